import { plural, writeList } from "#domain/text/formats.ts"
import type { Unreadable } from "./messages.ts"
import { countOf } from "#domain/text/count-words.ts"

const unreadable: Record<Unreadable, string> = {
  empty: "The file is empty.",
  "no-table":
    "It has no training history. Repertoire reads CSV files, its own JSON and Apple Health exports.",
  "too-large": "It’s over 300 MB, larger than any training history.",
  gone: "The file was moved or changed while Repertoire was reading it.",
  newer: "It was exported from a newer version of Repertoire. Update this server first.",
  archive: "This archive has no Apple Health records. Unpack it and choose the file inside.",
  "old-strong":
    "It’s in Strong’s format from 2018, which Repertoire can’t read. Update Strong and export again.",
  bomb: "It unpacks to far more data than any Apple Health export.",
  broken: "It’s a Repertoire export, but it is damaged or was edited by hand.",
}

const quoteList = (names: readonly string[]) => writeList(names.map((name) => `“${name}”`))

/** The wording for choosing and reading a file, and for mapping its columns. */
export const sentences = {
  invitation: "Bring your training over from another app.",
  dropHere: "Drop the export here, or choose it.",
  chooseFile: "Choose File",
  chooseAnother: "Choose Another File",
  apps: "Strong, Hevy, FitNotes, Fitbod, StrongLifts, JEFIT, Liftosaur, LiftLog, Flexify, Apple Health, and Repertoire’s own export. Any other CSV works too: you match its columns.",
  howToExport: "How to export from other apps",
  places: [
    { app: "Strong", place: "Settings > Export Strong Data" },
    { app: "Hevy", place: "Settings > Export & Import Data" },
    { app: "FitNotes", place: "Settings > Export Workout Data" },
    { app: "Fitbod", place: "Log > Settings > Export Workout Data" },
    { app: "StrongLifts", place: "Settings > Export Data" },
    {
      app: "Apple Health",
      place: "Your picture > Export All Health Data, then choose export.xml from the zip",
    },
  ],
  promise: "Nothing is saved until you press Import, and you can undo the whole import.",

  reading: (name: string) => `Reading ${name}`,
  rowsRead: (rows: number) => `${countOf(rows, "row", "rows")} read on this device`,
  onThisDevice: "Reading on this device",
  cantRead: (name: string) => `Repertoire can’t read ${name}.`,
  whyUnreadable: (why: Unreadable) => unreadable[why],
  nothingImported: "Nothing was imported. Export your data again and choose the new file.",
  readingFailed: "Something went wrong while reading the file. Nothing was imported.",
  refusedAll: (name: string, count: number) =>
    count > 0
      ? `None of the ${countOf(count, "line", "lines")} in ${name} could be read.`
      : `Nothing in ${name} could be read.`,
  refusedAs: (source: string, isTable: boolean) =>
    isTable && source !== "CSV"
      ? `It was recognized as ${source}. Nothing was imported.`
      : "Nothing was imported.",
  matchColumns: "Match Its Columns",

  columnsTitle: "What is in these columns?",
  columnsAbout: (name: string, rows: number) => `${name}, ${countOf(rows, "row", "rows")}`,
  leaveOut: "Leave out",
  columnsMissing: (names: readonly string[]) =>
    `Choose which column holds the ${writeList(names.map((name) => name.toLowerCase()))}.`,
  columnsOpen: (names: readonly string[]) =>
    `Choose what ${quoteList(names)} ${plural(names.length, { one: "holds, or leave it out", other: "hold, or leave them out" })}.`,
  notUnderstood: (source: string, names: readonly string[]) =>
    `This looks like ${source}, but Repertoire can’t read ${quoteList(names)}. Choose what ${plural(names.length, { one: "it holds", other: "they hold" })}, so that nothing is lost.`,
  showPreview: "Show Preview",
}
