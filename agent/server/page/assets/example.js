// An example that shows every kind of verdict but `unassessed`.

export const EXAMPLE = {
  draft: `The harbour ferry runs every 20 minutes from 6:30 to 23:00. A single ticket costs €3.20, and children under 12 travel free of charge. Bicycles are carried on all crossings at no extra cost. Each ferry takes up to 180 passengers. Dogs must be kept on a lead. The ferries were built in Norway.`,
  question: "",
  documents: [
    {
      title: "Ferry timetable and fares",
      text: `# Ferry timetable and fares

Effective 1 March 2026.

The harbour ferry runs every 20 minutes from 6:30 to 23:00 on all days of the week.

A single ticket costs €3.20. A day ticket costs €7.50. Children under the age of 12 travel free of charge when an adult is with them.

Bicycles are carried on all crossings except between 16:00 and 18:00 on weekdays. A bicycle ticket costs €1.50.

Dogs are welcome on board if they are kept on a lead.`,
    },
    {
      title: "Facts about the fleet",
      text: `# Facts about the fleet

Last updated: 12 May 2021.

Two ferries serve the harbour line. Each ferry takes up to 150 passengers and 24 bicycles.

A single ticket costs €2.80.`,
    },
  ],
};
