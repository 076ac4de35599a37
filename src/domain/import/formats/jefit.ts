import type { Cells } from "#domain/import/cells.ts"
import type { FileSet } from "#domain/import/file-history.ts"
import { emptySet, type RowFormat, type RowWorkout, workoutAt } from "#domain/import/row-reading.ts"
import type { SectionedFormat, Sections } from "#domain/import/sections.ts"
import { sentences } from "#domain/import/sentences.ts"
import { rowsBy } from "#domain/import/table.ts"
import { readNumber } from "#domain/import/written-numbers.ts"
import { jefitNotes, type Notes } from "./jefit-notes.ts"
import { type JefitSessions, jefitSessions } from "./jefit-sessions.ts"

const logs = "EXERCISE LOGS"
const cardio = "CARDIO LOGS"

/**
 * JEFIT: several tables; each row of the logs is an exercise with all its sets in one cell, such as "60x5,60x5". Cardio has its own table, which
 * gives the day but not the session.
 */
export const jefit: SectionedFormat = {
  source: "JEFIT",
  titleIn: ([first = ""]) => /^###+\s*([^#\s].*?)\s*#*$/.exec(first.trim())?.[1] ?? null,
  formats(sections) {
    const sessions = jefitSessions(sections, logs)
    const notes = jefitNotes(sections, [logs, cardio])
    return [
      { title: logs, format: logsFormat(sections, sessions, notes) },
      { title: cardio, format: cardioFormat(sections, sessions, notes) },
      { title: "NOTES", format: notes.unused },
    ]
  },
  lookups: ["SETTING", "WORKOUT SESSIONS"],
}

function logsFormat(sections: Sections, sessions: JefitSessions, notes: Notes): RowFormat {
  const weight_unit = unitIn(sections)
  return {
    source: jefit.source,
    recognizes: () => false,
    columns: [
      ...["USERID", "TIMESTAMP", "belongSys", "logs", "_id", "record", "mydate", "eid", "ename"],
      ...["day_item_id", "belongsession", "logTime", "interval_logs", "auto_generated"],
    ],
    main: { date: ["mydate"], exercise: ["ename"], reps: ["logs"] },
    read(cells) {
      const id = sessions.has(cells.text("belongsession")) ? cells.text("belongsession") : null
      return {
        workoutKey: id === null ? cells.text("mydate") : `session ${id}`,
        readWorkout: () => workoutOf(cells, sessions, id),
        workoutNotes: null,
        exercise: cells.text("ename"),
        position: null,
        exerciseNotes: notes.of(cells.text("eid"), cells.text("mydate")),
        sets: readSets(cells, weight_unit),
      }
    },
  }
}

function cardioFormat(sections: Sections, sessions: JefitSessions, notes: Notes): RowFormat {
  const named = rowsBy("eid", sections.get(logs))
  return {
    source: jefit.source,
    recognizes: () => false,
    columns: [
      ...["row_id", "TIMESTAMP", "USERID", "_id", "weeklyLogId", "eid", "ename", "belongSys", "lap"],
      ...["duration", "speed", "distance", "calorie", "mydate"],
    ],
    main: { date: ["mydate"], exercise: ["eid"], distance: ["distance"], duration: ["duration"] },
    read(cells) {
      const day = cells.text("mydate")
      const eid = cells.text("eid")
      const id = sessions.onlyOneOn(day)
      const { distance, distance_unit } = cells.distance(["distance"])
      const set = {
        ...emptySet,
        duration_minutes: cells.minutes(["duration"], "s") || null,
        distance: distance || null,
        distance_unit,
      }
      return {
        workoutKey: id === null ? day : `session ${id}`,
        readWorkout: () => workoutOf(cells, sessions, id),
        workoutNotes: null,
        // JEFIT's built-in exercises aren't in the file, so the only thing known about them is their number.
        exercise: cells.textOrNull("ename") ?? named.get(eid)?.["ename"] ?? (eid && `JEFIT cardio ${eid}`),
        position: null,
        exerciseNotes: notes.of(eid, day),
        sets: [set],
      }
    },
  }
}

function workoutOf(cells: Cells, sessions: JefitSessions, id: string | null): RowWorkout {
  const session = id === null ? null : sessions.timesOf(id)
  return session ? { name: null, ...session } : workoutAt(cells, "mydate")
}

function unitIn(sections: Sections): FileSet["weight_unit"] {
  const mass = [...rowsBy("mass", sections.get("SETTING")).keys()].join(" ").toLowerCase()
  if (mass.includes("kg")) return "kg"
  return mass.includes("lb") ? "lbs" : null
}

function readSets(cells: Cells, weight_unit: FileSet["weight_unit"]): FileSet[] {
  return cells
    .text("logs")
    .split(",")
    .filter((written) => written.trim() !== "")
    .flatMap((written) => {
      const [weight = null, reps = null] = written.split("x").map((each) => readNumber(each.trim(), "."))
      if (reps === null) cells.warn(sentences.noReps(written))
      return reps === null || weight === null
        ? []
        : [{ ...emptySet, reps, weight: weight || null, weight_unit }]
    })
}
