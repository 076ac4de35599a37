/** Sentences about a file's lines. */
export const sentences = {
  noDate: (text: string) =>
    text === "" ? "The date is missing. Left out." : `The date ${text} doesn’t exist. Left out.`,
  noExercise: "The exercise is missing. Left out.",
  longExercise: "The exercise’s name has more than 200 characters. Left out.",
  noReps: (text: string) => `“${text}” is not a number of reps. The set is kept without them.`,
  noWeight: (text: string) => `“${text}” is not a weight. The set is kept without one.`,
  noDistance: (text: string) => `“${text}” is not a distance. The set is kept without one.`,
  noTime: (text: string) => `“${text}” is not a time. The set is kept without one.`,
  noRpe: (text: string) => `“${text}” is not an RPE from 0 to 10. The set is kept without one.`,
  noDuration: (text: string) => `“${text}” is not a length of time. The workout is kept without one.`,
  noBodyWeight: (text: string) =>
    text === "" ? "The weight is missing. Left out." : `“${text}” is not a body weight. Left out.`,
  unknownUnit: (text: string) => `“${text}” is not a unit that Repertoire knows. Left out.`,
  unknownSet: (text: string) => `“${text}” is not a kind of set. It is kept as a normal one.`,
  missingReps: (weight: string) => `Reps are missing. The set is kept at ${weight}, without reps.`,
  farBeyond: (weight: string) => `${weight}, ten times your best. Kept as it is written.`,
  nothingDone: "Nothing was done in this set. Left out.",
  cut: (what: "name" | "note", most: string) =>
    `The ${what} has more than ${most} characters. The rest is cut off.`,
  unknownColumn: (name: string) => `Unknown column “${name}”. Not imported.`,
  wrongCells: "The line has more cells than there are columns. Left out.",
  neverClosed: "A quotation mark is never closed. What follows it can’t be read.",
}
