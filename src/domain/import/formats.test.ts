import Papa from "papaparse"
import { describe, expect, it } from "vitest"
import { sectionHead, sectionLines } from "#domain/export/data-export.ts"
import { exportSections } from "#domain/export/export-sections.ts"
import type { FileHistory } from "./file-history.ts"
import { mappedFormat } from "./formats/mapped.ts"
import { guessColumns } from "./guess-columns.ts"
import { usedExercises } from "./match-exercises.ts"
import { recognize, separatorOf } from "./recognize.ts"
import { historyReader } from "./table-reader.ts"

/** Reads a file in which no cell contains a line break. */
function read(text: string): FileHistory {
  const delimiter = separatorOf(text.split("\n")[0] ?? "")
  const [header = [], ...rows] = Papa.parse<string[]>(text, { delimiter }).data
  const reader = recognize(header)
  if (!reader) throw new Error("No app is known to write this.")
  for (const [index, cells] of rows.entries()) reader.add(cells, index + 2)
  return reader.finish()
}

/** A history as text: a line for each workout and each set. */
function outline({ workouts }: FileHistory): string[] {
  return workouts.flatMap(({ name, start, end, duration_seconds, notes, exercises }) => [
    [name, ...Object.values(start), ...(end ? ["until", ...Object.values(end)] : []), duration_seconds, notes]
      .filter((each) => each !== null)
      .join(" "),
    ...exercises.flatMap((exercise) =>
      exercise.sets.map((set) => {
        const fields = [
          set.set_type,
          set.reps !== null && `${set.reps} reps`,
          set.weight !== null && `${set.weight} ${set.weight_unit ?? "?"}`,
          set.duration_minutes !== null && `${set.duration_minutes} min`,
          set.distance !== null && `${set.distance} ${set.distance_unit ?? "?"}`,
          set.rpe !== null && `RPE ${set.rpe}`,
          set.notes,
        ]
        return `  ${exercise.name}: ${fields.filter(Boolean).join(", ")}`
      }),
    ),
  ])
}

const sentencesOf = ({ problems }: FileHistory) => problems.map(({ line, sentence }) => `${line} ${sentence}`)

describe("Strong", () => {
  it("with commas has no units, and zeros for missing values", () => {
    const history = read(
      `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2025-07-07 18:35:21,Push,1h 18m,Bench,Note,,,,,Slow,,
2025-07-07 18:35:21,Push,1h 18m,Bench,W,20.0,10,0,0,,Tired,
2025-07-07 18:35:21,Push,1h 18m,Bench,1,60.5,5,0,0,,,8.5
2025-07-07 18:35:21,Push,1h 18m,Bench,Rest Timer,0,0,0,120,,,
2025-07-07 18:35:21,Push,1h 18m,Bench,F,60.5,3,0,0,Close,,
2025-07-07 18:35:21,Push,1h 18m,Bench,D,40,8,0,0,,,
2025-07-07 18:35:21,Push,1h 18m,Plank,1,0,0,0,90,,,
2025-07-07 18:35:21,Push,1h 18m,Running,1,0,0,5.2,1500,,,
2025-07-07 18:35:21,Push,1h 18m,Bench,1,60.5,5,0,0,,,`,
    )
    expect(outline(history)).toEqual([
      "Push clock 2025-07-07 18:35:21 4680 Tired",
      "  Bench: warmup, 10 reps, 20 ?, Slow",
      "  Bench: normal, 5 reps, 60.5 ?, RPE 8.5",
      "  Bench: failure, 3 reps, 60.5 ?, Close",
      "  Bench: drop, 8 reps, 40 ?",
      "  Plank: normal, 1.5 min",
      "  Running: normal, 25 min, 5.2 ?",
      "  Bench: normal, 5 reps, 60.5 ?",
    ])
    expect(history.workouts[0]?.exercises.map(({ name }) => name)).toEqual([
      "Bench",
      "Plank",
      "Running",
      "Bench",
    ])
    expect(history.problems).toEqual([])
  })

  it("with semicolons names the unit in each row", () => {
    const history = read(
      `Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration
2025-07-07 18:35:21;Legs;Squat;1;82,5;kg;5;;;;0;;;54m
2025-07-07 18:35:21;Legs;Squat;2;185;lbs;5;;;;0;;;54m
2025-07-07 18:35:21;Legs;Run;1;;;;;1.5;mi.;600;;;54m`,
    )
    expect(outline(history)).toEqual([
      "Legs clock 2025-07-07 18:35:21 3240",
      "  Squat: normal, 5 reps, 82.5 kg",
      "  Squat: normal, 5 reps, 185 lbs",
      "  Run: normal, 10 min, 1.5 mi",
    ])
  })

  it("with a number for each workout names the units in its header", () => {
    const history = read(
      `"Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"
"9";"2026-04-02 18:10:00";"Pull";"3120";"Row";"W";"40.0";"12";"";"";"";"";""
"9";"2026-04-02 18:10:00";"Pull";"3120";"Erg";"1";"";"";"";"2500";"540";"";""`,
    )
    expect(outline(history)).toEqual([
      "Pull clock 2026-04-02 18:10:00 3120",
      "  Row: warmup, 12 reps, 40 kg",
      "  Erg: normal, 9 min, 2.5 km",
    ])
  })
})

describe("a weight that is ten times the best of its exercise", () => {
  it("is reported with its line, and kept as written", () => {
    const header = "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps"
    const rows = [80, 85, 90, 87.5, 900, 90].map(
      (weight, index) => `2025-07-0${index + 1} 18:00:00;Push;Bench;1;${weight};kg;5`,
    )
    const history = read([header, ...rows, "2025-07-09 18:00:00;Push;Curl;1;900;kg;1"].join("\n"))
    expect(sentencesOf(history)).toEqual(["6 900 kg is at least ten times your best. Kept as written."])
    expect(history.workouts).toHaveLength(7)
  })
})

describe("Hevy", () => {
  it.each([
    ["8 Jul 2025, 14:36", "2025-07-08"],
    ["08 juil. 2025, 14:36", "2025-07-08"],
    ["8 juin 2025, 14:36", "2025-06-08"],
    ["3 fev 2026, 14:36", "2026-02-03"],
    ["3 mrt. 2026, 14:36", "2026-03-03"],
    ["3 März 2026, 14:36", "2026-03-03"],
    ["15 мая 2026, 14:36", "2026-05-15"],
    ["2026年2月3日 14:36", "2026-02-03"],
    ["2026년 2월 3일, 14:36", "2026-02-03"],
    ["3 2月 2026, 14:36", "2026-02-03"],
    ["May 15, 2026, 2:36 PM", "2026-05-15"],
    ["2026-05-15 14:36:00", "2026-05-15"],
    ["2026-5-9 14:36", "2026-05-09"],
    ["9-May-26 14:36", "2026-05-09"],
    ["9 mayo 2026, 2:36 p. m.", "2026-05-09"],
    ["2026-05-09 2:36:00\u202FPM", "2026-05-09"],
    ["29/5/26 14:36", "2026-05-29"],
    ["5/29/1998 14:36", "1998-05-29"],
    ["29.5.98 14:36", "1998-05-29"],
  ])("writes its date as %s", (date, day) => {
    const header =
      "title;start_time;end_time;description;exercise_title;superset_id;exercise_notes;set_index;set_type;weight_kg;reps;distance_km;duration_seconds;rpe"
    const history = read(`${header}\nLegs;${date};;;Squat;;;0;normal;100;5;;;`)
    expect(history.workouts.map(({ start }) => start)).toEqual([{ kind: "clock", day, time: "14:36:00" }])
  })

  it("may mix pounds and kilometers, and counts its sets from zero", () => {
    const history = read(
      `title;start_time;end_time;description;exercise_title;superset_id;exercise_notes;set_index;set_type;weight_lbs;reps;distance_km;duration_seconds;rpe
Legs;3 Mar 2026, 07:05;3 Mar 2026, 08:00;Good;Leg Press;0;Feet high;0;warmup;140;10;;0;8.5
Legs;3 Mar 2026, 07:05;3 Mar 2026, 08:00;Good;Leg Press;0;Feet high;1;dropset;140;10;;;
Legs;3 Mar 2026, 07:05;3 Mar 2026, 08:00;Good;Leg Press;0;;0;failure;150;8;;;
Legs;3 Mar 2026, 07:05;3 Mar 2026, 08:00;Good;Run;;;0;normal;;;2.5;720;`,
    )
    expect(outline(history)).toEqual([
      "Legs clock 2026-03-03 07:05:00 until clock 2026-03-03 08:00:00 Good",
      "  Leg Press: warmup, 10 reps, 140 lbs, RPE 8.5, Feet high",
      "  Leg Press: drop, 10 reps, 140 lbs",
      "  Leg Press: failure, 8 reps, 150 lbs",
      "  Run: normal, 12 min, 2.5 km",
    ])
    expect(history.workouts[0]?.exercises).toHaveLength(3)
  })

  it("has body weights in its measurements table, always in kilograms", () => {
    const history = read("date,weight_kg,fat_percent,waist_in\n2026-01-05,80.5,18,33\n2026-01-06,,18,33")
    expect(history.weights).toEqual([
      { line: 2, at: { kind: "day", day: "2026-01-05" }, weight: 80.5, weight_unit: "kg" },
    ])
    expect(sentencesOf(history)).toEqual([
      "1 Unknown column “fat_percent”. Not imported.",
      "1 Unknown column “waist_in”. Not imported.",
    ])
  })
})

describe("the other apps", () => {
  it("FitNotes on Android: each day is a workout, and exercises may alternate", () => {
    const history = read(
      `Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
2026-02-11,Goblet Squat,Legs,24.0,kgs,12,,,,easy
2026-02-11,Run,Cardio,,,,1500,m,0:05:30,
2026-02-11,Goblet Squat,Legs,55,lbs,10,,,,`,
    )
    expect(outline(history)).toEqual([
      "day 2026-02-11",
      "  Goblet Squat: normal, 12 reps, 24 kg, easy",
      "  Goblet Squat: normal, 10 reps, 55 lbs",
      "  Run: normal, 5.5 min, 1.5 km",
    ])
  })

  it("FitNotes on iOS: only one unit's column is filled", () => {
    const history = read(
      `Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind
2026-02-11,Row,Back,,110,8,,,,,wr`,
    )
    expect(outline(history)).toEqual(["day 2026-02-11", "  Row: warmup, 8 reps, 110 lbs"])
  })

  it("Fitbod: moments in UTC, zeros for nothing", () => {
    const history = read(
      `Date,Exercise, Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note, multiplier
2026-05-01 16:00:10 +0000,Hammer Curl, 10,12.0,0.0,0.0,0.0,0.0,true,, 2.0
2026-05-01 16:00:10 +0000,Running, 0,0.0,600.0,2000.0,0.0,0.0,false,, 0.0`,
    )
    expect(outline(history)).toEqual([
      `moment ${Date.parse("2026-05-01T16:00:10Z")}`,
      "  Hammer Curl: warmup, 10 reps, 12 kg",
      "  Running: normal, 10 min, 2 km",
    ])
  })

  it("StrongLifts: one exercise per row, without sets that weren't done, and with the body weight", () => {
    const history = read(
      `Date (yyyy/mm/dd);Workout;Workout Name;Program Name;Body Weight (KG);Exercise;Sets×Reps;Notes;Duration (hours);Start Time (h:mm);Set 1 (Reps);Set 1 (LB);Set 2 (Reps);Set 2 (LB);Set 3 (Reps);Set 3 (LB)
2026/01/05;12;Workout A;5×5;80;Squat;5/0/-;;0.5;6:00 PM;5;60;0;60;0;60
2026/01/05;12;Workout A;5×5;80;Bench;5;;0.5;6:00 PM;5;50;;;;`,
    )
    expect(outline(history)).toEqual([
      "Workout A clock 2026-01-05 18:00:00 1800",
      "  Squat: normal, 5 reps, 60 lbs",
      "  Squat: normal, 0 reps, 60 lbs",
      "  Bench: normal, 5 reps, 50 lbs",
    ])
    expect(history.weights).toEqual([
      { line: 2, at: { kind: "day", day: "2026-01-05" }, weight: 80, weight_unit: "kg" },
    ])
  })

  it("Liftosaur: planned sets that weren't done are left out", () => {
    const history = read(
      `Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,Completed RPE,Completed Weight Value,Completed Weight Unit,Notes
2026-03-01T17:00:00.000Z,P,Day 1,Squat,1,5,6,,100,kg,
2026-03-01T17:00:00.000Z,P,Day 1,Squat,0,5,,,,,
2026-03-01T17:00:00.000Z,P,Day 1,Squat,0,5,5,9,225,lb,`,
    )
    expect(outline(history)).toEqual([
      `Day 1 moment ${Date.parse("2026-03-01T17:00:00Z")}`,
      "  Squat: warmup, 6 reps, 100 kg",
      "  Squat: normal, 5 reps, 225 lbs, RPE 9",
    ])
  })

  it("LiftLog: a session's sets, each with its own moment", () => {
    const history = read(
      `SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes
a1,2026-03-01T18:02:11+01:00,Row,50,kg,9,10,
a1,2026-03-01T18:05:11+01:00,Row,50,kg,8,10,
a1,2026-03-01T18:08:11+01:00,Dip,,,8,10,`,
    )
    expect(outline(history)).toEqual([
      `moment ${Date.parse("2026-03-01T17:02:11Z")}`,
      "  Row: normal, 9 reps, 50 kg",
      "  Row: normal, 8 reps, 50 kg",
      "  Dip: normal, 8 reps",
    ])
  })

  it("Flexify: a day's sets are a workout, stones become kilograms, and the body weight is included", () => {
    const history = read(
      `id,name,reps,weight,created,unit,bodyWeight,duration,distance,cardio,hidden,incline
7,Dip,8.0,0.0,2026-03-01T18:00:00.000,kg,80.0,0.0,0.0,false,false,
8,Press,5.0,10.0,2026-03-01T18:10:00.000,stone,0.0,0.0,0.0,false,false,`,
    )
    expect(outline(history)).toEqual([
      "clock 2026-03-01 18:00:00",
      "  Dip: normal, 8 reps",
      "  Press: normal, 5 reps, 63.502932 kg",
    ])
    expect(history.weights).toHaveLength(1)
  })
})

describe("files of several tables", () => {
  it("JEFIT: one exercise per row with its sets in one cell, at its session's time", () => {
    const history = read(`### SETTING ###
_id,mass
1,lbs

### WORKOUT SESSIONS ###
_id,starttime
4,1772388000
### EXERCISE LOGS ###
USERID,TIMESTAMP,belongSys,logs,_id,record,mydate,eid,ename,day_item_id,belongsession,logTime,interval_logs,auto_generated
1,0,1,"60x5,62.5x3",9,70,2026-03-01,2,"Squat",3,4,1772388000,,0
1,0,1,"0x12",10,0,2026-03-02,2,"Dip",3,,0,,0
1,0,1,"long",11,0,2026-03-02,2,"Run",3,,0,,0`)
    expect(outline(history)).toEqual([
      "moment 1772388000000",
      "  Squat: normal, 5 reps, 60 lbs",
      "  Squat: normal, 3 reps, 62.5 lbs",
      "day 2026-03-02",
      "  Dip: normal, 12 reps",
    ])
    expect(sentencesOf(history)).toEqual(["12 “long” is not a number of reps. The set is kept without them."])
  })

  it("Repertoire's own: the file from Download My Data", () => {
    const context = {
      exercises: new Map([["e", "=Squat"]]),
      loads: new Map([["e", "help"]]),
      workouts: new Map(),
      localTime: () => "2026-03-01 18:00:00",
      utcOffset: () => "UTC+01:00",
    }
    const at = "2026-03-01T17:00:00Z"
    const log = {
      id: "l",
      date: "2026-03-01",
      workout_id: null,
      name: "Legs",
      notes: "-easy",
      duration_seconds: 60,
      started_at: at,
      created_at: at,
      updated_at: at,
      run_id: null,
      slot: null,
      counts: null,
      prescribed: null,
      advice: null,
    }
    const set = {
      id: "s",
      workout_log_id: "l",
      date: "2026-03-01",
      exercise_id: "e",
      exercise_order: 1,
      set_type: "warmup",
      reps: "5",
      weight: "82.5",
      weight_unit: "lbs",
      duration_minutes: "1.5",
      distance: null,
      distance_unit: "km",
      rpe: "8",
      notes: "@home",
      superset: 2,
      per_side: true,
      created_at: at,
      prescribed_set: 2,
    }
    const { workout_logs, set_logs, weight_logs } = exportSections
    const csv = [
      sectionHead(workout_logs) + sectionLines(workout_logs, [log], context),
      sectionHead(set_logs) +
        sectionLines(
          set_logs,
          [
            { ...set, set_number: 1 },
            { ...set, set_number: 2, set_type: "rest_pause", per_side: false },
          ],
          context,
        ),
      sectionHead(weight_logs) +
        sectionLines(
          weight_logs,
          [{ id: "w", date: "2026-03-01", weight: "80.5", weight_unit: "kg", created_at: at }],
          context,
        ),
    ]
    const history = read(csv.join("\r\n").replaceAll("\r\n", "\n"))
    expect(outline(history)).toEqual([
      `Legs moment ${Date.parse(at)} 2026-03-01 60 -easy`,
      "  =Squat: warmup, 5 reps, 82.5 lbs, 1.5 min, RPE 8, @home",
      "  =Squat: rest_pause, 5 reps, 82.5 lbs, 1.5 min, RPE 8, @home",
    ])
    expect(history.workouts[0]?.exercises[0]?.sets.map(({ superset }) => superset)).toEqual([2, 2])
    expect(history.workouts[0]?.exercises[0]?.sets.map(({ per_side }) => per_side)).toEqual([true, false])
    expect(history.workouts[0]?.exercises[0]?.load).toBe("help")
    expect(usedExercises(history)[0]?.guess).toMatchObject({ measure: "weight_reps", load: "help" })
    expect(history.weights).toEqual([
      { line: 12, at: { kind: "day", day: "2026-03-01" }, weight: 80.5, weight_unit: "kg" },
    ])
    expect(history.problems).toEqual([])
  })
})

describe("a table from an unknown app", () => {
  it("is read with the meanings that a person gives its columns", () => {
    const names = ["Day", "Lift", "kg", "Reps", "Mood"]
    const columns = guessColumns(names.map((name) => ({ name, samples: [] })))
    expect(columns).toEqual({ date: "Day", exercise: "Lift", weight: "kg", reps: "Reps" })
    const reader = historyReader(mappedFormat(columns), names, 1, { dayOrder: "month_first" })
    reader.add(["3/4/2026", "Squat", "100", "5", "good"], 2)
    expect(outline(reader.finish())).toEqual(["day 2026-03-04", "  Squat: normal, 5 reps, 100 kg"])
  })
})

describe("a table kept by hand", () => {
  it("can mark reps per side and rest-pause sets", () => {
    const names = ["Date", "Exercise", "kg", "Reps", "Set type"]
    const columns = guessColumns(names.map((name) => ({ name, samples: [] })))
    const reader = historyReader(mappedFormat(columns), names, 1, { dayOrder: "month_first" })
    const cells = ["12 each", "10/side", "8 reps per leg", "6", "many each"]
    for (const [index, reps] of cells.entries())
      reader.add(["2026-03-04", "Lunge", "20", reps, index === 3 ? "Rest-pause" : "Working"], index + 2)
    const history = reader.finish()
    const sets = history.workouts[0]?.exercises[0]?.sets ?? []
    expect(sets.map(({ reps, per_side, set_type }) => [reps, per_side ?? false, set_type])).toEqual([
      [12, true, "normal"],
      [10, true, "normal"],
      [8, true, "normal"],
      [6, false, "rest_pause"],
      [null, true, "normal"],
    ])
    expect(sentencesOf(history)).toContainEqual(expect.stringMatching(/^6 “many each” /))
  })
})

describe("names of object properties", () => {
  const inherited = Object.getOwnPropertyNames(Object.prototype)

  it.each(inherited)("are neither a kind of set nor a unit: %s", (word) => {
    const hevy = read(`title,start_time,exercise_title,set_index,set_type,weight_kg,reps
Push,2026-03-04,Squat,0,${word},60,5
Push,2026-03-04,Squat,1,normal,60 ${word},5`)
    expect(outline(hevy).slice(0, 2)).toEqual(["Push day 2026-03-04", "  Squat: normal, 5 reps, 60 kg"])
    expect(sentencesOf(hevy)).toEqual([
      `2 “${word}” is not a kind of set. It is kept as a normal one.`,
      expect.stringMatching(/^3 “.+” is not a (?:unit that Repertoire knows|weight)/),
    ])
  })
})

describe("lines that can't be imported as they are", () => {
  const header = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Gym"
  it("are reported by number, and nothing is guessed", () => {
    const history = read(`${header}
2025-02-31 18:00:00,A,Squat,1,80,5,x
2025-03-01 18:00:00,A,,1,80,5,x
2025-03-01 18:00:00,A,Squat,1,-5,5,x
2025-03-01 18:00:00,A,Squat,2,60,,x
2025-03-01 18:00:00,A,Squat,3,,,x
2025-03-01 18:00:00,A,Squat,X,60,5,x
2025-03-01 18:00:00,A,Squat,5,60,5,x,more`)
    expect(sentencesOf(history)).toEqual([
      "1 Unknown column “Gym”. Not imported.",
      "2 The date 2025-02-31 18:00:00 doesn’t exist. Left out.",
      "3 The exercise is missing. Left out.",
      "5 Reps are missing. The set is kept at 60, without reps.",
      "6 Nothing was done in this set. Left out.",
      "7 “X” is not a kind of set. It is kept as a normal one.",
      "8 The line has more cells than there are columns. Left out.",
    ])
    expect(history.problems.filter(({ leftOut }) => leftOut !== null).map(({ line }) => line)).toEqual([
      2, 3, 6, 8,
    ])
    expect(outline(history)).toEqual([
      "A clock 2025-03-01 18:00:00",
      // Whether the exercise can be assisted isn't checked until the exercise is identified.
      "  Squat: normal, 5 reps, -5 ?",
      "  Squat: normal, 60 ?",
      "  Squat: normal, 5 reps, 60 ?",
    ])
  })

  it("are reported only with the reason, and no other word is called a date", () => {
    const history = read(`${header}
2025-03-01 18:00:00,A,Squat,1,80,5,x
2025-02-31 18:00:00,A,Squat,2,much,5,x
next week,A,Squat,X,80,5,x`)
    expect(sentencesOf(history).slice(1)).toEqual([
      "3 The date 2025-02-31 18:00:00 doesn’t exist. Left out.",
      "4 “next week” is not a date. Left out.",
    ])
  })
})
