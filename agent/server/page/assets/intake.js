// Files on their way in: what is asked meanwhile waits for them.

/** Takes files in; several batches may overlap. */
export class Intake {
  /** @param {(files: File[]) => Promise<boolean>} take tells whether every file could be used */
  constructor(take) {
    this.take = take;
    /** @type {Promise<boolean>|null} whether all could be used, while some are on their way */
    this.pending = null;
  }

  /** Take files in; the promise is of all that are on their way. */
  accept(files) {
    const all = Promise.all([this.pending ?? true, this.take(files)]).then((usable) => {
      if (this.pending === all) this.pending = null;
      return usable.every(Boolean);
    });
    this.pending = all;
    return all;
  }
}
