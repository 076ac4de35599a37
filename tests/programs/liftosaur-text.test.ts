import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readLibrary } from "../../supabase/seed/exercise-library.ts"
import { noteSentence } from "#domain/programs/text/note-sentences.ts"
import { problemSentence } from "#domain/programs/text/problem-sentences.ts"
import { readAnyText } from "#domain/programs/text/read-any-text.ts"
import { writePrograms } from "#domain/programs/text/write-programs.ts"

const known = new Map(
  readLibrary().flatMap(({ name, aliases }) => [name, ...aliases].map((text) => [text, name] as const)),
)
const inLibrary = (text: string) => {
  const name = known.get(text)
  return name === undefined ? null : { exercise_id: name, exercise_name: name }
}
const read = (text: string) => readAnyText(text, { find: inLibrary, name: "From Liftosaur" })
const problemsOf = (text: string) => read(text).problems.map(problemSentence)
const notesOf = (text: string) => read(text).notes.map((note) => `${note.line}: ${noteSentence(note)}`)

/** The program in our own text format, without the first line, which has its name and length. */
function linesOf(text: string): string[] {
  const { format, programs, problems } = read(text)
  expect({ format, problems }).toEqual({ format: "liftosaur", problems: [] })
  return writePrograms(programs).trim().split("\n").slice(1)
}
const lineOf = (text: string) => linesOf(text)[1]

describe("Liftosaur's text", () => {
  it("is recognized by its lines, and ours by its first", () => {
    for (const text of ["Squat / 3x8", "# Week 1\n## Day 1\nt1: Squat / ...t1", "Squat / used: none / 3x5"])
      expect(read(text).format).toBe("liftosaur")
    for (const text of [
      "program A, 3 days\nday A\nSquat: 3x5 / 3x8 | fixed",
      "Squat: 3x5 / 3x8 | fixed",
      "# Week 1\nSquat: 3x5\n  / 3x8",
      "",
      "hello",
    ])
      expect(read(text).format).toBe("own")
  })

  it("becomes weeks and days, each exercise with its sets in every week", () => {
    const text = `# Week 1
## Lower
Back Squat / 3x5 70% / 180s
Leg Extension, Leverage Machine / 2x12-15 @8
## Upper
Overhead Press / 1x5 75%, 1x5+ 80%
# Week 2
## Lower
Back Squat / 3x3 80% / 180s
Leg Extension, Leverage Machine / 2x12-15 @8
## Upper
Overhead Press / 1x5 75%, 1x5+ 80%`.replace(
      "Leg Extension, Leverage Machine",
      "Leg Extension, Leverage Machine",
    )
    expect(
      writePrograms(
        read(text.replace("Leg Extension, Leverage Machine", "Leg Extension, Leverage Machine")).programs,
      ),
    ).toBe(`program From Liftosaur, 2 days, 2 weeks repeating
day Lower
Back Squat (Barbell): 3x5 @70%e / 3x3 @80%e | fixed | rest 3:00
Leg Extension (Machine): 2x12-15 @rpe8 | fixed
day Upper
Overhead Press (Barbell): 5 @75%e, 5+ @80%e | fixed
`)
  })

  it("imports all three progressions", () => {
    const one = (sections: string) => lineOf(`Back Squat / ${sections}`)
    expect(one("3x5 / progress: lp(5lb)")).toBe("Back Squat (Barbell): 3x5 | linear inc=2.5kg/5lb")
    expect(one("3x5 / progress: lp(5kg, 1, 0, 15%, 2)")).toBe(
      "Back Squat (Barbell): 3x5 | linear inc=5kg/10lb fails=2 back=85%",
    )
    expect(one("3x5 / progress: lp(2.5lb, 3, 1)")).toBe(
      "Back Squat (Barbell): 3x5 | step hold=3 inc=1.25kg/2.5lb",
    )
    expect(one("3x8 60kg / progress: dp(2.5kg, 8, 12)")).toBe(
      "Back Squat (Barbell): 3x8-12 | double inc=2.5kg/5lb",
    )
    expect(one("3x10+ / progress: sum(30, 5lb)")).toBe(
      "Back Squat (Barbell): 3x10+ | total goal=30 inc=2.5kg/5lb",
    )
  })

  it("keeps a lift's loads as shares of the heaviest one, over all its days", () => {
    expect(
      linesOf(`# Week 1
## Day 1
Back Squat / 1x5 200lb, 3x8 175lb / progress: lp(5lb)
## Day 2
Back Squat / 3x5 150lb @7`),
    ).toEqual([
      "day Day 1",
      "Back Squat (Barbell): 5, 3x8 @87.5%t | linear inc=2.5kg/5lb",
      "day Day 2",
      "Back Squat (Barbell): 3x5 @75%t | linear inc=2.5kg/5lb",
    ])
    expect(lineOf("Back Squat / 3x8 @8 80kg / progress: lp(5lb)")).toBe(
      "Back Squat (Barbell): 3x8 @rpe8 | linear inc=2.5kg/5lb",
    )
  })

  it("reuses sets, progressions and templates, and repeats lines over weeks", () => {
    expect(
      linesOf(`# Week 1
## Day 1
t1[1-2] / used: none / 4x5, 1x5+ / 75% 120s / progress: lp(2.5kg)
Front Squat[2,1-2] / ...t1 / 70% 90s
Back Squat[1,1-2] / ...t1
## Day 2
Deadlift / 3x5 65%
Romanian Deadlift / ...Deadlift[2:2]
# Week 2
## Day 1
## Day 2
Deadlift / 3x3 75%
Romanian Deadlift / ...Deadlift`),
    ).toEqual([
      "day Day 1",
      "Back Squat (Barbell): 4x5, 5+ | linear inc=2.5kg/5lb | rest 2:00",
      "Front Squat (Barbell): 4x5, 5+ | linear inc=2.5kg/5lb | rest 1:30",
      "day Day 2",
      "Deadlift (Barbell): 3x5 @65%e / 3x3 @75%e | fixed",
      "Romanian Deadlift (Barbell): 3x3 @75%e | fixed",
    ])
  })

  it("imports weeks one after another if their days or exercises differ", () => {
    const text = `# Heavy
## Lower
Back Squat / 3x5 80% / progress: lp(5lb)
Deadlift / 1x5 75%
## Upper
Bench Press, Barbell / 5x5
# Light
## Lower
Back Squat / 3x8 60%
# Heavy again
## Lower
Back Squat / 3x5 80%
Deadlift / 1x3 80%
## Upper
Bench Press, Barbell / 5x3
# Light again
## Lower
Back Squat / 3x8 60%`
    expect(writePrograms(read(text).programs)).toBe(`program From Liftosaur, 2 days, 2 weeks repeating
day Heavy, Lower
Back Squat (Barbell): 3x5 | linear inc=2.5kg/5lb
Deadlift (Barbell): 5 @75%e / 3 @80%e | fixed
day Heavy, Upper
Bench Press (Barbell): 5x5 / 5x3 | fixed
day Light, Lower
Back Squat (Barbell): 3x8 @75%t | linear inc=2.5kg/5lb
`)
    expect(notesOf(text)).toContain(
      "7: In this app, every week has the same days and exercises. These weeks differ, so they’re imported as 3 days in a row.",
    )
  })

  it("reports how weeks with too many days differ", () => {
    const days = ["A", "B", "C"].map((day) => `## ${day}\nDeadlift / 3x5`).join("\n")
    const weeks = [1, 2, 3, 4].map((week) => `# Week ${week}\n${days}`).join("\n")
    expect(problemsOf(`${weeks}\n# Week 5\n${days}\nBack Squat / 3x5`)).toEqual([
      'Line 36: "Back Squat" isn’t in every week. Weeks can differ if they have up to 14 days in all. Add it to the others or take it out.',
    ])
    expect(problemsOf(`${weeks}\n# Week 5\n${days}\n## D\nDeadlift / 3x5`)).toEqual([
      'Line 29: "Week 5" doesn’t have as many days as the first week. Weeks can differ if they have up to 14 days in all.',
    ])
  })

  it("joins supersets", () => {
    expect(linesOf("Chin Up / 3x8 / superset: A\nPush Up / 3x8 / superset: A\nPlank / 3x1")).toEqual([
      "day 1",
      "Chin Up: 3x8 | fixed",
      "+ Push Up: 3x8 | fixed",
      "Plank: 3x1 | fixed",
    ])
  })

  it("continues a line after a backslash, and skips scripts and comments of several lines", () => {
    const text = `/// a plain comment
// Stay upright
Back Squat / 3x8 60kg \\
  / warmup: 1x5 50% \\
  / update: custom() {~
    // half / of it
    if (setIndex == 1) { reps[2] = 3 }
  ~} / progress: custom(n: 0) {~ weights += 5lb ~}
Deadlift / 1x5 / progress: custom() { ...Back Squat }`
    expect(linesOf(text)).toEqual([
      "day 1",
      "Back Squat (Barbell): 3x8 @60kg | fixed",
      "Deadlift (Barbell): 5 | fixed",
    ])
    expect(notesOf(text)).toEqual([
      "2: Descriptions are left out.",
      "3: Warm-ups are left out. The app works out its own.",
      "3: Changes during the workout (update) are left out.",
      "3: Scripts aren’t run. These sets are imported without a progression.",
      "9: Scripts aren’t run. These sets are imported without a progression.",
    ])
  })

  it("reports by line what isn't imported as written", () => {
    const one = (sections: string) => notesOf(`Back Squat / ${sections}`)
    expect(one("3x8 / progress: lp(5lb)")).toEqual([
      "1: After three misses in a row, the weight drops by 10%. The Liftosaur text doesn’t lower it.",
    ])
    expect(one("3x8 / progress: lp(5lb, 2, 1, 10lb, 3)")).toEqual([
      "1: The weight drops by 10%, not by 10lb.",
      "1: In lp(5lb, 2, 1, 10lb, 3), successes have to be in a row, and the count starts at 0.",
    ])
    expect(one("3x8 / progress: lp(5%)")).toEqual([
      "1: In this app, a rule adds a weight, not 5%. These sets are imported without a progression.",
    ])
    expect(one("3x8 60kg, 1x3 80% / progress: lp(5lb, 1, 0, 10%, 3)")).toEqual([
      "1: The sets of Back Squat can’t share one weight. They’re imported without a progression.",
    ])
    expect(one("3x8 60kg / progress: lp(5lb, 1, 0, 10%, 3)")).toEqual([
      "1: Back Squat starts at the weight that you enter when you start the program.",
    ])
    expect(one("3x10 / progress: dp(5lb, 8, 12)")).toContain(
      "1: Back Squat starts at the low end of its range.",
    )
    expect(one("1x5 90s, 1x5 60s")).toEqual([
      "1: An exercise has one rest time. Back Squat uses the one from its first set.",
    ])
    expect(one("5x3 / ! 6x2 / 10x1")).toEqual([
      "1: Back Squat has several set schemes. Only the current one is imported.",
    ])
    expect(lineOf("Back Squat / 5x3 / ! 6x2 / 10x1")).toBe("Back Squat (Barbell): 6x2 | fixed")
    expect(one("3+x5 (Main) @8 60kg+ / id: tags(1)")).toEqual([
      "1: Set labels are left out.",
      "1: The app doesn’t ask for a weight, an RPE or more sets after a set, but you can enter them.",
      "1: The app doesn’t ask for a weight, an RPE or more sets after a set, but you can enter them.",
      "1: Tags are left out.",
      "1: Where Back Squat has both a weight and an RPE, the weight counts and the RPE is left out.",
    ])
    expect(notesOf("main: Back Squat / 3x5")).toEqual([
      "1: Labels are left out. Lines of one exercise that progress in the same way share their weight.",
    ])
    expect(
      notesOf(`# Week 1
## A
Back Squat / 3x5 / progress: lp(5lb, 1, 0, 10%, 3)
# Week 2
## B
Back Squat / 3x5 / progress: none`),
    ).toEqual([
      `5: Days keep their names from the first week, so "B" is left out.`,
      "6: Progress can’t be turned off for one day. Back Squat progresses on this day too.",
    ])
  })

  it("reports every line that can't be read, and imports nothing until all can", () => {
    const text = `# Week 1
## Day 1
Somersault / 3x8
Back Squat / 3by8
Deadlift / 3x8 heavy
Deadlift
Chin Up / 3x8 / progress: magic(5lb)
Chin Up / 3x8 / progress: lp(5lb
Front Squat / ...Nothing
Push Up / 3x8 / rest: long
Plank / 3x1 30s|30s
### deeper
Bench / 3x5 / progress: lp(5lb)
Bench / 3x5 / progress: lp(10lb)
# Week 2
## Day 1
Somersault / 3x8`
    expect(problemsOf(text)).toEqual([
      'Line 3: There is no exercise named "Somersault".',
      'Line 4: "3by8" isn’t a set.',
      'Line 5: "3x8 heavy" isn’t a set.',
      'Line 6: "Deadlift" can’t be read.',
      'Line 7: "progress: magic(5lb)" isn’t a progression that this app knows.',
      'Line 8: "progress: lp(5lb" isn’t a progression that this app knows.',
      'Line 9: "Front Squat" has no sets and doesn’t reuse any.',
      'Line 10: "rest: long" can’t be read.',
      'Line 11: "3x1 30s|30s" isn’t a set.',
      'Line 12: "### deeper" can’t be read.',
      'Line 14: "Bench" already has another progression.',
    ])
    expect(read(text).programs).toEqual([])
    expect(problemsOf("Front Squat / ...Nothing")).toEqual([
      'Line 1: "Front Squat" has no sets and doesn’t reuse any.',
    ])
    expect(problemsOf("Back Squat / ...Front Squat\nFront Squat / ...Back Squat")).toHaveLength(2)
    expect(problemsOf("Back Squat / 3x5 / progress: custom() {~ if (1) {\nDeadlift / 3x5")).toEqual([
      'Line 1: The script after "Back Squat / 3x5 / progress: custom() {}" never ends.',
    ])
    expect(problemsOf("Back Squat[1-9] / 3x5")).toEqual([
      'Line 1: "Back Squat" is repeated in more weeks than there are.',
    ])
  })
})

const names = fc.constantFrom("Back Squat", "Deadlift", "Chin Up", "Plank", "t1", "Somersault")
const pieces = fc.constantFrom(
  ...' / |3x8|1x5+|3x8-12|@8|60kg|80%|90s|progress: |lp(5lb)|dp(5lb, 8, 12)|sum(30, 5lb)|custom() |{~|~}|...|[1-2]|[2:1]|# Week |## Day |\n|//|\\\n|used: none|superset: A|warmup: none|, |(x)|!|"|program |: '.split(
    "|",
  ),
)

describe("any text", () => {
  it("never makes the import throw", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(names, pieces, pieces, fc.string({ maxLength: 4 }))), (parts) => {
        const { programs, problems } = read(parts.join(""))
        expect(programs.length === 0 || problems.length === 0).toBe(true)
        // What comes in can be written and read again in our own form.
        const text = writePrograms(programs)
        if (programs.length > 0) expect(read(text)).toMatchObject({ format: "own", programs, problems: [] })
      }),
      { numRuns: 400 },
    )
  })

  it("reports the line that isn't understood, wherever it is", () => {
    const good = fc.constantFrom<string[]>(
      "Back Squat / 3x8",
      "Deadlift / 3x5 60kg / 90s",
      "Chin Up / 3x8-12 @8",
    )
    const bad = fc.constantFrom<string[]>(
      "Back Squat / 3 times 8",
      "Deadlift / 3x5 60stone",
      "Chin Up / 3x8 / pause: 2s",
      "Push Up / 3x8 / progress: lp(2 plates)",
      "Plank",
      "do it slowly",
      "/ 3x8",
      "Push Up / 3x8 90s 60s",
      "Push Up / ...Plank",
      "Push Up [a-b] / 3x8",
      "Somersault / 3x8",
      "Push Up / 99x8",
      "Push Up / 3x8 @11",
      "Push Up / 3x8 400%",
    )
    fc.assert(
      fc.property(fc.array(good, { minLength: 1, maxLength: 6 }), bad, fc.nat(6), (lines, line, at) => {
        const place = Math.min(at, lines.length)
        const text = ["## Day 1", ...lines.toSpliced(place, 0, line)].join("\n")
        expect(read(text).problems.map((problem) => problem.line)).toEqual([place + 2])
      }),
    )
  })

  it("is refused at once if it is far too long, and quickly if it was made to be slow", () => {
    expect(problemsOf("Squat / 3x8\n".repeat(200_000))).toEqual([
      "Line 1: This text is too long for a program.",
    ])
    const heads = ["Back Squat / ", "Back Squat: ", "program A\nday A\nBack Squat: 3x5 | variation ladder="]
    const tails = ['"', '"\\', "(", "{~", "/ ", "3x8, ", "a:", "\\\n", "|", '="', "1", ".", " ", "[1-2]", "@"]
    for (const head of heads)
      for (const tail of tails) {
        const start = performance.now()
        read(head + tail.repeat(190_000 / tail.length))
        expect(performance.now() - start, `${head}${tail}`).toBeLessThan(5000)
      }
  })

  it("names the line with characters that can't be stored", () => {
    expect(problemsOf("Back Squat / 3x8\nDead\0lift / 3x8")).toEqual([
      'Line 2: "Dead\ufffdlift / 3x8" has characters that aren’t text.',
    ])
    expect(problemsOf("program \ud800, 3 days")).toHaveLength(1)
  })
})
