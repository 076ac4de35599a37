import type { SeenArm, HandPlace } from "#domain/figures/seen/arms-and-legs.ts"
import type { SeenPalms } from "#domain/figures/seen/palms.ts"
import type { Posture } from "#domain/figures/seen/posture.ts"
import type { Sight, SeenKit } from "#domain/figures/seen/what-is-seen.ts"

const postures: Record<Posture, string> = {
  upsideDown: "upside down on the hands",
  hanging: "hanging from the hands",
  onTheBack: "lying on the back",
  faceDown: "lying face down",
  onHandsAndFeet: "face down on arms and feet",
  onAllFours: "on hands and knees",
  onTheSide: "lying on one side",
  kneeling: "kneeling",
  onOneKnee: "on one knee",
  sitting: "sitting",
  squatting: "in a squat",
  splitStance: "one foot far in front of the other",
  inTheAir: "off the floor",
  bentOver: "standing, bent forward",
  leaningBack: "standing, leaning back",
  onOneLeg: "standing on one leg",
  standing: "standing",
}

const places: Record<HandPlace, string> = {
  overhead: "overhead",
  atTheHead: "beside the head",
  atTheShoulder: "at the shoulders",
  inFront: "in front of the chest",
  outToTheSide: "out to the sides",
  behind: "behind the back",
  atTheChest: "at the chest",
  down: "down at the sides",
}

const palmsFace: Record<SeenPalms, string> = {
  up: "palms up",
  down: "palms down",
  forward: "palms forward",
  toTheBody: "palms toward the body",
  toTheHead: "palms toward the head",
  toTheFeet: "palms toward the feet",
  toEachOther: "palms facing each other",
}

const kits: Partial<Record<SeenKit, string>> = {
  bar: "a barbell in the hands",
  barOnBack: "a barbell on the upper back",
  barOnShoulders: "a barbell on the front of the shoulders",
  barOnHips: "a barbell on the hips",
  barInElbows: "a barbell in the crooks of the elbows",
  dumbbell: "dumbbells",
  kettlebell: "kettlebells",
  "trap-bar": "inside a trap bar",
  bench: "a bench",
  cable: "a cable",
  band: "a band",
  strap: "straps",
  belt: "a plate on a belt",
  hung: "a plate on a rope",
  plate: "a plate",
  ball: "a ball",
  wheel: "a wheel",
  rope: "a jump rope",
  waves: "two heavy ropes",
  tire: "a tire",
  hammer: "a long handle",
  sticks: "poles",
  log: "a log, bag or pad",
  roller: "a padded lever",
  link: "a lever",
}

/** What a figure shows, in a sentence: how the body is placed, where the hands are, and what is held. */
export function seenSentence({ posture, arms, palms, legs, kit }: Sight): string {
  const things = kit.flatMap((item) => kits[item] ?? [])
  const knees = { straight: "legs straight", bent: "knees bent", oneBent: "one knee bent" }[legs]
  const parts = [
    postures[posture],
    ...armParts(arms.R, arms.L),
    ...(palms ? [palmsFace[palms]] : []),
    knees,
    ...things,
  ]
  return `${parts.join(", ")}.`
}

function armParts(right: SeenArm, left: SeenArm): string[] {
  if (right.place === left.place && right.isStraight === left.isStraight)
    return [`${right.isStraight ? "arms straight" : "elbows bent"}, hands ${places[right.place]}`]
  return [`right hand ${places[right.place]}`, `left hand ${places[left.place]}`]
}
