import Papa from "papaparse"

/** A generated export, with its contents as counted by its generator. */
export interface GeneratedHistory {
  csv: string
  sessions: number
  exercises: number
  sets: number
  /** The exercise names in the export that no library has. */
  unknown: string[]
}

interface Work {
  exercise: string
  sets: Record<string, string | number>[]
}

const plainWork = [
  { exercise: "Squat (Barbell)", weights: [135, 185, 225, 225], reps: 5 },
  { exercise: "Bench Press (Barbell)", weights: [95, 132.5, 132.5], reps: 8 },
  { exercise: "Bent Over Row (Barbell)", weights: [115, 115, 115], reps: 10 },
  { exercise: "Lat Pulldown (Cable)", weights: [80, 90, 100], reps: 12 },
  { exercise: "Lateral Raise (Dumbbell)", weights: [17.5, 17.5], reps: 15 },
  { exercise: "Face Pull", weights: [40, 40], reps: 20 },
]

/** Three or four plain exercises, varying from session to session. */
const plainSession = (index: number) =>
  Array.from(
    { length: 3 + (index % 2) },
    (_, offset) => plainWork[(index * 2 + offset) % plainWork.length] ?? [],
  )
    .flat()
    .map(({ exercise, weights, reps }) => ({
      exercise,
      sets: weights.map((weight) => ({ weight: weight + (index % 7) * 2.5, reps: reps + (index % 3) })),
    }))

const two = (number: number) => String(number).padStart(2, "0")

/** A Strong export with this many plain sessions and two ugly ones. */
export function strongHistory(plain: number): GeneratedHistory {
  const plainRows = Array.from({ length: plain }, (_, index) => {
    const day = `${2020 + Math.floor(index / 336)}-${two(1 + Math.floor((index % 336) / 28))}-${two(1 + (index % 28))}`
    return strongRows(`${day} 18:30:${two(index % 60)}`, `Day ${index % 4}`, "1h 5m", plainSession(index))
  })
  const ugly = [...strongRows("2021-12-29 23:59:59", uglyName, "57h 42m", uglyStrong), ...afterMidnight]
  const rows = [...plainRows.flat(), ...ugly]
  const csv = Papa.unparse(rows, { newline: "\n" })
  return {
    csv,
    ...countPlain(plain, 2),
    exercises: exercisesIn(plain) + 9,
    sets: setsIn(plain) + 17,
    unknown,
  }
}

const uglyName = 'Ash 🏋🏻‍♀️ ❤️‍🔥, "the" day; 4×4'
const unknown = ["Iso Supported Lateral Raise 7/7/7", "Größter Curl — İstanbul"]

const uglyStrong: Work[] = [
  {
    exercise: "Deadlift (Barbell)",
    sets: [
      { order: "W", weight: "135.0", reps: 5 },
      { order: "W", weight: "225.0", reps: 3 },
      { order: 1, weight: "402,5", reps: 3, rpe: "9.5", notes: 'A "heavy" one,\nwith a break;\nand a 🧊' },
      { order: "Rest Timer", seconds: 180 },
      { order: "F", weight: "365", reps: 6, rpe: 10 },
      { order: "D", weight: "315", reps: 8 },
      { order: "Note", notes: "Belt from 315 up\0" },
    ],
  },
  { exercise: "Pull Up", sets: [{ reps: 10 }, { weight: 25, reps: 6 }] },
  {
    exercise: "Iso Supported Lateral Raise 7/7/7",
    sets: [
      { weight: 10, reps: 7 },
      { weight: 10, reps: 7 },
    ],
  },
  { exercise: "reverse curl (CABLE)", sets: [{ weight: 30, reps: 12 }] },
  // The same exercise again, and another spelling that the library knows as the same exercise.
  { exercise: "Pull Up", sets: [{ reps: 5 }, { reps: 4 }] },
  { exercise: "Pull-Up", sets: [{ reps: 3 }] },
  { exercise: "Größter Curl — İstanbul", sets: [{ weight: 0, reps: 1 }] },
  { exercise: "Plank", sets: [{ seconds: 95 }] },
]

const afterMidnight = strongRows("2021-12-30 00:00:00", uglyName, "22s", [
  {
    exercise: "Rowing (Machine)",
    sets: [
      { distance: "0.5", seconds: 119 },
      { distance: "3.21", seconds: 628 },
    ],
  },
])

function strongRows(date: string, name: string, duration: string, work: Work[]) {
  return work.flatMap(({ exercise, sets }) =>
    sets.map((set, index) => ({
      Date: date,
      "Workout Name": name,
      Duration: duration,
      "Exercise Name": exercise,
      "Set Order": set["order"] ?? index + 1,
      Weight: set["weight"] ?? 0,
      Reps: set["reps"] ?? 0,
      Distance: set["distance"] ?? 0,
      Seconds: set["seconds"] ?? 0,
      Notes: set["notes"] ?? "",
      "Workout Notes": "TEMPO + 🧠, slow; 'eccentric'",
      RPE: set["rpe"] ?? "",
    })),
  )
}

/** A Hevy export with this many plain sessions and two ugly ones, newest first, with a byte order mark and Windows line endings. */
export function hevyHistory(plain: number): GeneratedHistory {
  const plainRows = Array.from({ length: plain }, (_, index) => {
    const month = monthNames[Math.floor(index / 28) % 12] ?? "Jan"
    const year = 2023 + Math.floor(index / 336)
    return hevyRows(
      `${1 + (index % 28)} ${month} ${year}, 07:${two(index % 60)}`,
      "Full body",
      plainSession(index),
    )
  })
  const ugly = [
    ...hevyRows("25 Oct 2022, 9:05", "Rest day 😝", uglyHevy),
    // Another session that started in the same minute.
    ...hevyRows("25 Oct 2022, 9:05", "Push 📈📈", [{ exercise: "Push Up", sets: [{ reps: 40 }] }]),
  ]
  const csv = `\uFEFF${Papa.unparse([...plainRows.toReversed().flat(), ...ugly], { newline: "\r\n" })}\r\n\r\n`
  return {
    csv,
    ...countPlain(plain, 2),
    exercises: exercisesIn(plain) + 7,
    sets: setsIn(plain) + 11,
    unknown: ["Größter Curl — İstanbul"],
  }
}

const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

const uglyHevy: Work[] = [
  {
    exercise: "Incline Bench Press (Barbell)",
    sets: [
      { type: "warmup", weight: 95, reps: 10, superset: 0 },
      { weight: 155.5, reps: 9, rpe: 8.5, superset: 0 },
      { type: "failure", weight: 155.5, reps: 6, rpe: 10, superset: 0 },
      { type: "dropset", weight: 115, reps: 12, superset: 0 },
    ],
  },
  { exercise: "Seated Row (Machine)", sets: [{ weight: 120, reps: 12, superset: 0 }] },
  { exercise: "Dead Hang", sets: [{ seconds: 61 }, { seconds: 47, notes: 'Grip "gone",\nboth hands' }] },
  // The same exercise again, right after itself: only the set index, which starts over, shows it.
  { exercise: "Dead Hang", sets: [{ seconds: 20 }] },
  { exercise: "Running", sets: [{ distance: 3.1, seconds: 1500 }] },
  { exercise: "Größter Curl — İstanbul", sets: [{ weight: 0, reps: 0 }] },
]

function hevyRows(start: string, title: string, work: Work[]) {
  return work.flatMap(({ exercise, sets }) =>
    sets.map((set, index) => ({
      title,
      start_time: start,
      end_time: start.replace(/\d{1,2}:/, "23:"),
      description: 'Squat moving like "it" 😮‍💨\r\nsecond line, with a comma',
      exercise_title: exercise,
      superset_id: set["superset"] ?? "",
      exercise_notes: sets.find(({ notes }) => notes)?.["notes"] ?? "",
      set_index: index,
      set_type: set["type"] ?? "normal",
      weight_lbs: set["weight"] ?? "",
      reps: set["reps"] ?? "",
      distance_miles: set["distance"] ?? "",
      duration_seconds: set["seconds"] ?? "",
      rpe: set["rpe"] ?? "",
    })),
  )
}

const countPlain = (plain: number, ugly: number) => ({ sessions: plain + ugly })
const exercisesIn = (plain: number) => plainSessions(plain).length
const setsIn = (plain: number) => plainSessions(plain).flatMap(({ sets }) => sets).length
const plainSessions = (plain: number) =>
  Array.from({ length: plain }, (_, index) => plainSession(index)).flat()
