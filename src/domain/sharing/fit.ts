import { FitWriter } from "@markw65/fit-file-writer"
import { kilograms } from "#domain/measures/units.ts"
import { type FitCategory, fitCategories, fitExercises } from "./fit-exercises.ts"
import { type SetTime, setTimes, type SharedTime, sharedName, type SharedWorkout } from "./shared-workout.ts"

/** FIT's values for an unknown exercise and an unknown category. */
const unknownExercise = 65_535
const unknownCategory = 65_534
/** The largest values that fit into FIT's fields, in kilograms, reps and seconds. */
const maxWeight = 4000
const maxReps = 65_000
const maxDuration = 4_000_000
/** The maximum number of characters in a string. A field has 255 bytes, and a character takes up to four. */
const maxTextLength = 60

// Guesses the category of exercises that aren't in the library, or that FIT doesn't name.
const categoriesByWord: [word: RegExp, category: FitCategory][] = [
  [/\bplank\b/i, "plank"],
  [/\bbench press|chest press|floor press|board press\b/i, "bench_press"],
  [/\b(?:shoulder|overhead|arnold|military|push) press\b/i, "shoulder_press"],
  [/\bcalf\b/i, "calf_raise"],
  [/\b(?:farmer|suitcase|yoke|carry|walk)\b/i, "carry"],
  [/\bdeadlift\b/i, "deadlift"],
  [/\b(?:fly|flye|crossover|pec deck)\b/i, "flye"],
  [/\b(?:hip thrust|glute bridge)\b/i, "hip_raise"],
  [/\bback extension|hyperextension\b/i, "hyperextension"],
  [/\b(?:lateral|front) raise\b/i, "lateral_raise"],
  [/\bleg curl|hamstring curl\b/i, "leg_curl"],
  [/\b(?:leg|knee) raise\b/i, "leg_raise"],
  [/\blunge|split squat|step up\b/i, "lunge"],
  [/\b(?:clean|snatch|jerk)\b/i, "olympic_lift"],
  [/\b(?:pull up|chin up|pulldown|muscle up)\b/i, "pull_up"],
  [/\bpush up\b/i, "push_up"],
  [/\bshrug|upright row\b/i, "shrug"],
  [/\brow\b/i, "row"],
  [/\bsit up\b/i, "sit_up"],
  [/\bcrunch\b/i, "crunch"],
  [/\b(?:squat|leg press|leg extension)\b/i, "squat"],
  [/\btriceps|skullcrusher|pushdown|\bdip\b/i, "triceps_extension"],
  [/\bcurl\b/i, "curl"],
  [/\b(?:jump|box jump|bound)\b/i, "plyo"],
]

type CategoryName = FitCategory | "unknown"

/** An exercise in FIT's terms: its category, and the number of its name if FIT has that exercise. */
function fitExercise(name: string): { category: CategoryName; exercise: number } {
  const libraryExercise = fitExercises.get(name)
  if (libraryExercise) return { category: libraryExercise[0], exercise: libraryExercise[1] }
  const match = categoriesByWord.find(([word]) => word.test(name))
  return { category: match?.[1] ?? "unknown", exercise: unknownExercise }
}

const categoryNumber = (category: CategoryName) =>
  category === "unknown" ? unknownCategory : fitCategories[category]

/**
 * A workout as a FIT strength activity (Garmin FIT profile): each set with its exercise, reps and weight,
 * followed by its rest. Weights are in kilograms, times in seconds.
 */
export function workoutFit(workout: SharedWorkout, time: SharedTime): Uint8Array<ArrayBuffer> {
  const writer = new FitWriter()
  const start = writer.time(time.start)
  const end = writer.time(time.start + time.seconds * 1000)
  const sets = setTimes(workout, time)
  const exercises = [...new Set(sets.map(({ exercise }) => exercise))]

  writer.writeMessage(
    "file_id",
    { type: "activity", manufacturer: "development", serial_number: 1, time_created: start },
    null,
    true,
  )
  writer.writeMessage("event", { timestamp: start, event: "timer", event_type: "start" })
  writer.writeMessage(
    "sport",
    { sport: "training", sub_sport: "strength_training", name: fitText(sharedName(workout)) },
    null,
    true,
  )
  for (const [index, name] of exercises.entries()) {
    const { category, exercise } = fitExercise(name)
    writer.writeMessage("exercise_title", {
      message_index: { value: index },
      exercise_category: category,
      exercise_name: exercise,
      wkt_step_name: fitText(name),
    })
  }
  writeSets(writer, sets, exercises)
  writer.writeMessage("event", { timestamp: end, event: "timer", event_type: "stop_all" })
  const whole = {
    timestamp: end,
    start_time: start,
    total_elapsed_time: time.seconds,
    total_timer_time: time.seconds,
    sport: "training",
    sub_sport: "strength_training",
    event_type: "stop",
    message_index: { value: 0 },
  } as const
  writer.writeMessage("lap", { ...whole, event: "lap" }, null, true)
  writer.writeMessage("session", { ...whole, event: "session", first_lap_index: 0, num_laps: 1 }, null, true)
  writer.writeMessage(
    "activity",
    {
      timestamp: end,
      local_timestamp: end + time.offsetSeconds,
      total_timer_time: time.seconds,
      num_sessions: 1,
      type: "manual",
      event: "activity",
      event_type: "stop",
    },
    null,
    true,
  )
  const { buffer, byteOffset, byteLength } = writer.finish()
  return new Uint8Array(buffer, byteOffset, byteLength).slice()
}

/**
 * Shortens a string and returns its UTF-8 bytes as a string with one character per byte, as the library that
 * writes FIT expects.
 */
function fitText(text: string): string {
  const short = Array.from(text.replaceAll(/\p{Surrogate}/gu, ""))
    .slice(0, maxTextLength)
    .join("")
  return encodeURIComponent(short).replaceAll(/%(..)/g, (_, byte: string) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  )
}

function writeSets(writer: FitWriter, sets: readonly SetTime[], exercises: readonly string[]) {
  let index = 0
  for (const { set, exercise, start, seconds, restSeconds } of sets) {
    const { category, exercise: name } = fitExercise(exercise)
    const at = writer.time(start)
    writer.writeMessage("set", {
      timestamp: writer.time(start + seconds * 1000),
      start_time: at,
      duration: Math.min(seconds, maxDuration),
      set_type: "active",
      category: [categoryNumber(category)],
      category_subtype: [name],
      message_index: { value: index },
      wkt_step_index: { value: exercises.indexOf(exercise) },
      ...(set.reps !== null && { repetitions: Math.min(Math.round(set.reps), maxReps) }),
      // FIT has no negative weights, so assistance is left out.
      ...(set.weight !== null &&
        set.weight >= 0 && {
          weight: Math.min(kilograms(set.weight, set.weight_unit), maxWeight),
          weight_display_unit: set.weight_unit === "lbs" ? "pound" : "kilogram",
        }),
    })
    index += 1
    if (restSeconds < 1) continue
    writer.writeMessage("set", {
      timestamp: writer.time(start + (seconds + restSeconds) * 1000),
      start_time: writer.time(start + seconds * 1000),
      duration: Math.min(restSeconds, maxDuration),
      set_type: "rest",
      message_index: { value: index },
    })
    index += 1
  }
}
