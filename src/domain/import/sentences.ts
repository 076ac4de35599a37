const likeADate = /^\d+[-./]\d+[-./]\d+/

function noDate(text: string): string {
  if (text === "") return "The date is missing. Left out."
  return likeADate.test(text)
    ? `The date ${text} doesn’t exist. Left out.`
    : `“${text}” is not a date. Left out.`
}

/** Messages about the lines of an imported file. */
export const sentences = {
  noDate,
  farDate: (text: string) => `The date ${text} is not between 1900 and 2200. Left out.`,
  noClock: (text: string) => `“${text}” is not a time of day. Left out.`,
  noExercise: "The exercise is missing. Left out.",
  longExercise: "The exercise’s name has more than 200 characters. Left out.",
  noReps: (text: string) => `“${text}” is not a number of reps. The set is kept without them.`,
  noWeight: (text: string) => `“${text}” is not a weight. The set is kept without one.`,
  noDistance: (text: string) => `“${text}” is not a distance. The set is kept without one.`,
  noTime: (text: string) => `“${text}” is not a time. The set is kept without one.`,
  noNumber: (text: string) => `“${text}” is not a number. It is left out.`,
  noSetTime: (text: string) => `“${text}” is not a time. Left out.`,
  unknownVersion: (text: string) => `Repertoire doesn’t recognize the format “${text}”. Left out.`,
  noRpe: (text: string) => `“${text}” is not an RPE from 0 to 10. The set is kept without one.`,
  noDuration: (text: string) => `“${text}” is not a duration. The workout is kept without one.`,
  noBodyWeight: (text: string) =>
    text === "" ? "The weight is missing. Left out." : `“${text}” is not a body weight. Left out.`,
  unknownUnit: (text: string) => `“${text}” is not a unit that Repertoire knows. Left out.`,
  unknownRow: (text: string) => `“${text}” is not a kind of set that Repertoire knows. Left out.`,
  manySets: (most: string) => `The workout has more than ${most} sets. Left out.`,
  manyExercises: (most: string) => `The file has more than ${most} exercises, so this one was left out.`,
  manyNotes: (most: string) =>
    `The workout’s notes have more than ${most} characters in total. This note is left out.`,
  noFlag: (text: string) => `“${text}” is neither yes nor no. The set is kept as a normal one.`,
  noSets: (text: string) => `“${text}” is not a number of sets from 1 to 100. Left out.`,
  unknownSet: (text: string) => `“${text}” is not a kind of set. It is kept as a normal one.`,
  missingReps: (weight: string) => `Reps are missing. The set is kept at ${weight}, without reps.`,
  farBeyond: (weight: string) => `${weight} is at least ten times your best. Kept as written.`,
  farAway: (distance: string) => `${distance} is too far for one workout. Kept as written.`,
  manyReps: (reps: string) => `${reps} reps is too many for one set. Kept as written.`,
  tooLong: (minutes: string) => `${minutes} minutes is longer than a day. Kept as written.`,
  nothingDone: "Nothing was done in this set. Left out.",
  cut: (what: "name" | "note", most: string) =>
    `The ${what} has more than ${most} characters. The rest is cut off.`,
  unknownColumn: (name: string) => `Unknown column “${name}”. Not imported.`,
  unreadColumn: (name: string) => `The column “${name}” can’t be read.`,
  missingColumn: (name: string) => `The column “${name}” is missing.`,
  unreadTable: (name: string, rows: string) => `The table “${name}” with ${rows} is not imported.`,
  unreadRows: (kind: string) => `Rows of type “${kind}” are not imported.`,
  unusedNote: (note: string) =>
    `The note “${note}” doesn’t belong to any exercise in the file. Not imported.`,
  wrongCells: "The line has more cells than there are columns. Left out.",
  neverClosed: "A quotation mark is never closed. What follows it can’t be read.",
}
