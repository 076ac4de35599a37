import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readLibrary } from "../../supabase/seed/exercise-library.ts"
import { programLibrary } from "#domain/programs/library/library.ts"
import { programs } from "./generated-programs.ts"
import { problemSentence } from "#domain/programs/text/problem-sentences.ts"
import { readAnyText } from "#domain/programs/text/read-any-text.ts"
import { readPrograms } from "#domain/programs/text/read-programs.ts"
import { writePrograms } from "#domain/programs/text/write-programs.ts"

const names = new Set(readLibrary().map(({ name }) => name))
const inLibrary = (name: string) => (names.has(name) ? { exercise_id: name, exercise_name: name } : null)
const anyExercise = (name: string) => ({ exercise_id: name, exercise_name: name })
const problemsOf = (text: string) => readPrograms(text, inLibrary).problems.map(problemSentence)

describe("the library's programs", () => {
  it("are 23, and use only exercises of the exercise library", () => {
    const read = programLibrary.map((text) => readPrograms(text, inLibrary))
    expect(read.flatMap(({ problems }) => problems)).toEqual([])
    expect(read.flatMap(({ programs }) => programs)).toHaveLength(23)
  })

  it("name the equipment that their exercises need", () => {
    const equipment = new Map(readLibrary().map((exercise) => [exercise.name, exercise.equipment]))
    const needed: Record<string, string> = {
      barbell: "barbell",
      dumbbell: "dumbbells",
      machine: "machines",
      cable: "machines",
    }
    for (const { name, needs, days } of programLibrary.flatMap(
      (text) => readPrograms(text, inLibrary).programs,
    ))
      for (const { exercise_name } of days.flatMap(({ lines }) => lines)) {
        const need = needed[equipment.get(exercise_name) ?? ""]
        if (need !== undefined) expect(needs, `${name}: ${exercise_name}`).toContain(need)
        // A gym with machines has a bar to hang from.
        if (/Chin Up|Pull Up|Hanging/.test(exercise_name))
          expect(
            needs.some((have) => have === "machines" || have === "bar to hang from"),
            name,
          ).toBe(true)
      }
  })

  it("are written back unchanged", () => {
    for (const text of programLibrary)
      expect(writePrograms(readPrograms(text, inLibrary).programs)).toBe(text)
  })
})

describe("a program's text", () => {
  it("is read back as the same program", () => {
    fc.assert(
      fc.property(fc.array(programs, { minLength: 1, maxLength: 3 }), (some) => {
        const text = writePrograms(some)
        expect(readPrograms(text, anyExercise)).toEqual({ programs: some, problems: [] })
        expect(writePrograms(readPrograms(text, anyExercise).programs)).toBe(text)
      }),
      { numRuns: 60 },
    )
  })

  it("gives the same program however its lines are broken, spaced and ended, and whatever its comments", () => {
    const filler = fc.constantFrom("", "# a comment", "   ", "  # another: 3x5 | linear")
    const layout = fc.record({
      end: fc.constantFrom("\n", "\r\n", "\r"),
      between: fc.constantFrom("\n  ", "\n\t", " "),
      after: fc.constantFrom("", "  "),
      filler,
    })
    fc.assert(
      fc.property(programs, layout, (program, { end, between, after, filler }) => {
        const loose = writePrograms([program])
          .replaceAll(/ (?=[/|] )/g, between)
          .split("\n")
          .flatMap((line) => [`${line}${after}`, ...(/^\s/.test(line) ? [] : [filler])])
          .join(end)
        const first = readPrograms(`\ufeff${loose}`, anyExercise)
        expect(first).toEqual({ programs: [program], problems: [] })
        expect(readPrograms(writePrograms(first.programs), anyExercise)).toEqual(first)
      }),
      { numRuns: 40 },
    )
  })

  it("keeps a bar in the name of a ladder's exercise", () => {
    const text = 'program A, 1 day, open end\nday A\nPush Up: 3x5 | variation ladder="a|b"\n'
    const { programs, problems } = readPrograms(text, anyExercise)
    expect(problems).toEqual([])
    expect(writePrograms(programs)).toBe(text)
  })

  it("keeps a name with line breaks on its line", () => {
    const [program] = readPrograms("program A, 1 day\nday A\nPush Up: 3x5 | double", anyExercise).programs
    const renamed = { ...program, name: "A\nday B", by: "me\r\n\u2028you" }
    expect(program && writePrograms([{ ...program, ...renamed }])).toBe(`program A day B, 1 day, open end
by me you
day A
Push Up: 3x5 | double
`)
  })

  it("can continue on lines that begin with spaces, and have comments and blank lines", () => {
    const text = `# mine
program Two Days, 2 days

day A
Bench Press (Barbell): 3x5 @70%
  / 3x3 @80%
  | tm inc=2.5kg/5lb
  | rest 3:00
`
    const { programs, problems } = readPrograms(text, inLibrary)
    expect(problems).toEqual([])
    expect(writePrograms(programs)).toBe(`program Two Days, 2 days, open end
day A
Bench Press (Barbell): 3x5 @70% / 3x3 @80% | tm inc=2.5kg/5lb | rest 3:00
`)
  })

  it("reports every unknown exercise, rule, set and load with its line", () => {
    const text = `program Odd, 3 days, on the moon
day A
Bench Presss: 3x5 | linear inc=2.5kg/5lb
Bench Press (Barbell): 3x5 | magic
Bench Press (Barbell): 3x5 | linear inc=much
Bench Press (Barbell): five, 3x5 @heavy | fixed
Bench Press (Barbell)
Push Up: 3x5-8 | variation ladder="Push Up > Air Push Up"
Push Up: 3x5-8 | linear ladder="Push Up"`
    expect(problemsOf(text)).toEqual([
      `Line 1: "on the moon" isn’t a known detail of a program.`,
      'Line 3: There is no exercise named "Bench Presss".',
      'Line 4: There is no rule named "magic".',
      'Line 5: "inc=much" can’t be used with this rule.',
      'Line 6: "five" isn’t a set.',
      'Line 6: "heavy" isn’t a load.',
      'Line 7: "Bench Press (Barbell)" can’t be read.',
      'Line 8: There is no exercise named "Air Push Up".',
      'Line 9: "ladder="Push Up"" can’t be used with this rule.',
    ])
    expect(readPrograms(text, inLibrary).programs).toEqual([])
  })

  it("reports one problem per line, and that a step needs both units", () => {
    expect(
      problemsOf("program A, 3 days\nday A\nPush Up: 3 sets of five\nPush Up: 3x5 | linear inc=2.5kg"),
    ).toEqual([
      'Line 3: "3 sets of five" isn’t a set.',
      'Line 4: "inc=2.5kg" needs kilograms and pounds, such as inc=2.5kg/5lb.',
    ])
  })

  it("is refused without a program or a day, and if it asks for too much", () => {
    expect(problemsOf("Bench Press (Barbell): 3x5")).toEqual([
      'Line 1: "Bench Press (Barbell): 3x5" comes before the first program.',
    ])
    expect(problemsOf("program A, 3 days\nBench Press (Barbell): 3x5")).toEqual([
      'Line 2: "Bench Press (Barbell): 3x5" can’t be read.',
      'Line 1: "A" is empty or too long.',
    ])
    const tooLong = readAnyText("#".repeat(200_001), { find: inLibrary, name: "" })
    expect(tooLong.problems.map(problemSentence)).toEqual(["Line 1: This text is too long for a program."])
    expect(problemsOf("program A, 3 days\nday A\nPush Up: 3x5 | double\nPush Up: 60x5 | double")).toEqual([
      'Line 4: "Push Up" asks for more than a program can hold.',
    ])
    const crowded = Array.from({ length: 5 }, () => "Push Up: 41x5 | double").join("\n")
    expect(problemsOf(`program A, 3 days\nday Long\n${crowded}`)).toEqual([
      'Line 1: "Long" asks for more than a program can hold.',
    ])
  })

  it("never makes the reader throw, whatever it is", () => {
    const pieces = fc.constantFrom(
      ...[
        "program ",
        "day ",
        "by ",
        "+ ",
        ": ",
        " | ",
        "3x5",
        "5+!",
        " @",
        "70%",
        "linear ",
        "inc=",
        '"',
        "\\",
        "\n",
        ", ",
        " / ",
      ],
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 5 }))), (parts) => {
        const { programs, problems } = readPrograms(parts.join(""), anyExercise)
        expect(programs.length === 0 || problems.length === 0).toBe(true)
      }),
    )
  })
})
