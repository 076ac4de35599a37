import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { readingGrade } from "../../../tests/support/reading-grade.ts"
import { guideLines } from "./guide-lines.ts"
import { guideOf, type WholeEntry } from "./guide.ts"

interface LibraryRow {
  name: string
  equipment: string
  joints: string[]
}

const [header = "", ...lines] = readFileSync("supabase/seed/exercise-library.csv", "utf8").trim().split("\n")
const columns = header.split(",")
const library: readonly LibraryRow[] = lines.map((line) => {
  const fields = line.split(",")
  const field = (column: string) => fields[columns.indexOf(column)] ?? ""
  const loads = field("joint_loads").split("; ")
  return {
    name: field("name"),
    equipment: field("equipment"),
    joints: loads.flatMap((each) => (each.endsWith(" 2") ? [each.slice(0, -2)] : [])),
  }
})

const entries: ReadonlyMap<string, WholeEntry> = new Map(
  library.flatMap(({ name }) => {
    const entry = guideOf(name)
    return entry && "setUp" in entry ? [[name, entry] as const] : []
  }),
)

/** The names of the entries for which `isWrong` is true, so that a test can show all of them at once. */
function namesWhere(isWrong: (entry: WholeEntry, name: string) => boolean): string[] {
  return [...entries].flatMap(([name, entry]) => (isWrong(entry, name) ? [name] : []))
}

function instructionsOf({ setUp, move, breathe, cues, mistakes }: WholeEntry): string {
  return [setUp, move, breathe, ...cues, ...mistakes].join(" ")
}

function textOf(entry: WholeEntry): string {
  const { setUp, move, breathe, cues, mistakes, easier, harder } = entry
  return [
    `Set up: ${setUp} Move: ${move} Breathe: ${breathe}`,
    `Cues: ${cues.join(" ")} Mistakes: ${mistakes.join(" ")}`,
    ...(easier === null ? [] : [`Easier: ${easier}.`]),
    ...(harder === null ? [] : [`Harder: ${harder}.`]),
  ].join(" ")
}

/** Whether following `next` from an exercise leads back to it. */
function leadsBack(name: string, next: (name: string) => readonly string[]): boolean {
  const reached = new Set<string>()
  const open = [...next(name)]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === name) return true
    if (reached.has(at)) continue
    reached.add(at)
    open.push(...next(at))
  }
  return false
}

describe("The guide to the library", () => {
  it("has nothing for an exercise that isn't in the library", () => {
    expect(guideOf("Bench Press (Piano)")).toBeNull()
  })
})

describe("A whole entry", () => {
  it("takes 320 to 700 characters and at most 120 words", () => {
    expect(namesWhere((entry) => textOf(entry).length < 320 || textOf(entry).length > 700)).toEqual([])
    expect(namesWhere((entry) => textOf(entry).split(" ").length > 120)).toEqual([])
  })

  it("reads easily in sixth grade", () => {
    expect(namesWhere((entry) => readingGrade(instructionsOf(entry)) > 6)).toEqual([])
  })

  it("has two cues and two mistakes, each mistake with its fix", () => {
    expect(namesWhere(({ cues, mistakes }) => cues.length !== 2 || mistakes.length !== 2)).toEqual([])
    const mistake = /^[A-Z][^:]+: [^:]+[.]$/
    expect(namesWhere(({ mistakes }) => mistakes.some((each) => !mistake.test(each)))).toEqual([])
  })

  it("is made of full sentences with typographic apostrophes", () => {
    const isBad = (text: string) => !/^[A-Z].*[.]$/.test(text) || /['"]| {2}/.test(text)
    expect(
      namesWhere(({ setUp, move, breathe, cues, mistakes }) =>
        [setUp, move, breathe, ...cues, ...mistakes].some(isBad),
      ),
    ).toEqual([])
  })

  it("is like no other, down to its set-up", () => {
    for (const part of [instructionsOf, ({ setUp }: WholeEntry) => setUp]) {
      const seen = new Set<string>()
      expect(namesWhere((entry) => seen.size === seen.add(part(entry)).size)).toEqual([])
    }
  })

  it("has a cue or a mistake that no other entry has", () => {
    const uses = new Map<string, number>()
    for (const { cues, mistakes } of entries.values())
      for (const each of [...cues, ...mistakes]) uses.set(each, (uses.get(each) ?? 0) + 1)
    expect(
      namesWhere(({ cues, mistakes }) => ![...cues, ...mistakes].some((each) => uses.get(each) === 1)),
    ).toEqual([])
  })

  it("speaks of one elbow or knee where one arm or leg works, and of both where both do", () => {
    const ofBoth = /^(Elbows|Knees) |your arms just/
    const forOne = /Single (Arm|Leg)|One Arm/
    expect(namesWhere(({ cues }, name) => forOne.test(name) && cues.some((cue) => ofBoth.test(cue)))).toEqual(
      [],
    )
    const namesOne = /\b(one|far|near|that|other|top) (arm|hand|elbow)\b|elbow (bent|on)|your shoulder\b/i
    expect(
      namesWhere(
        ({ setUp, move, cues }, name) =>
          !forOne.test(name) &&
          (/until your arm is/.test(move) || cues.some((cue) => /^Elbow (stays|soft)/.test(cue))) &&
          !namesOne.test(setUp),
      ),
    ).toEqual([])
  })

  it("names no disease, no promise and no other product", () => {
    const words =
      /\b(pains?|painful|hurts?|aches?|injur\w*|strain\w*|tear|tendin\w*|arthrit\w*|herniat\w*|disc|rehab\w*|heals?|cures?|prevents?|guarantee\w*|doctor|hevy|strong app|fitbod|jefit|liftosaur|strava|garmin|peloton|concept2|trx|bosu|bowflex|nautilus|rogue)\b/i
    expect(namesWhere((entry) => words.test(instructionsOf(entry)))).toEqual([])
    expect(Object.values(guideLines).filter((line) => words.test(line))).toEqual([])
  })

  it("names only parts of the body that everybody knows", () => {
    const words =
      /\b(scapul\w*|spine|lumbar|thoracic|femur|pelvi\w*|deltoids?|rotator|patella|ulna\w*|cervical|\w+flexion|\w+extension of)\b/i
    expect(namesWhere((entry) => words.test(instructionsOf(entry)))).toEqual([])
  })
})

describe("A set-up", () => {
  const kit: Record<string, RegExp> = {
    barbell: /\b(bar|barbell)\b/i,
    dumbbell: /\bdumbbells?\b/i,
    kettlebell: /\b(kettlebells?|bells?)\b/i,
    cable: /\b(cables?|pulleys?)\b/i,
    machine: /\b(machine|leg press|pads?)\b/i,
    "smith machine": /\bSmith\b/,
    "ez bar": /\bEZ bar\b/,
    "trap bar": /\btrap bar\b/i,
    band: /\bband\b/i,
    plate: /\b(plates?|weight|vest)\b/i,
    suspension: /\b(straps?|rings?)\b/i,
    "medicine ball": /\bmedicine ball\b/i,
    sled: /\bsled\b/i,
  }

  it.each(Object.entries(kit))("names the %s of each exercise that needs one", (equipment, word) => {
    const rows = library.filter((row) => row.equipment === equipment)
    const missing = rows.filter(({ name }) => {
      const entry = entries.get(name)
      return entry && !word.test(entry.setUp)
    })
    expect(missing.map(({ name }) => name)).toEqual([])
  })
})

describe("A band", () => {
  it("is made easier by another band, and never by weight", () => {
    const words = /\b(less weight|go lighter|dumbbells?|barbell|cables?|plates?|stack)\b/i
    const bands = library.filter(({ equipment }) => equipment === "band")
    expect(bands.length).toBeGreaterThan(20)
    const wrong = bands.filter(({ name }) => {
      const entry = entries.get(name)
      return entry && words.test(instructionsOf(entry))
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})

describe("Easier and harder", () => {
  const easier = new Map([...entries.keys()].map((name) => [name, new Set<string>()]))
  for (const [name, entry] of entries) {
    if (entry.easier !== null) easier.get(name)?.add(entry.easier)
    if (entry.harder !== null) easier.get(entry.harder)?.add(name)
  }

  it("lead to another entry of the library, and an entry has at least one", () => {
    const isBad = (link: string | null, name: string) =>
      link !== null && (link === name || !entries.has(link))
    expect(namesWhere((entry, name) => isBad(entry.easier, name) || isBad(entry.harder, name))).toEqual([])
    expect(namesWhere((entry) => entry.easier === null && entry.harder === null)).toEqual([])
  })

  it("never lead around in a circle", () => {
    expect(namesWhere((_entry, name) => leadsBack(name, (each) => [...(easier.get(each) ?? [])]))).toEqual([])
  })
})

describe("What is said of joints and coaches", () => {
  it("names the joints that the library's tags say an exercise loads heavily", () => {
    const tagged = new Map(library.map(({ name, joints }) => [name, joints]))
    expect(namesWhere((entry, name) => String(entry.joints) !== String(tagged.get(name)))).toEqual([])
  })

  it("sends people to a coach for kipping, the neck, lifting behind the neck, and Olympic lifts", () => {
    const learned =
      /Kipping|Neck|Lever|Muscle Up|Handstand|Hang (Power )?(Clean|Snatch)|^(Power |Muscle )?(Clean|Snatch) \(Barbell\)|Jerk \(/
    expect(namesWhere((entry, name) => learned.test(name) && !entry.needsCoach)).toEqual([])
  })
})
