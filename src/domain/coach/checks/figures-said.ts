import { kilograms, type WeightUnit } from "#domain/measures/units.ts"
import { plural } from "#domain/text/formats.ts"
import { totalsOf } from "#domain/records/workout-summary.ts"
import { type TrainedWorkout, workingSets } from "#domain/coach/person/trained-workout.ts"
import { loadOf, volumeInWords, volumeOf } from "#domain/coach/person/volumes.ts"
import type { FiguresOff } from "#domain/coach/asking/replies.ts"

// "6,085 kg", "6085.5 lbs", "6 085 kilograms".
const amount = /\b(\d{1,3}(?:[,\u202f\u00a0 ]\d{3})+|\d+)(\.\d+)?\s?(kg|kgs|kilograms?|lbs?|pounds?)\b/gi
const length = /\b(\d{2,3})[\s-]?(?:minutes?|mins?)\b/gi
// Texts round: "about 6,100 kg".
const tolerance = 0.02
// Nobody moves more at once; what is more adds up sets.
const leastTotalKilograms = 500
// A sentence that says what was done, and compares it with nothing.
const tellsAll =
  /\b(?:lifted|moved|volume|total|totall?ed|tonnage|in all|workout|session|trained|training)\b/i
const compares =
  /\b(?:more|less|fewer|than|up|down|above|below|over|under|from|increased?|decreased?|gain|drop|difference|last|previous|before|earlier|next|rest|rests|rested|warm)\b/i
const speaksOfRecord = /\b(?:personal (?:best|record)|new record|all-time best|records? (?:set|broken))\b/i
const denies = /\b(?:no|not|none|without|yet|never)\b|n't\b/i

/** What was analyzed, and what is known beside it. */
interface Analyzed {
  analyzed: readonly TrainedWorkout[]
  earlier: readonly TrainedWorkout[]
  /** How many records there are. */
  records: number
  unit: WeightUnit
}

/**
 * An analysis held against the log's figures. In its summary a total of weight, or the length of the one workout, that the log does not have
 * is replaced by the log's own, where the sentence can mean nothing else; elsewhere it is named. `off` is null where all of it holds.
 */
export function withLogsFigures(
  { summary, others }: { summary: string; others: readonly string[] },
  log: Analyzed,
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

/** The sentences of a text, each with the space after it. */
function sentencesOf(text: string): string[] {
  return text.match(/[^.!?]*(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/g)?.filter((part) => part !== "") ?? []
}

function claimsRecord(sentence: string): boolean {
  return speaksOfRecord.test(sentence) && !denies.test(sentence)
}

function names(sentence: string, { analyzed }: Analyzed): boolean {
  const lower = sentence.toLowerCase()
  return analyzed.some(({ exercises }) => exercises.some(({ name }) => lower.includes(name.toLowerCase())))
}

/** The sentence with the workout's own length where it says another. */
function withLength(sentence: string, { analyzed }: Analyzed, replaced: string[]): string {
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

/** Whether a total of weight is one that the log does not have: neither of what is analyzed, a workout or an exercise of it, nor of an earlier time, nor as the difference between the two. */
function totalsOff({ analyzed, earlier }: Analyzed): (groups: readonly string[]) => boolean {
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

/** Of each exercise by its id, and of all of them together. */
function volumesByExercise(workouts: readonly TrainedWorkout[]): Map<string, number> {
  const volumes = new Map([[everything, volumeOf(workouts)]])
  for (const { exercises } of workouts) {
    for (const exercise of exercises) {
      const { volume_kg } = totalsOf(null, workingSets(exercise))
      volumes.set(exercise.exercise_id, (volumes.get(exercise.exercise_id) ?? 0) + volume_kg)
    }
  }
  return volumes
}
