import { describe, expect, it } from "vitest"
import type { ProgramRun } from "#domain/programs/run.ts"
import { asAsked, loadsOf, programFrom, reps, Trainee } from "./trainee.ts"

const squat = "Back Squat (Barbell)"
const bench = "Bench Press (Barbell)"

/** A trainee whose program has a single line, and one session per week by default. */
function lineOnly(line: string, starts: Partial<ProgramRun["starts"]>, facts = "1 day"): Trainee {
  const program = programFrom(`program Example, ${facts}\nday A\n${line}`)
  return new Trainee(program, { starts: { loads: {}, maxes: {}, ...starts } })
}

/** Trains the sessions of a story such as "load: reps; load (aim): reps → load", and checks the load and aim of the first line's first set. */
function follow(trainee: Trainee, story: string) {
  const [sessions = "", end = ""] = story.split("→").map((part) => part.trim())
  const head = () => {
    const [first] = trainee.next.lines[0]?.sets ?? []
    return { load: first?.load, aim: first?.aim }
  }
  const read = (text: string) => {
    const [, load, aim] = /^([\d.]+)(?: \((\d+)\))?$/.exec(text) ?? []
    return aim === undefined ? { load: Number(load) } : { load: Number(load), aim: Number(aim) }
  }
  for (const session of sessions.split(";").map((part) => part.trim())) {
    const [shown = "", done = ""] = session.split(":").map((part) => part.trim())
    expect(head(), `${session} of ${story}`).toMatchObject(read(shown))
    trainee.train(reps(...done.split(" ").map((text) => (text === "-" ? null : Number(text)))))
  }
  expect(head(), `the end of ${story}`).toMatchObject(read(end))
}

describe("a lift by its rule", () => {
  it("linear: adds weight when all sets are met, and takes a tenth off after three misses", () => {
    follow(
      lineOnly(`${squat}: 3x5 | linear inc=2.5kg/5lb`, { loads: { [`${squat}:linear`]: 80 } }),
      "80: 5 5 5; 82.5: 5 5 4; 82.5: 5 4 4; 82.5: 4 4 3; 75: 5 5 5; 77.5: 5 5 5 → 80",
    )
  })

  it("double: more reps to the top of the range, then more weight", () => {
    const row = "Bent Over Row (Dumbbell)"
    follow(
      lineOnly(`${row}: 3x8-12 | double inc=2kg/5lb`, { loads: { [`${row}:double`]: 20 } }),
      "20: 10 9 8; 20 (9): 11 10 10; 20 (11): 12 12 11; 20 (12): 12 12 12; 22 (8): 9 8 7; 22 (8): 9 9 8 → 22 (9)",
    )
  })

  it("total: counts the reps of all sets together", () => {
    follow(
      lineOnly(`${bench}: 3x5-15 | total goal=30 inc=2.5kg/5lb`, { loads: { [`${bench}:total`]: 50 } }),
      "50: 11 9 8; 50: 12 10 8; 52.5: 10 8 7; 52.5: 8 8 7; 52.5: 10 9 9; 52.5: 11 10 9 → 55",
    )
  })

  it("amrap: the open last set decides, and ten reps count double", () => {
    follow(
      lineOnly(`${bench}: 2x5, 5+ | amrap inc=2.5kg/5lb twice=10`, { loads: { [`${bench}:amrap`]: 60 } }),
      "60: 5 5 8; 62.5: 5 5 11; 67.5: 5 5 6; 70: 5 5 4; 62.5: 5 5 12; 67.5: 5 5 7 → 70",
    )
  })

  it("last: adds weight at 25 reps in the last set, and never takes any off", () => {
    const row = "Seated Row (Cable)"
    follow(
      lineOnly(`${row}: 2x15, 15+ | last at=25 inc=2.5kg/5lb`, { loads: { [`${row}:last`]: 30 } }),
      "30: 15 15 21; 30: 15 15 25; 32.5: 15 14 13; 32.5: 15 15 19; 32.5: 15 15 24; 32.5: 15 15 26 → 35",
    )
  })

  it("tm: a cycle's top sets move the training max at its end", () => {
    const waves =
      "5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first"
    const trainee = lineOnly(
      `${squat}: ${waves} | tm inc=5kg/10lb`,
      { maxes: { [squat]: { tm: 120, e1rm: null } } },
      "1 day, 3 weeks repeating",
    )
    const tops = [102.5, 107.5, 115, 105, 112.5, 117.5]
    for (const [week, top] of [8, 6, 3, 7, 2, 1].entries()) {
      const { sets = [] } = trainee.next.lines[0] ?? {}
      expect(sets[2]?.load).toBe(tops[week])
      expect(new Set(sets.slice(3).map(({ load }) => load))).toEqual(new Set([sets[0]?.load]))
      trainee.train((set, place) => ({ load: set.load, amount: place === 2 ? top : set.low, rpe: null }))
      if (week === 2) expect(trainee.next.lines[0]?.x).toBe(125)
    }
    expect(trainee.next.lines[0]).toMatchObject({ x: 112.5 })
    expect(trainee.next.lines[0]?.sets[2]?.load).toBe(95)
  })

  it("tm in blocks: leaders and the anchor raise the training max; an easy week doesn't, and a test can only lower it", () => {
    const fives = (share: number) => `5 @${share}%`
    const weeks = [
      ...[85, 90, 95, 85, 90, 95].map(fives),
      "1 @90%",
      "5+ @85%",
      "3+ @90%",
      "1+ @95%",
      "3-5! @100%",
    ]
    const blocks = () =>
      lineOnly(
        `${squat}: ${weeks.join(" / ")} | tm cycle=3+3+1+3+1 inc=5kg/10lb`,
        { maxes: { [squat]: { tm: 100, e1rm: null } } },
        "1 day, 11 weeks repeating",
      )
    const trainee = blocks()
    const maxes = weeks.map(() => {
      trainee.train(asAsked)
      return trainee.next.lines[0]?.x
    })
    expect(maxes).toEqual([100, 100, 105, 105, 105, 110, 110, 110, 110, 115, 115])
    const failing = blocks()
    for (let week = 0; week < 10; week += 1) failing.train(asAsked)
    failing.train(reps(2))
    expect(failing.next.lines[0]?.x).toBe(102.5)
    const missing = blocks()
    for (const amount of [5, 4, 5]) missing.train(reps(amount))
    expect(missing.next.lines[0]?.x).toBe(90)
  })

  it("ladder: fewer reps at the same load, and a test after the last stage", () => {
    const trainee = lineOnly(`${squat}: 4x3, 3+ | ladder stages=5x3+>6x2+>10x1+ inc=5kg/10lb restart=test`, {
      loads: { [`${squat}:ladder`]: 100 },
    })
    const shape = () =>
      trainee.next.lines[0]?.sets.map(({ low, open }) => `${low}${open ? "+" : ""}`).join(" ")
    expect(shape()).toBe("3 3 3 3 3+")
    follow(trainee, "100: 3 3 3 3 5; 105: 3 3 3 2 2 → 105")
    expect(shape()).toBe("2 2 2 2 2 2+")
    follow(trainee, "105: 2 2 2 2 2 2; 110: 2 2 2 2 1 1 → 110")
    expect(shape()).toBe("1 1 1 1 1 1 1 1 1 1+")
    trainee.train(reps(1, 1, 1, 1, 1, 1, 1, 1, 0, 0))
    expect(trainee.next.lines[0]?.sets).toMatchObject([{ low: 5, load: null, decides: true }])
    trainee.train(() => ({ load: 97.5, amount: 5, rpe: null }))
    expect(shape()).toBe("3 3 3 3 3+")
    expect(loadsOf(trainee.next)).toEqual([82.5])
  })

  it("ladder up: starts again above the load at which the first stage was missed", () => {
    const trainee = lineOnly(
      `${bench}: 3x10 | ladder stages=3x10>3x8>3x6 inc=2.5kg/5lb restart=up up=5kg/10lb`,
      {
        loads: { [`${bench}:ladder`]: 50 },
      },
    )
    follow(trainee, "50: 10 10 10; 52.5: 10 9 8; 52.5: 8 8 8; 55: 8 8 7; 55: 6 6 6; 57.5: 6 5 5 → 52.5")
    expect(trainee.next.lines[0]?.sets).toMatchObject(Array.from({ length: 3 }, () => ({ low: 10 })))
  })

  it("ladder up: never starts again more than the step above the load at which the first stage was missed", () => {
    const trainee = lineOnly(
      `${bench}: 3x10 | ladder stages=3x10>3x8>3x6 inc=10kg/20lb restart=up up=5kg/10lb`,
      {
        loads: { [`${bench}:ladder`]: 50 },
      },
    )
    follow(trainee, "50: 9 9 9; 50: 8 8 8; 60: 7 7 7; 60: 6 6 6; 70: 6 6 6; 80: 5 5 5 → 55")
  })

  it("weekly: only the deciding set of the week moves the load", () => {
    const program = programFrom(`program Fives, 3 days
day Volume
${squat}: 5x5 @90%t | weekly inc=2.5kg/5lb
day Light
${squat}: 2x5 @72%t | weekly
day Heavy
${squat}: 5! @100%t | weekly`)
    const trainee = new Trainee(program, { starts: { loads: { [`${squat}:weekly`]: 100 }, maxes: {} } })
    const shown: unknown[] = []
    for (const top of [5, 4]) {
      for (const _ of [1, 2]) {
        shown.push(...loadsOf(trainee.next))
        trainee.train(asAsked)
      }
      shown.push(...loadsOf(trainee.next))
      trainee.train(reps(top))
    }
    expect([...shown, ...loadsOf(trainee.next)]).toEqual([90, 72.5, 100, 92.5, 75, 102.5, 92.5])
  })

  it("weekly with growth: Friday's three move the ramp by a percentage", () => {
    const program = programFrom(`program Ramps, 3 days
day Monday
${squat}: 5 @50%t, 5 @62.5%t, 5 @75%t, 5 @87.5%t, 5 @100%t | weekly grow=2.5%
day Wednesday
${squat}: 5 @50%t, 5 @62.5%t, 2x5 @75%t | weekly
day Friday
${squat}: 5 @50%t, 5 @62.5%t, 5 @75%t, 5 @87.5%t, 3! @102.5%t, 8 @75%t | weekly`)
    const trainee = new Trainee(program, { starts: { loads: { [`${squat}:weekly`]: 100 }, maxes: {} } })
    const tops: unknown[] = []
    for (const three of [3, 2])
      for (const day of [0, 1, 2]) {
        tops.push(Math.max(...(trainee.next.lines[0]?.sets ?? []).map(({ load }) => load ?? 0)))
        trainee.train((set) => ({
          load: set.load,
          amount: day === 2 && set.decides ? three : set.low,
          rpe: null,
        }))
      }
    tops.push(loadsOf(trainee.next).at(-1))
    expect(tops).toEqual([100, 75, 102.5, 102.5, 77.5, 105, 102.5])
  })

  it("rpe: the estimate moves halfway to the one that the first set shows", () => {
    const trainee = lineOnly(`${squat}: 5 @rpe8, 2x5 @95%first | rpe`, { loads: { [`${squat}:rpe`]: 125 } })
    const loads: unknown[] = []
    for (const [amount, rpe] of [
      [5, 8],
      [5, 7],
      [5, 9],
      [4, 10],
      [5, 8.5],
      [5, 8],
    ] as const) {
      loads.push(...loadsOf(trainee.next))
      trainee.train((set, place) =>
        place === 0 ? { load: set.load, amount, rpe } : { load: set.load, amount: 5, rpe: null },
      )
    }
    loads.push(...loadsOf(trainee.next))
    expect(loads).toEqual([
      102.5, 97.5, 102.5, 97.5, 105, 100, 102.5, 97.5, 97.5, 92.5, 97.5, 92.5, 97.5, 92.5,
    ])
  })

  it("rpe: never goes up after fewer reps than prescribed, and stays without a rating", () => {
    const trainee = lineOnly(`${squat}: 5 @rpe8 | rpe`, { loads: { [`${squat}:rpe`]: 125 } })
    trainee.train(({ load }) => ({ load, amount: 4, rpe: 6 }))
    expect(trainee.next.lines[0]?.x).toBe(125)
    trainee.train(({ load }) => ({ load, amount: 5, rpe: null }))
    expect(trainee.next.lines[0]?.x).toBe(125)
    trainee.train(({ load }) => ({ load, amount: 3, rpe: null }))
    expect(trainee.next.lines[0]?.x).toBeCloseTo(118.75)
  })

  it("volume: two taps add and drop sets, which start over after a lighter week", () => {
    const trainee = lineOnly(
      `${bench}: 3x8-12 | volume start=3 max=6 inc=2.5kg/5lb`,
      { loads: { [`${bench}:volume`]: 60 } },
      "1 day, 5 weeks repeating",
    )
    const shape = () => {
      const { sets = [] } = trainee.next.lines[0] ?? {}
      return [sets.length, sets[0]?.load, sets[0]?.aim]
    }
    const week = (
      sore: "no" | "gone" | "still",
      went: "better" | "planned" | "worse",
      ...amounts: number[]
    ) => {
      const { slot } = trainee.train(reps(...amounts))
      trainee.happens("felt", { slot, sore, went })
      return shape()
    }
    expect(shape()).toEqual([3, 60, 8])
    expect(week("no", "planned", 10, 9, 9)).toEqual([4, 60, 10])
    expect(week("no", "better", 11, 11, 10, 10)).toEqual([5, 60, 11])
    expect(week("gone", "planned", 12, 12, 12, 12, 12)).toEqual([5, 62.5, 8])
    expect(week("still", "worse", 9, 8, 8, 7, 7)).toEqual([2, 55, 8])
    expect(week("no", "planned", 8, 8)).toEqual([3, 62.5, 8])
    expect(week("no", "planned", 10, 9, 8)).toEqual([4, 62.5, 9])
  })

  it("step: adds weight after three sessions in a row", () => {
    follow(
      lineOnly(`${squat}: 4x6 | step hold=3 inc=5kg/10lb`, { loads: { [`${squat}:step`]: 70 } }),
      "70: 6 6 6 6; 70: 6 6 6 6; 70: 6 6 6 6; 75: 6 6 6 6; 75: 6 6 5 5; 75: 6 6 6 6 → 75",
    )
  })

  it("variation: the next variation at the top of the range", () => {
    const trainee = lineOnly(`Incline Push Up: 3x5-8 | variation ladder="Push Up > Diamond Push Up"`, {})
    const shown = () => `${trainee.next.lines[0]?.exercise_name} ${trainee.next.lines[0]?.sets[0]?.aim}`
    const seen = [
      [6, 6, 5],
      [7, 7, 7],
      [8, 8, 8],
      [5, 4, 4],
      [5, 5, 5],
      [6, 6, 6],
    ].map((amounts) => {
      const before = shown()
      trainee.train(reps(...amounts))
      return before
    })
    expect(seen).toEqual([
      "Incline Push Up 5",
      "Incline Push Up 6",
      "Incline Push Up 8",
      "Push Up 5",
      "Push Up 5",
      "Push Up 6",
    ])
    expect(shown()).toBe("Push Up 7")
    for (const _ of [1, 2, 3]) trainee.train(reps(4, 4, 4))
    expect(shown()).toBe("Incline Push Up 8")
  })

  it("intervals: the next session when one is finished, a week back after three tries", () => {
    const sessions = "1min / 2min / 3min > 4min > 5min / 6min > 7min > 8min"
    const trainee = lineOnly(`Running: ${sessions} | intervals fails=3`, {})
    const minutes = () => trainee.next.lines[0]?.sets[0]?.low
    for (const _ of [1, 2, 3, 4, 5, 6]) trainee.train(asAsked)
    expect(minutes()).toBe(7)
    const stops: unknown[] = []
    for (const _ of [1, 2, 3]) {
      trainee.train(reps(1))
      stops.push(minutes())
    }
    expect(stops).toEqual([7, 7, 4])
  })

  it("distance: a tenth more after a full week, and an easy one every fourth", () => {
    const program = programFrom(`program Kilometers, 3 days
day Short
Running: 3.5km | distance shares=25%+30%+45%
day Middle
Running: 4.5km | distance
day Long
Running: 7km | distance`)
    const trainee = new Trainee(program)
    const weeks = [
      [3.5, 4.5, 7],
      [4, 5, 7],
      [4, 5, 3],
      [3, 4, 6],
      [4, 5, 9],
      [4, 5, 9],
    ]
    const asked = weeks.map((week) =>
      week.map((distance) => {
        const amount = trainee.next.lines[0]?.sets[0]?.low
        trainee.train(reps(distance))
        return amount
      }),
    )
    expect(asked).toEqual([
      [3.5, 4.5, 7],
      [4, 4.5, 8],
      [4.5, 5, 8.5],
      [3.5, 4, 6.5],
      [4.5, 5, 8.5],
      [4.5, 5.5, 9.5],
    ])
    expect(trainee.next.lines[0]?.x).toBe(21)
    expect(trainee.next.lines[0]?.sets[0]?.low).toBe(5)
  })

  it("distance: below 5 km, increases that are too small to show add up", () => {
    const trainee = new Trainee(
      programFrom("program First Kilometers, 1 day\nday A\nRunning: 3km | distance"),
    )
    const asked = Array.from({ length: 12 }, () => {
      const amount = trainee.next.lines[0]?.sets[0]?.low
      trainee.train(asAsked)
      return amount
    })
    expect(asked).toEqual([3, 3, 3.5, 2.5, 3.5, 4, 4, 3, 4.5, 4.5, 5, 4])
  })
})
