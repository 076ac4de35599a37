import { countOf } from "#domain/text/count-words.ts"
import { writeList, writeNumber } from "#domain/text/formats.ts"
import { sentences as ofProfile } from "../sentences.ts"
import { titles } from "#web/shell/title-sentences.ts"

const unexpectedInExport = "An unexpected error occurred during data download."

const exportedNames = {
  profiles: "profile data",
  workout_logs: "workout logs",
  set_logs: "set logs",
  weight_logs: "weight logs",
  goals: "goals",
  ai_analyses: "AI analyses",
  exercise_notes: "exercise notes",
  exercises: "exercises",
  programs: "programs",
  program_versions: "program versions",
  program_runs: "program runs",
  program_events: "program events",
  workouts: "routines",
  workout_exercises: "routine exercises",
  generated_weekly_schedules: "weekly plans",
  committed_workouts: "planned workouts",
  avoided: "what you avoid",
  body_measurements: "body measurements",
}

const missingNames = { exercises: "exercise", workouts: "workout" }

/** The wording for downloading a person's data and for importing. The first block is quoted word for word from the specification. */
export const sentences = {
  download: "Download My Data",
  exportFailed: (table: keyof typeof exportedNames, reason: string) =>
    `Failed to fetch ${exportedNames[table]}: ${reason}`,
  exportUnexpected: unexpectedInExport,

  downloadLine: "Everything you have logged",
  completeLine: "Full backup",
  completeHint: "Everything as one JSON file, photos included. You can import it again.",
  completeDownload: "Download Everything",
  setsLine: "For other apps",
  setsHint: "One CSV with a row for each set, in columns that other apps read",
  setsDownload: "Download Sets",
  downloadHint: "One CSV: workouts, sets, weight, goals, analyses",
  importLine: "Training from another app",
  importHint: "Strong, Hevy, FitNotes and others, or any CSV",
  import: titles["/import"],
  exportPhotosFailed: "Failed to fetch your progress photos. Check your connection.",
  exportStarted: "Reading your data.",
  exportAgain: "Your data changed while it was being read. Starting over.",
  exportNeverStill: `${unexpectedInExport} Your data changed during every attempt.`,
  exportUnexpectedFor: (reason: string) =>
    reason === ofProfile.serverMissing ? `${unexpectedInExport} ${reason}` : unexpectedInExport,
  exportReading: (table: keyof typeof exportedNames) => `Reading ${exportedNames[table]}`,
  exportRows: (rows: number, total: number) => `${writeNumber(rows, 0)} of ${writeNumber(total, 0)} rows`,
  exportDone: (rows: number) => `Your data has been downloaded: ${countOf(rows, "row", "rows")}.`,
  exportCancelled: "The download was canceled. Nothing was saved on this device.",
  exportNothingKept: "Nothing was saved on this device.",
  exportMissingNames: (tables: readonly (keyof typeof missingNames)[]) =>
    `The file is complete except for ${writeList(tables.map((table) => missingNames[table]))} names, which couldn’t be read. Download it again to get them.`,
}
