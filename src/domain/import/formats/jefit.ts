import type { Cells } from "#domain/import/cells.ts"
import { readDecimal } from "#domain/import/cells.ts"
import type { FileSet } from "#domain/import/file-history.ts"
import { emptySet, type RowFormat, type RowWorkout, workoutAt } from "#domain/import/row-reading.ts"
import { rowsBy, type Section, type SectionedFormat } from "#domain/import/sections.ts"
import { sentences } from "#domain/import/sentences.ts"

const logs = "EXERCISE LOGS"

/** JEFIT: several tables; each row of the logs is an exercise with all its sets in one cell, such as "60x5,60x5". */
export const jefit: SectionedFormat = {
  source: "JEFIT",
  titleIn: ([first = ""]) => /^###\s*(.+?)\s*(?:###)?$/.exec(first.trim())?.[1] ?? null,
  formats: (sections) => [{ title: logs, format: logsFormat(sections) }],
}

function logsFormat(sections: ReadonlyMap<string, Section>): RowFormat {
  const started = rowsBy("_id", sections.get("WORKOUT SESSIONS"))
  const weight_unit = unitIn(sections.get("SETTING"))
  return {
    source: jefit.source,
    recognises: () => false,
    columns: [
      ...[
        "USERID",
        "TIMESTAMP",
        "belongSys",
        "logs",
        "_id",
        "record",
        "mydate",
        "eid",
        "ename",
        "day_item_id",
      ],
      ...["belongsession", "logTime", "interval_logs", "auto_generated"],
    ],
    read(cells) {
      const session = started.get(cells.text("belongsession"))
      return {
        workoutKey: session ? `session ${cells.text("belongsession")}` : cells.text("mydate"),
        readWorkout: () => sessionStart(session) ?? workoutAt(cells.text("mydate")),
        workoutNotes: null,
        exercise: cells.text("ename"),
        position: null,
        exerciseNotes: null,
        sets: readSets(cells, weight_unit),
      }
    },
  }
}

/** The start of a session, in seconds since 1970. */
function sessionStart(session: Record<string, string> | undefined): RowWorkout | null {
  const seconds = readDecimal(session?.["starttime"] ?? "")
  if (seconds === null || seconds <= 0) return null
  return { name: null, start: { kind: "moment", moment: seconds * 1000 }, duration_seconds: null }
}

function unitIn(settings: Section | undefined): FileSet["weight_unit"] {
  const mass = [...rowsBy("mass", settings).keys()].join(" ").toLowerCase()
  if (mass.includes("kg")) return "kg"
  return mass.includes("lb") ? "lbs" : null
}

function readSets(cells: Cells, weight_unit: FileSet["weight_unit"]): FileSet[] {
  return cells
    .text("logs")
    .split(",")
    .filter((written) => written.trim() !== "")
    .flatMap((written) => {
      const [weight = null, reps = null] = written.split("x").map((each) => readDecimal(each.trim()))
      if (reps === null) cells.warn(sentences.noReps(written))
      return reps === null || weight === null
        ? []
        : [{ ...emptySet, reps, weight: weight || null, weight_unit }]
    })
}
