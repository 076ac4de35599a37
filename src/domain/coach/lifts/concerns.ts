import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import type { Limit } from "#domain/suitability/limits.ts"
import { type Joint, joints, type Pattern } from "#domain/suitability/tags.ts"

/** A note on a workout or on one of its sets. */
export interface WrittenNote {
  day: LocalDay
  text: string
}

/**
 * Something in a person's notes that training must take into account. The coach never names the condition or
 * says whether training is all right; it only makes training easier. `emergency`: chest pain or fainting.
 * `illness`: a fever or the flu. `doctor`: dizziness, surgery, numbness or the heart. `worn`: bad sleep,
 * aches, everything feeling heavy.
 */
export type Concern =
  | { kind: "emergency" | "pregnancy" | "illness" | "doctor" | "worn"; day: LocalDay }
  | { kind: "sore"; joint: Joint; day: LocalDay }

/** How many days a note counts for. A pregnancy counts for as long as the coach knows of the note. */
const daysHeeded: Record<Concern["kind"], number> = {
  emergency: 14,
  pregnancy: 300,
  illness: 7,
  doctor: 28,
  worn: 7,
  sore: 14,
}

const words: readonly (readonly [Exclude<Concern["kind"], "sore">, RegExp])[] = [
  [
    "emergency",
    /\b(?:chest (?:pains?|tightness|pressure)|(?:pains?|tightness|pressure) in (?:my|the) chest|faint(?:ed|ing)?|pass(?:ed|ing) out|black(?:ed|ing) out|collapsed)\b/g,
  ],
  ["pregnancy", /\bpregnan(?:t|cy)\b/g],
  ["illness", /\b(?:fever(?:ish)?|flu)\b/g],
  ["doctor", /\b(?:surgery|numb(?:ness)?|dizz(?:y|iness)|heart(?! ?(?:rate|beats?|zone|strap|monitor)))\b/g],
  ["worn", /\b(?:slept badly|bad(?:ly)? sle(?:ep|pt)|joints? aches?|everything (?:felt|feels|was) heavy)\b/g],
]

const jointWords: Record<Joint, string> = {
  shoulder: "shoulders?",
  elbow: "elbows?",
  wrist: "wrists?",
  "lower back": String.raw`(?:lower|low) back|back(?! (?:squats?|to|off|at|in|on|from)\b)`,
  hip: "hips?",
  knee: "knees?",
  ankle: "ankles?",
  neck: "neck",
}
const soreness = "(?:sore|hurts?|hurting|aches?|aching|ached|painful|pain|pinch(?:es|ed|ing)?)"
const soreJoints = joints.map(
  (joint) =>
    [
      joint,
      new RegExp(
        `\\b(?:${jointWords[joint]})\\b[^.,;!?]{0,24}\\b${soreness}\\b|\\b${soreness}\\b[^.,;!?]{0,16}\\b(?:${jointWords[joint]})\\b`,
        "g",
      ),
    ] as const,
)

/** Words that cancel a concern that follows them in the same clause. */
const negation = /\b(?:no|not|never|without|gone|used to|\w+n['’]t)\b[^.,;!?]{0,24}$/
const negationWithin = /\b(?:no|not|no longer|gone|used to|\w+n['’]t)\b/
/** A concern doesn't count if its sentence goes on to say that it is over, or that it was in another year. */
const over =
  /^[^.;!?]{0,24}\b(?:gone|healed|fine now|better now|years? ago|last year|(?:in|since) (?:19|20)\d\d)\b/
/** A concern about somebody else doesn't count. "My partner says my knee …" is about the writer. */
const somebodyElse =
  /\b(?:wife|husband|partner|girlfriend|boyfriend|friend|buddy|son|daughter|kids?|mum|mom|mother|dad|father|brother|sister|boss|neighbou?r)\b(?![^.;!?]*\b(?:my|me|i)\b)[^.;!?]{0,30}$/

const notOver = /^[^.;!?]{0,24}\bnot\b/

function isMeant(note: string, pattern: RegExp): boolean {
  return [...note.matchAll(pattern)].some((match) => {
    const before = note.slice(0, match.index)
    const after = note.slice(match.index + match[0].length)
    const isDenied = negation.test(before) || negationWithin.test(match[0])
    const isOver = over.test(after) && !notOver.test(after)
    return !isDenied && !isOver && !somebodyElse.test(before)
  })
}

/**
 * The concerns in notes that count on a day: each once, with its latest day, starting with those that rule out all training. Later notes are left
 * out.
 */
export function concernsIn(notes: readonly WrittenNote[], on: LocalDay): Concern[] {
  const found = new Map<string, Concern>()
  const written = notes.filter(({ day }) => day <= on)
  for (const { day, text } of written.toSorted((one, other) => (one.day < other.day ? -1 : 1)))
    for (const concern of concernsOf(text.toLowerCase(), day))
      found.set(concern.kind === "sore" ? concern.joint : concern.kind, concern)
  return [...found.values()]
    .filter(({ kind, day }) => daysBetween(day, on) <= daysHeeded[kind])
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

const stopsTraining: readonly Concern["kind"][] = ["illness", "emergency"]
const placeOf = ({ kind }: Concern) => -stopsTraining.indexOf(kind)

function concernsOf(note: string, day: LocalDay): Concern[] {
  return [
    ...words.flatMap(([kind, pattern]) => (isMeant(note, pattern) ? [{ kind, day }] : [])),
    ...soreJoints.flatMap(([joint, pattern]) =>
      isMeant(note, pattern) ? [{ kind: "sore" as const, joint, day }] : [],
    ),
  ]
}

/** Movements that the coach doesn't suggest during pregnancy: jumps, heavy lifts from the floor to overhead, and long sets lying down. */
const notInPregnancy: readonly Pattern[] = [
  ...(["jump", "impact-cardio", "olympic", "olympic-pull", "snatch", "clean", "clean-press"] as const),
  ...(["horizontal-push", "hip-extension", "core-flexion", "fly"] as const),
]

/** The limits that follow from a person's notes: joints to go easy on and movements to avoid. */
export function limitsOfConcerns(concerns: readonly Concern[]): Limit[] {
  const none = { joint: null, pattern: null, exercise_id: null, muscle: null, reason: null, until: null }
  return concerns.flatMap((concern): Limit[] => {
    if (concern.kind === "sore") return [{ ...none, joint: concern.joint, level: "spare" }]
    if (concern.kind !== "pregnancy") return []
    return notInPregnancy.map((pattern) => ({ ...none, pattern, level: "avoid" }))
  })
}
