import type { Pattern } from "./tags.ts"

interface Movement {
  /** What lifters call the movement. */
  name: string
  examples: string
}

const of = (name: string, examples = ""): Movement => ({ name, examples })

/** The movements in lifters' words. */
const movements: Record<Pattern, Movement> = {
  "horizontal-push": of("Pushing forward", "bench press, push-ups"),
  "vertical-push": of("Pushing overhead", "overhead press"),
  dip: of("Dips"),
  fly: of("Chest flies"),
  "hold-push": of("Handstand holds"),
  "front-raise": of("Front raises"),
  "lateral-raise": of("Side raises"),
  "upright-row": of("Upright rows"),
  cuff: of("Rotator cuff work", "external rotation"),
  shrug: of("Shrugs"),

  "horizontal-pull": of("Rows", "bent-over row, cable row"),
  "vertical-pull": of("Pull-ups and pulldowns"),
  pullover: of("Pullovers"),
  "rear-delt": of("Reverse flies and face pulls"),
  "gymnastics-pull": of("Gymnastic pulling", "muscle-ups, levers, rope climb"),
  hang: of("Hanging from a bar"),
  curl: of("Biceps curls"),
  "triceps-extension": of("Triceps extensions", "pushdowns, skullcrushers"),
  forearm: of("Grip and wrist work"),
  neck: of("Neck work"),

  squat: of("Squats", "back squat, goblet squat"),
  "squat-hold": of("Wall sits"),
  lunge: of("Lunges", "split squats, step-ups"),
  "leg-press": of("Leg press"),
  "knee-extension": of("Leg extensions"),
  "knee-flexion": of("Leg curls"),
  "hip-extension": of("Glute bridges and kickbacks", "hip thrust"),
  "hip-abduction": of("Hip abductions", "legs outward, clamshell"),
  "hip-adduction": of("Hip adductions", "legs inward, Copenhagen plank"),
  "hip-flexion": of("Knee raises", "psoas march"),
  calf: of("Calf raises"),
  shin: of("Shin raises"),

  hinge: of("Deadlifts", "Romanian deadlift, good morning"),
  "hinge-power": of("Swings", "kettlebell swing"),
  "back-extension": of("Back extensions"),
  olympic: of("Barbell cleans, snatches and jerks"),
  "olympic-pull": of("High pulls", "clean pull, snatch pull"),
  clean: of("Cleans without a barbell"),
  snatch: of("Snatches without a barbell"),
  "clean-press": of("Clean and press"),
  "squat-press": of("Squat and press", "thrusters, wall balls"),
  "strongman-lift": of("Strongman lifts", "stones, tires"),
  "full-body": of("Get-ups and man makers"),

  "anti-extension": of("Planks", "ab wheel, dead bug"),
  "anti-rotation": of("Anti-rotation holds", "Pallof press, bird dog"),
  "core-flexion": of("Crunches and leg raises"),
  "core-lateral": of("Side bends and side planks"),
  "core-rotation": of("Twists", "Russian twist, woodchop"),

  jump: of("Jumps", "box jump, jump squat"),
  "impact-cardio": of("Skipping and hopping", "jump rope, HIIT"),
  conditioning: of("Burpees and battle ropes"),
  carry: of("Carries", "farmer’s walk"),
  sled: of("Sled pushes and pulls"),
  throw: of("Throws and slams"),
  crawl: of("Crawling", "bear crawl"),

  run: of("Running"),
  walk: of("Walking"),
  "walk-climb": of("Hiking and stairs"),
  cycle: of("Cycling"),
  "arm-cycle": of("Hand cycling"),
  "row-erg": of("Rowing"),
  "low-impact": of("Elliptical"),
  "climb-machine": of("Climbing machines"),

  swim: of("Swimming"),
  water: of("Exercise in water"),
  paddle: of("Paddling and ski erg"),
  climb: of("Climbing and bouldering"),
  combat: of("Boxing and martial arts"),
  sport: of("Ball games and other sports"),
  mobility: of("Yoga, Pilates, stretching"),
}

/** All movements, grouped so that they are easy to find. */
export const movementGroups: readonly { name: string; patterns: readonly Pattern[] }[] = [
  {
    name: "Pushing and shoulders",
    patterns: [
      ...(["horizontal-push", "vertical-push", "dip", "fly", "hold-push"] as const),
      ...(["front-raise", "lateral-raise", "upright-row", "cuff", "shrug"] as const),
    ],
  },
  {
    name: "Pulling, arms and neck",
    patterns: [
      ...(["horizontal-pull", "vertical-pull", "pullover", "rear-delt", "gymnastics-pull"] as const),
      ...(["hang", "curl", "triceps-extension", "forearm", "neck"] as const),
    ],
  },
  {
    name: "Legs and hips",
    patterns: [
      ...(["squat", "squat-hold", "lunge", "leg-press", "knee-extension", "knee-flexion"] as const),
      ...(["hip-extension", "hip-abduction", "hip-adduction", "hip-flexion", "calf", "shin"] as const),
    ],
  },
  {
    name: "Deadlifts and Olympic lifts",
    patterns: [
      ...(["hinge", "hinge-power", "back-extension", "olympic", "olympic-pull", "clean"] as const),
      ...(["snatch", "clean-press", "squat-press", "strongman-lift", "full-body"] as const),
    ],
  },
  {
    name: "Core",
    patterns: ["anti-extension", "anti-rotation", "core-flexion", "core-lateral", "core-rotation"],
  },
  {
    name: "Jumping, carrying, throwing",
    patterns: ["jump", "impact-cardio", "conditioning", "carry", "sled", "throw", "crawl"],
  },
  {
    name: "Running, walking, cycling",
    patterns: ["run", "walk", "walk-climb", "cycle", "arm-cycle", "row-erg", "low-impact", "climb-machine"],
  },
  {
    name: "Water, climbing, sports",
    patterns: ["swim", "water", "paddle", "climb", "combat", "sport", "mobility"],
  },
]

/** A movement's name, such as "Pushing forward". */
export const movementName = (pattern: Pattern): string => movements[pattern].name

/** A movement with examples: "Pushing forward (bench press, push-ups)". */
export function movementWithExamples(pattern: Pattern): string {
  const { name, examples } = movements[pattern]
  return examples === "" ? name : `${name} (${examples})`
}

/** A movement's name inside a sentence: "pushing forward". */
export function movementInSentence(pattern: Pattern): string {
  const { name } = movements[pattern]
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}
