// Beginners, older and young people, limits, notes, runners, no equipment. See held-out.ts for what these cases are for.
import { tagsOf } from "#domain/suitability/tags.ts"
import { trained } from "../cases/history.ts"
import { partsOf, rangeOf, trainingDays } from "../cases/predicates.ts"
import {
  type Expectation,
  goalFor,
  goalLoadIn,
  gym,
  type HeldOutPerson,
  joint,
  loadAtMost,
  loadIn,
  longestRunAtMost,
  noLoadGoal,
  noneOrAfter,
  nothingPlanned,
  seenToday,
  sixToFourteenSentences,
  somethingPlanned,
} from "./person.ts"

const bench = "Bench Press (Barbell)"
const squat = "Back Squat (Barbell)"
const deadlift = "Deadlift (Barbell)"
const curl = "Bicep Curl (Dumbbell)"
const pulldown = "Lat Pulldown (Cable)"
const legPress = "Leg Press (Machine)"
const band = { row: "Bent Over Row (Band)", press: "Chest Press (Band)", squat: "Squat (Band)" }

const plain: Expectation = "not says(/diagnos|tendin|arthrit|tennis elbow|ibuprofen|\\bice\\b/i)"
const isRun = (name: string) => /^(?:Running|Interval Running|Trail Running)/.test(name)
const noHardLegsBeforeLong: Expectation = [
  "no heavy legs on the day before the longest run",
  (answer) => {
    const kilometers = answer.days.map(({ parts }) =>
      Math.max(
        0,
        ...parts.filter(({ name }) => isRun(name)).map(({ reps }) => Number.parseFloat(reps ?? "0")),
      ),
    )
    const before = answer.days[kilometers.indexOf(Math.max(...kilometers)) - 1]
    return (before?.parts ?? []).every(
      ({ exercise }) => !["squat", "hinge", "lunge", "leg-press"].includes(tagsOf(exercise).pattern ?? ""),
    )
  },
]
const lastNote = (notes: string, lifts: Record<string, string>) =>
  trained({ days: "Mon Thu", weeks: 6, ended: 4, lifts }, { days: "Thu", weeks: 1, notes, lifts })

export const specialCases: readonly HeldOutPerson[] = [
  {
    name: "Fifty-eight, new, a shoulder to avoid, two days",
    athlete: seenToday({
      ...{ experience: "none", age: 58, days: 2, minutes: 45, equipment: gym },
      limits: [joint("shoulder")],
    }),
    expected: {
      week: {
        always: ["days=2", "maxSkill<=2", "maxJoint(shoulder)<=1", "load(*)=none", "not pattern(jump)"],
        good: ["sets(*)<=2", "says(/shoulder/i)", "says(/spare|reserve|left/i)"],
      },
      routine: { always: ["maxSkill<=2", "maxJoint(shoulder)<=1"] },
      goal: { always: [noLoadGoal] },
      workout: { always: ["null"] },
      month: { good: ["says(/start|begin|first/i)", "silent(/behind|missed/i)"] },
    },
  },
  {
    name: "Seventy-one, trained for years with the barbell",
    athlete: seenToday({
      ...{ experience: "over_24_months", age: 71, equipment: gym },
      workouts: trained({
        ...{ days: "Mon Thu", weeks: 12 },
        lifts: { [squat]: "3x8@80 8 {3x6-8}", [bench]: "3x7@60 8 {3x6-8}", [deadlift]: "2x5@100 8 {2x5-8}" },
      }),
    }),
    expected: {
      week: {
        always: [
          `has(${squat})`,
          loadAtMost(squat, 84),
          "silent(/71|your age|senior|older/i)",
          loadAtMost(deadlift, 105),
        ],
        good: [loadIn(squat, 80, 82.5), loadIn(bench, 60, 62.5), `sets(${squat})=3`, "days=2"],
      },
      routine: {
        always: ["silent(/71|your age|senior|older/i)"],
        good: [`has(${squat}) or has(${deadlift})`],
      },
      goal: { always: [goalLoadIn(squat, 80, 90), "silent(/71|your age/i)"] },
      workout: { good: ["says(/squat/i)"] },
      month: { always: ["silent(/71|your age/i)", sixToFourteenSentences], good: ["says(/squat/i)"] },
    },
  },
  {
    name: "A sore elbow after curls",
    athlete: seenToday({
      ...{ experience: "6_to_24_months", equipment: gym },
      workouts: lastNote("Left elbow sore after the curls", {
        [curl]: "3x10@14 8 {3x8-12}",
        [legPress]: "3x10@140 8 {3x8-12}",
        [pulldown]: "3x10@50 8 {3x8-12}",
      }),
    }),
    expected: {
      week: {
        always: [loadAtMost(curl, 14), loadAtMost(pulldown, 50), plain, "lighter=false"],
        good: ["says(/elbow/i)", loadIn(legPress, 140, 145), "not load(Bicep Curl (Dumbbell))=14"],
      },
      routine: { always: [loadAtMost(curl, 14), plain] },
      goal: { always: [plain, `not exerciseName=${curl}`] },
      workout: { always: [plain], good: ["says(/elbow/i)", "says(/doctor|physio|see someone/i)"] },
      month: { always: [plain], good: ["says(/elbow/i)"] },
    },
  },
  {
    name: "A fever this week",
    athlete: seenToday({
      ...{ experience: "6_to_24_months", equipment: gym },
      workouts: lastNote("Fever since last night, cut it short", {
        [squat]: "3x6@100 9 {3x5-8}",
        [bench]: "3x6@75 {3x5-8}",
      }),
    }),
    expected: {
      week: { always: [loadAtMost(squat, 100), plain], good: ["says(/well|fever/i)", "says(/rest/i)"] },
      routine: { always: [loadAtMost(squat, 100), plain] },
      goal: { always: [plain], good: [noneOrAfter(/well|after/i)] },
      workout: { always: [plain, "not says(/next time[^.]*\\badd/i)"], good: ["says(/well|fever/i)"] },
      month: { good: ["says(/well|fever/i)"] },
    },
  },
  {
    name: "Chest pain in the notes",
    athlete: seenToday({
      ...{ experience: "over_24_months", equipment: gym, days: 3 },
      workouts: lastNote("Chest pain on the last set, stopped", {
        [squat]: "3x6@120 {3x5-8}",
        [bench]: "3x6@90 {3x5-8}",
      }),
    }),
    expected: {
      week: { always: [nothingPlanned, "says(/medical help/i)", plain] },
      routine: { always: ["says(/medical help|doctor/i)", plain] },
      goal: { always: [noneOrAfter(/never/), "says(/medical help|doctor/i)"] },
      workout: { always: ["says(/medical help/i)", plain, "not says(/\\badd\\b|aim for/i)"] },
      month: { always: ["says(/medical help|doctor/i)", plain] },
    },
  },
  {
    name: "Words that are negated, and a heart rate",
    athlete: seenToday({
      ...{ experience: "6_to_24_months", equipment: gym, days: 2 },
      workouts: lastNote("No chest pain, no fever, knee not sore any more. Heart rate 120 between sets", {
        [squat]: "3x8@100 8 {3x5-8}",
        [bench]: "3x6@75 8 {3x5-8}",
      }),
    }),
    expected: {
      week: {
        always: [somethingPlanned, "not says(/medical help/i)", "lighter=false"],
        good: [loadIn(squat, 102.5, 105), "silent(/doctor|knee/i)"],
      },
      routine: { always: ["not says(/medical help/i)"], good: [loadIn(squat, 102.5, 105)] },
      goal: { good: ["not null"] },
      workout: { good: ["silent(/medical help|doctor/i)", "says(/102\\.5|105/)"] },
      month: { good: ["silent(/medical help|doctor/i)"] },
    },
  },
  {
    name: "Shoulder surgery in the notes",
    athlete: seenToday({
      ...{ experience: "6_to_24_months", equipment: gym },
      workouts: lastNote("Surgery on my shoulder is in two weeks", {
        [squat]: "3x8@100 {3x5-8}",
        [bench]: "3x8@75 {3x5-8}",
      }),
    }),
    expected: {
      week: {
        always: [loadAtMost(bench, 75), loadAtMost(squat, 100), plain],
        good: ["says(/doctor|surgeon|physio/i)"],
      },
      routine: { always: [loadAtMost(bench, 75)] },
      goal: { good: [noneOrAfter(/doctor|surgeon/i)] },
      workout: { always: [plain], good: ["says(/doctor|surgeon|physio/i)"] },
      month: { always: [plain], good: ["says(/doctor|surgeon|physio/i)"] },
    },
  },
  {
    name: "Runner with one strength day and a 10 km goal",
    athlete: seenToday({
      ...{ experience: "6_to_24_months", aim: "endurance", equipment: ["dumbbell"] },
      goals: [
        goalFor("Run 10 km", "Running", {
          metric: "distance",
          target_value: 10,
          unit: "km",
          target_date: "2027-01-31",
        }),
      ],
      workouts: trained(
        {
          ...{ days: "Mon", weeks: 7, name: "Strength" },
          lifts: { "Goblet Squat (Dumbbell)": "3x10@16 {3x8-12}", "Push Up": "3x10" },
        },
        { ...{ days: "Wed", weeks: 7, name: "Easy run" }, lifts: { Running: "5km 32min" } },
        {
          ...{ days: "Sun", weeks: 7, ended: 5, name: "Long run" },
          lifts: (week) => ({ Running: `${(6.8 + 0.2 * week).toFixed(1)}km ${44 + week}min` }),
        },
      ),
    }),
    expected: {
      week: {
        always: [longestRunAtMost(8.9), noHardLegsBeforeLong, "not days=7"],
        good: ["days=3", loadAtMost("Goblet Squat (Dumbbell)", 18), "says(/run/i)"],
      },
      routine: { good: ["pattern(squat) or pattern(lunge)"] },
      goal: {
        always: [
          [
            "no distance again beyond 10 km",
            ({ goal }) => goal?.metric !== "distance" || goal.targetValue <= 10,
          ],
        ],
      },
      workout: { good: ["says(/km|squat/i)"] },
      month: { always: [sixToFourteenSentences], good: ["says(/long(est)? run/i)", "says(/10 km/)"] },
    },
  },
  {
    name: "Runner back after five weeks off",
    athlete: seenToday({
      ...{ experience: "over_24_months", aim: "endurance", equipment: [] },
      workouts: trained({
        ...{ days: "Tue Thu Sun", weeks: 8, ended: 35 },
        lifts: (_, place) => ({ Running: place === 2 ? "14km 84min" : "8km 46min" }),
      }),
    }),
    expected: {
      week: {
        always: [longestRunAtMost(14), ["runs", (answer) => partsOf(answer).some(({ name }) => isRun(name))]],
        good: [longestRunAtMost(12), "silent(/beginner/i)"],
      },
      routine: { always: ["maxSkill<=3"] },
      goal: {
        always: [
          ["nothing beyond 16 km", ({ goal }) => goal?.metric !== "distance" || goal.targetValue <= 16],
        ],
      },
      workout: { good: ["says(/km/)"] },
      month: { good: ["says(/5 weeks|35 days|five weeks/i)", "silent(/lost/i)"] },
    },
  },
  {
    name: "Only bodyweight and a bar, two years in",
    athlete: seenToday({
      ...{ experience: "6_to_24_months", equipment: ["pull-up bar"], days: 3 },
      workouts: trained({
        ...{ days: "Mon Wed Fri", weeks: 8 },
        lifts: (week) => ({
          "Pull Up": `4x${Math.min(8, 5 + Math.floor(week / 2))}`,
          "Push Up": "3x20",
          "Bulgarian Split Squat": "3x12",
        }),
      }),
    }),
    expected: {
      week: {
        always: ["load(*)=none", "days=3", "lighter=false"],
        good: ["pattern(vertical-pull)", "has(Pull Up)", "silent(/stall/i)"],
      },
      routine: { always: ["load(*)=none"], good: ["pattern(vertical-pull)"] },
      goal: { always: [noLoadGoal], good: [["a goal in reps", ({ goal }) => goal?.metric === "reps"]] },
      workout: { good: ["says(/pull.?up/i)", "says(/harder|reps|next/i)"] },
      month: { always: ["silent(/\\bkg\\b/)"], good: ["says(/pull.?up/i)"] },
    },
  },
  {
    name: "Forty-five, new, twenty minutes, nothing at hand",
    athlete: seenToday({ experience: "none", age: 45, days: 2, minutes: 20, equipment: [] }),
    expected: {
      week: {
        always: ["days=2", "maxSkill<=2", "load(*)=none", "not has(Pull Up)"],
        good: [
          [
            "at most ten sets a day",
            (answer) =>
              trainingDays(answer).every(
                ({ parts }) => parts.reduce((sum, { sets }) => sum + (sets ?? 0), 0) <= 10,
              ),
          ],
          "pattern(squat)",
        ],
      },
      routine: { always: ["maxSkill<=2", "load(*)=none"] },
      goal: { always: [noLoadGoal] },
      workout: { always: ["null"] },
      month: { good: ["says(/start|begin|first/i)", "silent(/kg/)"] },
    },
  },
  {
    name: "Two days of thirty minutes, a full gym",
    athlete: seenToday({
      ...{ experience: "6_to_24_months", aim: "health", days: 2, minutes: 30, equipment: gym },
      workouts: trained({
        ...{ days: "Tue Fri", weeks: 8 },
        lifts: {
          [squat]: "2x8@80 8 {2x6-8}",
          [bench]: "2x8@60 8 {2x6-8}",
          "Seated Row (Cable)": "2x10@50 {2x8-12}",
        },
      }),
    }),
    expected: {
      week: {
        always: ["days=2", loadAtMost(squat, 85)],
        good: [
          loadIn(squat, 82.5, 85),
          `load(${bench})=62.5`,
          [
            "at most eleven sets a day",
            (answer) =>
              trainingDays(answer).every(
                ({ parts }) => parts.reduce((sum, { sets }) => sum + (sets ?? 0), 0) <= 11,
              ),
          ],
        ],
      },
      routine: { good: [loadIn(squat, 80, 85)] },
      goal: { always: [goalLoadIn(squat, 80, 95)] },
      workout: { good: ["says(/82\\.5|85/)", "says(/62\\.5/)"] },
      month: {
        always: [sixToFourteenSentences],
        good: ["says(/8 workouts/)", "silent(/three days|3 days a week/i)"],
      },
    },
  },
  {
    name: "Bands only",
    athlete: seenToday({
      ...{ experience: "under_6_months", equipment: ["band"], days: 2 },
      workouts: trained({
        ...{ days: "Mon Thu", weeks: 5 },
        lifts: (week) => ({
          [band.row]: `3x${11 + week}`,
          [band.press]: `3x${9 + week}`,
          [band.squat]: "3x15",
        }),
      }),
    }),
    expected: {
      week: {
        always: ["load(*)=none", "days=2", "lighter=false"],
        good: [`has(${band.row})`, "silent(/stall|\\bkg\\b/i)"],
      },
      routine: { always: ["load(*)=none"] },
      goal: { always: [noLoadGoal] },
      workout: { good: ["says(/row/i)", "silent(/nothing to compare/i)"] },
      month: { good: ["says(/row|press/i)", "silent(/\\bkg\\b/)"] },
    },
  },
  {
    name: "Sixteen, lifting fives, strength wanted",
    athlete: seenToday({
      ...{ experience: "under_6_months", age: 16, aim: "strength", equipment: gym, days: 3 },
      workouts: trained({
        ...{ days: "Mon Wed Fri", weeks: 4 },
        lifts: {
          "Goblet Squat (Dumbbell)": "3x10@16 {3x8-12}",
          "Push Up": "3x9",
          [pulldown]: "3x10@30 {3x8-12}",
        },
      }),
    }),
    expected: {
      week: {
        always: [
          [
            "no range below eight reps",
            (answer) => partsOf(answer).every((part) => (rangeOf(part)?.[1] ?? 99) >= 8),
          ],
          "days=3",
        ],
        good: ["says(/coach|adult|technique/i)", "silent(/\\bmax/i)"],
      },
      routine: { always: ["not pattern(olympic)"], good: ["maxSkill<=2"] },
      goal: { always: [noLoadGoal] },
      workout: { good: ["silent(/\\bmax/i)", "says(/squat/i)"] },
      month: { always: ["silent(/body ?weight|\\bfat\\b/i)"], good: ["says(/12 workouts|11 workouts/)"] },
    },
  },
  {
    name: "Wrist and knee to spare, dumbbells and bands",
    athlete: seenToday({
      ...{ experience: "6_to_24_months", equipment: ["dumbbell", "band"], days: 3 },
      limits: [joint("wrist", "spare"), joint("knee", "spare")],
      workouts: trained({
        ...{ days: "Mon Wed Fri", weeks: 4 },
        lifts: { [curl]: "3x10@12 {3x8-12}", "Lunge (Dumbbell)": "3x10@12", "Push Up": "3x12" },
      }),
    }),
    expected: {
      week: {
        always: [
          "maxJoint(wrist)<=1",
          "maxJoint(knee)<=1",
          "not has(Push Up)",
          "not has(Lunge (Dumbbell))",
          "days=3",
        ],
        good: [
          "pattern(hinge) or pattern(hip-extension)",
          "says(/knee|wrist/i)",
          [
            "the curls come last",
            ({ days }) => days.every(({ parts }) => parts.length === 0 || parts.at(-1)?.name === curl),
          ],
        ],
      },
      routine: { always: ["maxJoint(wrist)<=1", "maxJoint(knee)<=1"] },
      goal: { always: ["not exerciseName=Push Up", "not exerciseName=Lunge (Dumbbell)"] },
      workout: { always: ["not says(/lunge[^.]*(add|14 kg)/i)"] },
      month: { good: ["says(/knee|wrist/i)"] },
    },
  },
  {
    name: "Shoulder, knee and lower back to avoid, nothing at hand",
    athlete: seenToday({
      ...{ experience: "none", equipment: [], days: 2 },
      limits: [joint("shoulder"), joint("knee"), joint("lower back")],
    }),
    expected: {
      week: {
        always: ["maxJoint(shoulder)<=1", "maxJoint(knee)<=1", "maxJoint(lower_back)<=1", "maxSkill<=2"],
        good: [somethingPlanned, "says(/shoulder|knee|back/i)"],
      },
      routine: { always: ["maxJoint(shoulder)<=1", "maxJoint(knee)<=1"] },
      goal: { always: [noLoadGoal] },
      workout: { always: ["null"] },
      month: { good: ["says(/start|begin|first/i)"] },
    },
  },
]
