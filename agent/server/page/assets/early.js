// Runs before the first paint, so that a chosen theme never flashes the other one.
(() => {
  try {
    const chosen = localStorage.getItem("affidavit.theme");
    if (chosen === "dark" || chosen === "light") document.documentElement.dataset.theme = chosen;
  } catch {
    // Storage may be forbidden; the system's theme is used then.
  }
})();
