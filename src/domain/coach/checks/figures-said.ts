import { kilograms, type WeightUnit } from "#domain/measures/units.ts"
import { plural } from "#domain/text/formats.ts"
import { workingVolume } from "#domain/records/working-volume.ts"
import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { loadOf, volumeInWords, volumeOf } from "#domain/coach/person/volumes.ts"
import type { FiguresOff } from "#domain/coach/asking/replies.ts"

// Matches weights such as "6,085 kg", "6085.5 lbs" and "6 085 kilograms".
const amount = /\b(\d{1,3}(?:[,\u202f\u00a0 ]\d{3})+|\d+)(\.\d+)?\s?(kg|kgs|kilograms?|lbs?|pounds?)\b/gi
const length = /\b(\d{2,3})[\s-]?(?:minutes?|mins?)\b/gi
// Tolerance for rounded figures: "about 6,100 kg".
const tolerance = 0.02
// No single lift is this heavy, so a larger figure must be a total.
const leastTotalKilograms = 500
// Matches sentences that state a total without comparing it with anything.
const tellsAll =
  /\b(?:lifted|moved|volume|total|totall?ed|tonnage|in all|workout|session|trained|training)\b/i
const compares =
  /\b(?:more|less|fewer|than|up|down|above|below|over|under|from|increased?|decreased?|gain|drop|difference|last|previous|before|earlier|next|rest|rests|rested|warm)\b/i
const speaksOfRecord = /\b(?:personal (?:best|record)|new record|all-time best|records? (?:set|broken))\b/i
const denies = /\b(?:no|not|none|without|yet|never)\b|n't\b/i

/** The analyzed workouts and the context needed to check them. */
interface WorkoutFigures {
  analyzed: readonly TrainedWorkout[]
  earlier: readonly TrainedWorkout[]
  /** The number of personal records in the analyzed workouts. */
  records: number
  unit: WeightUnit
}

/**
 * Checks an analysis against the log's figures. In the summary, a wrong total weight or workout length is replaced with the log's own figure where
 * the sentence can't mean anything else; other wrong total weights are only reported. `off` is null when everything is right.
 */
export function withLogsFigures(
  { summary, others }: { summary: string; others: readonly string[] },
  log: WorkoutFigures,
): { summary: string; off: FiguresOff | null } {
  const isOff = totalsOff(log)
  const volume = volumeInWords(log.analyzed, log.unit)
  const replaced: string[] = []
  const said: string[] = []
  const isPlain = (sentence: string) =>
    tellsAll.test(sentence) && !compares.test(sentence) && !names(sentence, log)
  const written = sentencesOf(summary).map((sentence) => {
    const canReplace = isPlain(sentence)
    const withTotals = sentence.replace(amount, (all: string, ...groups: string[]) => {
      if (!isOff(groups)) return all
      if (canReplace) replaced.push(volume)
      else said.push(all)
      return canReplace ? volume : all
    })
    return canReplace ? withLength(withTotals, log, replaced) : withTotals
  })
  said.push(
    ...others.flatMap((text) =>
      [...text.matchAll(amount)].filter(([, ...groups]) => isOff(groups)).map(([all]) => all),
    ),
  )
  const isRecordOff = log.records === 0 && sentencesOf([summary, ...others].join(" ")).some(claimsRecord)
  const isFine = replaced.length + said.length === 0 && !isRecordOff
  return {
    summary: written.join(""),
    off: isFine
      ? null
      : {
          replaced: [...new Set(replaced)],
          said: [...new Set(said)].slice(0, 10),
          volume,
          no_record: isRecordOff,
        },
  }
}

/** Splits a string into sentences, keeping the space after each. */
function sentencesOf(text: string): string[] {
  return text.match(/[^.!?]*(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/g)?.filter((part) => part !== "") ?? []
}

function claimsRecord(sentence: string): boolean {
  return speaksOfRecord.test(sentence) && !denies.test(sentence)
}

function names(sentence: string, { analyzed }: WorkoutFigures): boolean {
  const lower = sentence.toLowerCase()
  return analyzed.some(({ exercises }) => exercises.some(({ name }) => lower.includes(name.toLowerCase())))
}

/** Replaces a wrong workout length in the sentence with the right one. */
function withLength(sentence: string, { analyzed }: WorkoutFigures, replaced: string[]): string {
  const [workout, another] = analyzed
  if (!workout || another || workout.duration_seconds === null) return sentence
  const minutes = Math.round(workout.duration_seconds / 60)
  return sentence.replace(length, (all: string, said: string) => {
    if (Math.abs(Number(said) - minutes) <= 1) return all
    const own = plural(minutes, { one: "1 minute", other: `${minutes} minutes` })
    replaced.push(own)
    return own
  })
}

/**
 * Finds total weights that don't match the log. A total may be that of the analyzed workouts, of one of their exercises, or of an earlier session, or
 * the difference between two of these.
 */
function totalsOff({ analyzed, earlier }: WorkoutFigures): (groups: readonly string[]) => boolean {
  const heaviest = Math.max(
    0,
    ...[...analyzed, ...earlier]
      .flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets))
      .map(loadOf),
  )
  const least = Math.max(leastTotalKilograms, 2 * heaviest)
  const known = knownVolumes(analyzed, earlier)
  return ([whole = "", part, unit = ""]) => {
    const value = Number(whole.replaceAll(/\D/g, "") + (part ?? ""))
    const said = kilograms(value, /^k/i.test(unit) ? "kg" : "lbs")
    return said > least && !known.some((each) => Math.abs(each - said) <= tolerance * each)
  }
}

function knownVolumes(analyzed: readonly TrainedWorkout[], earlier: readonly TrainedWorkout[]): number[] {
  const now = [analyzed, ...analyzed.map((workout) => [workout])].map(volumesByExercise)
  const before = [earlier, ...earlier.map((workout) => [workout])].map(volumesByExercise)
  const differences = now.flatMap((one) =>
    before.flatMap((other) => [...one].map(([id, volume]) => Math.abs(volume - (other.get(id) ?? 0)))),
  )
  return [...[...now, ...before].flatMap((volumes) => [...volumes.values()]), ...differences]
}

const everything = ""

/** The volumes of workouts by exercise id, and overall. */
function volumesByExercise(workouts: readonly TrainedWorkout[]): Map<string, number> {
  const volumes = new Map([[everything, volumeOf(workouts)]])
  for (const { exercises } of workouts) {
    for (const exercise of exercises) {
      const volume = workingVolume(exercise.sets)
      volumes.set(exercise.exercise_id, (volumes.get(exercise.exercise_id) ?? 0) + volume)
    }
  }
  return volumes
}
