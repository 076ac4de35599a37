import { describe, expect, it } from "vitest"
import { reasonSentence } from "#domain/programs/reason-sentences.ts"
import type { ProgramRun } from "#domain/programs/run.ts"
import { asAsked, programFrom, reps, Trainee } from "./trainee.ts"

const squat = "Back Squat (Barbell)"
const bench = "Bench Press (Barbell)"
const plank = "Plank"

function lineOnly(line: string, starts: Partial<ProgramRun["starts"]> = {}, facts = "1 day"): Trainee {
  const program = programFrom(`program Example, ${facts}\nday A\n${line}`)
  return new Trainee(program, { starts: { loads: {}, maxes: {}, ...starts } })
}

const reasonsOf = ({ standing }: Trainee) => standing.changes.map(reasonSentence)

/** The reasons after sessions with these reps. */
function reasons(trainee: Trainee, ...sessions: readonly (readonly (number | null)[])[]): string[] {
  for (const amounts of sessions) trainee.train(reps(...amounts))
  return reasonsOf(trainee)
}

describe("the reason for what comes next", () => {
  it("linear: names the misses, and the load of each cut", () => {
    const trainee = lineOnly(`${squat}: 3x5 | linear inc=2.5kg/5lb`, { loads: { [`${squat}:linear`]: 80 } })
    expect(reasons(trainee, [5, 5, 5], [5, 5, 4], [5, 4, 4], [4, null, 3])).toEqual([
      "All 3 sets done. Next time: 82.5 kg.",
      "Miss 1 of 3. Stay at 82.5 kg.",
      "Miss 2 of 3. Stay at 82.5 kg.",
      "Missed 3 times. Back to 75 kg.",
    ])
    expect(trainee.standing.changes.map(({ from, to, shown }) => [from, to, shown])).toEqual([
      [80, 82.5, 82.5],
      [82.5, 82.5, 82.5],
      [82.5, 82.5, 82.5],
      [82.5, 75, 75],
    ])
  })

  it("linear: says that a step too small for the plates adds up", () => {
    const trainee = lineOnly(`${squat}: 1x5 | linear inc=1kg/2lb`, { loads: { [`${squat}:linear`]: 80 } })
    expect(reasons(trainee, [5], [5])).toEqual([
      "Set done. Still 80 kg; the small increases add up.",
      "Set done. Next time: 82.5 kg.",
    ])
  })

  it("double: names the weakest set, the aim, and the end of the range", () => {
    const trainee = lineOnly(`${bench}: 2x8-12 | double inc=2.5kg/5lb`, {
      loads: { [`${bench}:double`]: 60 },
    })
    expect(reasons(trainee, [10, 9], [12, 12], [7, 8])).toEqual([
      "Your lowest set was 9. Aim for 10 in every set.",
      "12 in every set. Next time: 62.5 kg. Back to 8 in every set.",
      "Miss 1 of 3. Stay at 62.5 kg.",
    ])
  })

  it("double with seconds: the aim grows once it is reached, up to the top of the range", () => {
    const trainee = lineOnly(`${plank}: 2x30-60s | double inc=10s`)
    const aims = [
      [30, 30],
      [39, 45],
      [40, 41],
      [59, 59],
      [60, 60],
    ].map((amounts) => {
      trainee.train(reps(...amounts))
      return trainee.next.lines[0]?.sets[0]?.aim
    })
    expect(aims).toEqual([40, 40, 50, 60, 60])
    expect(reasonsOf(trainee)).toEqual([
      "Your lowest set was 30. Aim for 40 in every set.",
      "Your lowest set was 39. Aim for 40 in every set.",
      "Your lowest set was 40. Aim for 50 in every set.",
      "Your lowest set was 59. Aim for 60 in every set.",
      "60 in every set: the top of the range.",
    ])
  })

  it("total: names the sum, and only too small a sum counts as a miss", () => {
    const trainee = lineOnly(`${bench}: 3x5-15 | total goal=30 inc=2.5kg/5lb fails=2`, {
      loads: { [`${bench}:total`]: 50 },
    })
    expect(reasons(trainee, [8, 8, 7], [8, 8, 8], [8, 8, 7], [8, 8, 7], [10, 10, 10])).toEqual([
      "23 of 30 in total. Stay at 50 kg.",
      "24 of 30 in total. Stay at 50 kg.",
      "23 of 30 in total. Stay at 50 kg.",
      "Missed 2 times. Back to 45 kg.",
      "30 of 30 in total. Next time: 47.5 kg.",
    ])
  })

  it("total without a load: says that the goal is reached, which defaults to the sum of the sets", () => {
    const trainee = lineOnly("Chin Up: 3x5 | total")
    expect(trainee.next.lines[0]).toMatchObject({ goal: 15 })
    expect(reasons(trainee, [5, 4, 5], [6, 5, 4])).toEqual([
      "14 of 15 in total. Same again.",
      "15 of 15 in total: goal reached.",
    ])
  })

  it("amrap: names the reps of the last set", () => {
    const trainee = lineOnly(`${bench}: 2x5, 5+ | amrap inc=2.5kg/5lb`, { loads: { [`${bench}:amrap`]: 60 } })
    expect(reasons(trainee, [5, 5, 9], [5, 5, 10], [4, 5, 6], [5, 5, 4])).toEqual([
      "9 reps in the last set. Next time: 62.5 kg.",
      "10 reps in the last set. Next time: 67.5 kg.",
      "An earlier set fell short. Stay at 67.5 kg.",
      "4 reps in the last set: too few. Back to 60 kg.",
    ])
  })

  it("last: names the required reps, 25 by default", () => {
    const trainee = lineOnly(`${bench}: 2x15, 15+ | last`, { loads: { [`${bench}:last`]: 30 } })
    expect(reasons(trainee, [15, 15, 24], [15, 15, 25])).toEqual([
      "24 reps in the last set; it takes 25 to go up. Stay at 30 kg.",
      "25 reps in the last set. Next time: 32.5 kg.",
    ])
  })

  it("tm: names the deciding set, and the training max at the cycle's end", () => {
    const trainee = lineOnly(
      `${squat}: 5 @70%, 5+ @85% / 5 @75%, 3+ @90% | tm inc=5kg/10lb`,
      { maxes: { [squat]: { tm: 100, e1rm: null } } },
      "1 day, 2 weeks repeating",
    )
    expect(reasons(trainee, [1, 5], [1, 3], [5, 4], [5, 3])).toEqual([
      "You hit the set that counts.",
      "Cycle done. Training max up to 105 kg.",
      "You missed the set that counts.",
      "You missed a set that counts. Training max down to 95 kg.",
    ])
    expect(trainee.standing.changes.map(({ from }) => from)).toEqual([100, 100, 105, 105])
  })

  it("ladder: names the next stage, the test and the new start", () => {
    const trainee = lineOnly(`${squat}: 5x3 | ladder stages=5x3>6x2 inc=5kg/10lb restart=test`, {
      loads: { [`${squat}:ladder`]: 100 },
    })
    reasons(trainee, [3, 3, 3, 3, 3], [3, 3, 3, 3, 2], [2, 2, 2, 2, 2, 1])
    trainee.train(() => ({ load: 90, amount: 4, rpe: null }))
    trainee.train(() => ({ load: 90, amount: 5, rpe: null }))
    expect(reasonsOf(trainee)).toEqual([
      "All 5 sets done. Next time: 105 kg.",
      "Missed. Next time: 6 × 2 at the same weight.",
      "Last stage missed. Next time, work up to a hard set of 5.",
      "Last stage missed. Next time, work up to a hard set of 5.",
      "5 at 90 kg. Start over at 77.5 kg.",
    ])
    const up = lineOnly(`${squat}: 3x10 | ladder stages=3x10>3x8`, { loads: { [`${squat}:ladder`]: 60 } })
    expect(reasons(up, [9, 9, 9], [7, 7, 7])).toEqual([
      "Missed. Next time: 3 × 8 at the same weight.",
      "Last stage missed. Start over at 55 kg.",
    ])
  })

  it("weekly: names the deciding set, and the week at its end", () => {
    const program = programFrom(`program Fives, 2 days
day Light
${squat}: 2x5 @72%t | weekly inc=2.5kg/5lb
day Heavy
${squat}: 2x5! @100%t | weekly`)
    const trainee = new Trainee(program, { starts: { loads: { [`${squat}:weekly`]: 100 }, maxes: {} } })
    expect(reasons(trainee, [5, 5], [5, 5], [1, 1], [5, 4], [5, 5], [4, 5])).toEqual([
      "Week done. Next time: 102.5 kg.",
      "Miss 1 of 2. Stay at 102.5 kg.",
      "Missed 2 times. Back to 92.5 kg.",
    ])
  })

  it("rpe: names the estimate, or says that the set has no rating", () => {
    const trainee = lineOnly(`${squat}: 5 @rpe8 | rpe`, { loads: { [`${squat}:rpe`]: 125 } })
    trainee.train(({ load }) => ({ load, amount: 5, rpe: 6 }))
    expect(reasons(trainee, [5])).toEqual([
      "Estimated 1RM: 128.13 kg.",
      "No RPE for the first set. Same again.",
    ])
  })

  it("volume: names the number of sets if it changes, and otherwise the same as double", () => {
    const trainee = lineOnly(
      `${bench}: 2x8-12 | volume start=2 max=3 weeks=4 inc=2.5kg/5lb`,
      { loads: { [`${bench}:volume`]: 60 } },
      "1 day, 5 weeks repeating",
    )
    for (const [sore, went] of [
      ["no", "planned"],
      ["no", "better"],
      ["gone", "worse"],
      ["still", "worse"],
      ["no", "planned"],
    ] as const) {
      const { slot } = trainee.train(asAsked)
      trainee.happens("felt", { slot, sore, went })
    }
    expect(reasonsOf(trainee)).toEqual([
      "Recovering well: 3 sets next time.",
      "Your lowest set was 9. Aim for 10 in every set.",
      "Your lowest set was 10. Aim for 11 in every set.",
      "Still sore: 2 sets next time.",
      "Lighter week done. Back to 2 sets.",
    ])
  })

  it("step: counts the sessions in a row", () => {
    const trainee = lineOnly(`${squat}: 2x6 | step hold=2 inc=5kg/10lb`, { loads: { [`${squat}:step`]: 70 } })
    expect(reasons(trainee, [6, 6], [6, 6], [6, 5])).toEqual([
      "Done: 1 of 2 in a row. Stay at 70 kg.",
      "Done 2 times in a row. Next time: 75 kg.",
      "Miss 1 of 3. Stay at 75 kg.",
    ])
  })

  it("variation: names the next exercise, the hardest one, and the way back", () => {
    const trainee = lineOnly(`Incline Push Up: 2x5-8 | variation ladder="Push Up" fails=2`)
    expect(reasons(trainee, [6, 5], [8, 8], [8, 8], [4, 5], [4, 5], [4, 5], [4, 5])).toEqual([
      "Your lowest set was 5. Aim for 6 in every set.",
      "8 in every set. Next: Push Up, starting at 5.",
      "8 in every set of the hardest variation.",
      "Miss 1 of 2. Same again.",
      "Missed 2 times. Back to the previous variation.",
      "Miss 1 of 2. Same again.",
      "Miss 2 of 2. Same again.",
    ])
    expect(trainee.standing.lifts.get("Incline Push Up:variation")).toMatchObject({ stage: 0, fails: 0 })
  })

  it("intervals: says to continue, to repeat, or to go back", () => {
    const trainee = lineOnly("Running: 1min / 2min | intervals fails=2")
    expect(reasons(trainee, [1], [1], [1])).toEqual([
      "Finished. On to the next session.",
      "Not finished (try 1 of 2). Repeat this session.",
      "Not finished in 2 tries. Go back a week.",
    ])
  })

  it("distance: names the week's distance and the next one", () => {
    const trainee = lineOnly("Running: 10km | distance")
    expect(reasons(trainee, [9], [5.5], [5], [8], [9.8])).toEqual([
      "9 this week. Next full week: 11.",
      "5.5 of 11 this week. Same again.",
      "5 of 11 this week. Next: 9.5.",
      "Easy week done.",
      "9.8 this week. Next full week: 10.",
    ])
  })
})
