// People who lift: home and gym, plateaus, returns, top sets. See held-out.ts for what these cases are for.
import { trained } from "../cases/history.ts"
import {
  goalLoadIn,
  gym,
  type HeldOutPerson,
  loadAtMost,
  loadIn,
  noLoadGoal,
  noneOrAfter,
  roleAt,
  seenToday,
  sixToFourteenSentences,
  topRepsAtLeast,
} from "./person.ts"

const bench = "Bench Press (Barbell)"
const squat = "Back Squat (Barbell)"
const deadlift = "Deadlift (Barbell)"
const row = "Bent Over Row (Barbell)"
const press = "Overhead Press (Barbell)"
const goblet = "Goblet Squat (Dumbbell)"
const flat = "Bench Press (Dumbbell)"
const oneArmRow = "Bent Over One Arm Row (Dumbbell)"
const hinge = "Romanian Deadlift (Dumbbell)"
const pulldown = "Lat Pulldown (Cable)"
const chestPress = "Chest Press (Machine)"

export const lifters: readonly HeldOutPerson[] = [
  {
    name: "Mixed kit at home, the heaviest dumbbells reached on one lift",
    athlete: seenToday({
      ...{ experience: "6_to_24_months", aim: "size", days: 3, minutes: 45 },
      equipment: ["dumbbell", "kettlebell", "band"],
      weights: { dumbbell: [4, 6, 8, 10, 12.5, 15, 17.5, 20] },
      workouts: trained({
        ...{ days: "Mon Wed Fri", weeks: 6 },
        lifts: (week) => ({
          [goblet]: "3x12@20 {3x8-12}",
          [flat]: `3x${Math.min(11, 8 + Math.floor(week / 2))}@17.5 8 {3x8-12}`,
          [oneArmRow]: "3x12@15 8 {3x8-12}",
          [hinge]: "3x10@20 {3x8-12}",
        }),
      }),
    }),
    expected: {
      week: {
        always: ["days=3", loadAtMost(goblet, 20), loadAtMost(oneArmRow, 15), "lighter=false"],
        good: [
          `load(${goblet})=20`,
          topRepsAtLeast(oneArmRow, 13),
          `load(${flat})=17.5`,
          "says(/dumbbell|harder|reps/i)",
          "silent(/stall/i)",
        ],
      },
      routine: { always: [loadAtMost("*", 20)], good: ["pattern(hinge)"] },
      goal: { always: [goalLoadIn(goblet, 0, 20), goalLoadIn(hinge, 0, 20)], good: ["silent(/once more/i)"] },
      workout: { good: ["says(/20 kg/)", "silent(/try 22|22\\.5/i)"] },
      month: { always: [sixToFourteenSentences], good: ["says(/goblet/i)", "silent(/stall/i)"] },
    },
  },
  {
    name: "Pounds, fixed dumbbells, two days",
    athlete: seenToday({
      ...{ unit: "lbs", experience: "under_6_months", days: 2 },
      equipment: ["dumbbell"],
      weights: { dumbbell: [10, 15, 20, 25, 30] },
      workouts: trained({
        ...{ days: "Tue Fri", weeks: 6, unit: "lbs" },
        lifts: { [flat]: "3x12@30 {3x8-12}", [oneArmRow]: "3x10@30 {3x8-12}", [goblet]: "3x12@30 {3x8-12}" },
      }),
    }),
    expected: {
      week: {
        always: ["days=2", loadAtMost("*", 30), "silent(/\\bkg\\b/)", "lighter=false"],
        good: [topRepsAtLeast(flat, 14), `load(${oneArmRow})=30`],
      },
      routine: { always: [loadAtMost("*", 30), "silent(/\\bkg\\b/)"] },
      goal: { always: [noLoadGoal, "silent(/\\bkg\\b/)"], good: ["not targetValue>25"] },
      workout: { always: ["silent(/\\bkg\\b/)"], good: ["says(/30 lb/)", "says(/reps|slower|one leg/i)"] },
      month: { always: ["silent(/\\bkg\\b/)"], good: ["says(/8 workouts/)"] },
    },
  },
  {
    name: "A plateau with fixed fives while the squat grows",
    athlete: seenToday({
      ...{ experience: "6_to_24_months", aim: "strength", equipment: gym },
      workouts: trained({
        ...{ days: "Mon Wed Fri", weeks: 10 },
        lifts: (week, place) => ({
          [squat]: `3x5@${100 + 2.5 * week} 8 {3x5}`,
          ...(place === 1
            ? { [deadlift]: `1x5@${130 + 2.5 * week} {1x5}` }
            : { [press]: "5,4,4@50 9.5 {3x5}" }),
        }),
      }),
    }),
    expected: {
      week: {
        always: ["lighter=false", "not has(Handstand Push Up)"],
        good: [
          [
            "the press is lower, or in another range",
            ({ days }) =>
              days
                .flatMap(({ parts }) => parts)
                .filter(({ name }) => name === press)
                .every(({ weight, reps }) => (weight ?? 0) < 50 || reps !== "5"),
          ],
          loadIn(squat, 122.5, 125),
          `sets(${squat})=3`,
        ],
      },
      routine: { good: [loadIn(squat, 122.5, 125)] },
      goal: { always: [goalLoadIn(press, 45, 55)], good: [goalLoadIn(squat, 125, 142.5)] },
      workout: { good: ["says(/press/i)", "silent(/everything/i)"] },
      month: {
        always: [sixToFourteenSentences],
        good: ["says(/press.*(since|weeks|stood|same)/i)", "says(/squat.*(up|from|\\+)/i)"],
      },
    },
  },
  {
    name: "Six weeks away after three good months",
    athlete: seenToday({
      ...{ experience: "6_to_24_months", equipment: gym },
      workouts: trained({
        ...{ days: "Mon Wed Fri", weeks: 12, ended: 42 },
        lifts: { [squat]: "3x5@100 8 {3x5}", [bench]: "3x5@70 8 {3x5}", [row]: "3x8@60 {3x8}" },
      }),
    }),
    expected: {
      week: {
        always: ["return=true", loadAtMost(squat, 90), loadAtMost(bench, 62.5), "lighter=false"],
        good: [loadIn(squat, 82.5, 85), `sets(${squat})<=2`, "silent(/beginner/i)"],
      },
      routine: { always: [loadAtMost(squat, 100)] },
      goal: { always: [goalLoadIn(squat, 90, 105)], good: ["says(/back/i)"] },
      workout: { good: ["silent(/lost|weaker/i)"] },
      month: { good: ["says(/6 weeks|42 days|six weeks/i)"] },
    },
  },
  {
    name: "Nine and a half weeks away, in pounds",
    athlete: seenToday({
      ...{ unit: "lbs", experience: "over_24_months", equipment: gym },
      workouts: trained({
        ...{ days: "Tue Sat", weeks: 10, ended: 64, unit: "lbs" },
        lifts: { [squat]: "3x8@225 {3x6-8}", [bench]: "3x8@155 {3x6-8}" },
      }),
    }),
    expected: {
      week: {
        always: ["return=true", loadAtMost(squat, 185), "silent(/\\bkg\\b/)"],
        good: [loadIn(squat, 175, 180), loadIn(bench, 115, 125), `sets(${squat})<=2`],
      },
      routine: { always: ["silent(/\\bkg\\b/)", loadAtMost(squat, 225)] },
      goal: { always: ["silent(/\\bkg\\b/)", goalLoadIn(squat, 190, 230)], good: ["says(/back/i)"] },
      workout: { always: ["silent(/\\bkg\\b/)"] },
      month: { always: ["silent(/\\bkg\\b/)"], good: ["says(/64 days|9 weeks/i)"] },
    },
  },
  {
    name: "One lift left out for five weeks, the rest trained",
    athlete: seenToday({
      ...{ experience: "6_to_24_months", equipment: gym },
      workouts: trained(
        { ...{ days: "Mon Thu", weeks: 5, ended: 36 }, lifts: { [squat]: "4x6@110 {4x5-8}" } },
        {
          ...{ days: "Mon Thu", weeks: 10 },
          lifts: { [bench]: "4x6@80 8 {4x5-8}", [row]: "4x8@65 {4x6-10}" },
        },
      ),
    }),
    expected: {
      week: {
        always: [loadAtMost(squat, 110), "lighter=false"],
        good: [loadAtMost(squat, 105), loadIn(bench, 80, 82.5), `sets(${bench})=4`],
      },
      routine: { always: [loadAtMost(squat, 110)], good: [loadIn(bench, 80, 82.5)] },
      goal: { always: [goalLoadIn(bench, 80, 92.5)] },
      workout: { good: ["says(/bench/i)"] },
      month: { always: [sixToFourteenSentences], good: ["says(/bench/i)"] },
    },
  },
  {
    name: "Deadlift with a top triple and back-off sets",
    athlete: seenToday({
      ...{ experience: "over_24_months", aim: "strength", equipment: gym },
      workouts: trained(
        { ...{ days: "Wed", weeks: 8 }, lifts: { [deadlift]: "3@180 8/3x6@150" } },
        {
          ...{ days: "Mon", weeks: 8 },
          lifts: { [bench]: "4x6@95 8.5 {4x5-8}", [squat]: "4x6@140 8 {4x5-8}" },
        },
      ),
    }),
    expected: {
      week: {
        always: [roleAt(deadlift, "top", 180, 185), roleAt(deadlift, "back_off", 145, 155)],
        good: [loadIn(squat, 140, 145), "lighter=false"],
      },
      routine: { always: [loadAtMost(deadlift, 185)] },
      goal: { always: [goalLoadIn(deadlift, 180, 195)] },
      workout: { good: ["says(/180/)", "says(/back.?off|150/i)", "says(/top/i)"] },
      month: { good: ["says(/deadlift/i)"] },
    },
  },
  {
    name: "Five days, every set to failure, two lifts falling",
    athlete: seenToday({
      ...{ experience: "6_to_24_months", aim: "size", equipment: gym },
      workouts: trained(
        {
          ...{ days: "Mon Wed Fri", weeks: 9, notes: "tired, poor sleep" },
          lifts: (week) => ({
            [bench]: week < 6 ? "5x8@85 10 {5x6-8}" : "7,6,5,5,4@82.5 10 {5x6-8}",
            [squat]: week < 6 ? "5x8@120 10 {5x6-8}" : "6,5,5,4,4@117.5 10 {5x6-8}",
          }),
        },
        {
          ...{ days: "Tue Thu", weeks: 9 },
          lifts: (week) => ({
            [row]: week < 6 ? "5x8@75 10 {5x6-8}" : "6,5,5,5,4@72.5 10 {5x6-8}",
            [pulldown]: "5x10@60 10 {5x8-12}",
          }),
        },
      ),
    }),
    expected: {
      week: {
        always: ["lighter=true", loadAtMost(bench, 77.5), loadAtMost(squat, 110), "not says(/\\badd\\b/i)"],
        good: [`sets(${bench})<=3`, "says(/lighter/i)"],
      },
      routine: { always: [loadAtMost(bench, 85)], good: ["says(/lighter|fewer/i)"] },
      goal: { always: [noneOrAfter(/after/i)] },
      workout: {
        always: ["not says(/next time[^.]*\\badd/i)"],
        good: ["says(/RPE 10|limit/i)", "says(/lighter/i)"],
      },
      month: { good: ["says(/lighter/i)", "says(/RPE|limit|effort/i)", "silent(/more sets/i)"] },
    },
  },
  {
    name: "Ten sessions in, and tired already: no lighter week yet",
    athlete: seenToday({
      ...{ experience: "none", equipment: gym, days: 2 },
      workouts: trained({
        ...{ days: "Mon Thu", weeks: 5 },
        lifts: (week) => ({
          "Leg Press (Machine)": week < 3 ? "2x12@80 9 {2x8-12}" : "9,8@80 10 {2x8-12}",
          [chestPress]: week < 3 ? "2x12@30 9 {2x8-12}" : "9,8@30 10 {2x8-12}",
          [pulldown]: week < 3 ? "2x12@35 9 {2x8-12}" : "9,8@35 10 {2x8-12}",
        }),
      }),
    }),
    expected: {
      week: {
        always: ["lighter=false", loadAtMost("Leg Press (Machine)", 80), "maxSkill<=2", "days=2"],
        good: [`has(${chestPress})`, loadAtMost(pulldown, 35)],
      },
      routine: { always: ["maxSkill<=2", loadAtMost(chestPress, 30)] },
      goal: { always: ["not targetValue>100"], good: [goalLoadIn("Leg Press (Machine)", 80, 95)] },
      workout: { good: ["says(/RPE 10|limit|spare/i)", "silent(/great|well done/i)"] },
      month: { always: [sixToFourteenSentences], good: ["says(/RPE|effort|limit/i)"] },
    },
  },
  {
    name: "A stack in steps of ten, everything at the top",
    athlete: seenToday({
      ...{ experience: "under_6_months", equipment: ["machine"], days: 2 },
      weights: { machine: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] },
      workouts: trained({
        ...{ days: "Mon Thu", weeks: 4 },
        lifts: { [chestPress]: "3x12@20 7 {3x8-12}", "Leg Press (Machine)": "3x12@90 7 {3x8-12}" },
      }),
    }),
    expected: {
      week: {
        always: [loadAtMost(chestPress, 20), loadAtMost("Leg Press (Machine)", 100), "lighter=false"],
        good: [topRepsAtLeast(chestPress, 14), topRepsAtLeast("Leg Press (Machine)", 14)],
      },
      routine: { always: [loadAtMost(chestPress, 20)] },
      goal: { good: ["not targetValue>110"] },
      workout: { good: ["says(/50 %|more reps|14/i)", "silent(/try 22|25 kg/i)"] },
      month: { good: ["silent(/stall/i)", "says(/8 workouts/)"] },
    },
  },
  {
    name: "Assisted pull-ups in pounds",
    athlete: seenToday({
      ...{ unit: "lbs", experience: "under_6_months", bodyWeight: 180, equipment: gym },
      workouts: trained({
        ...{ days: "Mon Wed Fri", weeks: 4, unit: "lbs" },
        lifts: { "Pull Up (Assisted)": "3x10@60 8 {3x6-10}", [flat]: "3x9@40 8 {3x8-12}" },
      }),
    }),
    expected: {
      week: {
        always: ["not load(Pull Up (Assisted))>60", "silent(/\\bkg\\b/)"],
        good: [loadIn("Pull Up (Assisted)", 45, 55), `load(${flat})=40`],
      },
      routine: { always: ["not load(Pull Up (Assisted))>60"] },
      goal: {
        always: [
          [
            "no goal of more help",
            ({ goal }) => goal?.exerciseName !== "Pull Up (Assisted)" || goal.targetValue < 60,
          ],
        ],
      },
      workout: { always: ["silent(/\\bkg\\b/)"], good: ["says(/help|assist/i)", "silent(/heavier/i)"] },
      month: { always: ["silent(/\\bkg\\b/)"], good: ["says(/help|assist/i)"] },
    },
  },
  {
    name: "Four days planned, one done for a month",
    athlete: seenToday({
      ...{ experience: "6_to_24_months", equipment: gym },
      workouts: trained(
        {
          ...{ days: "Mon Tue Thu Fri", weeks: 5, ended: 28 },
          lifts: { [bench]: "3x8@70 {3x6-8}", [row]: "3x8@60 {3x6-8}" },
        },
        { ...{ days: "Mon", weeks: 4 }, lifts: { [bench]: "3x8@70 {3x6-8}", [row]: "3x8@60 {3x6-8}" } },
      ),
    }),
    expected: {
      week: {
        always: [
          ["no more than two days", ({ days }) => days.filter(({ parts }) => parts.length > 0).length <= 2],
        ],
        good: [loadIn(bench, 70, 72.5)],
      },
      routine: { always: [loadAtMost(bench, 75)] },
      goal: { always: [goalLoadIn(bench, 70, 80)] },
      workout: { good: ["says(/bench/i)", "says(/two workouts a week/i)"] },
      month: {
        good: ["silent(/well done|great/i)", "says(/[43] workouts/)", "says(/two workouts a week/i)"],
      },
    },
  },
]
