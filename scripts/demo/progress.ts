/** Progress over the weeks, as points joined by straight lines. */
export type Curve = readonly (readonly [week: number, value: number])[]

/** Weeks in which the two-year story changes course, counted from its first week. */
export const story = {
  weeks: 104,
  split: 12,
  holiday: 38,
  backFromHoliday: 40,
  injury: 61,
  easyAfterInjury: 62,
  recovered: 67,
}

// Fast progress at first, then a plateau and two weeks away, then better than before. 0 is the first day, 1 is now.
const upperBody: Curve = [
  [0, 0],
  [12, 0.4],
  [28, 0.62],
  [37, 0.63],
  [40, 0.52],
  [60, 0.84],
  [66, 0.8],
  [88, 0.97],
  [96, 0.97],
  [104, 1],
]
// Like the upper body until the back injury, then up again from a low point.
const lowerBody: Curve = [
  [0, 0],
  [12, 0.4],
  [30, 0.6],
  [37, 0.6],
  [40, 0.5],
  [60, 0.84],
  [62, 0.1],
  [67, 0.25],
  [78, 0.76],
  [104, 1],
]
const endurance: Curve = [
  [0, 0],
  [37, 0.35],
  [60, 0.7],
  [66, 0.6],
  [104, 1],
]

/** Body weight in kilograms. */
export const bodyWeight: Curve = [
  [0, 86.4],
  [20, 84.1],
  [37, 82.2],
  [40, 83.9],
  [60, 81.4],
  [67, 83.1],
  [90, 80.9],
  [104, 80.2],
]

/** How an exercise develops, from its first level to today's. */
interface Lift {
  body: Curve
  from: number
  to: number
}
const upper = (from: number, to: number): Lift => ({ body: upperBody, from, to })
const lower = (from: number, to: number): Lift => ({ body: lowerBody, from, to })

/** One-rep max in kilograms, by exercise. */
const oneRepMaxes: Record<string, Lift> = {
  "Back Squat (Barbell)": lower(75, 155),
  "Bench Press (Barbell)": upper(56, 102),
  "Deadlift (Barbell)": lower(95, 182),
  "Front Squat (Barbell)": lower(60, 118),
  "Overhead Press (Barbell)": upper(36, 66),
  "Bent Over Row (Barbell)": upper(54, 98),
  "Romanian Deadlift (Barbell)": lower(80, 150),
  "Incline Press (Dumbbell)": upper(22, 44),
  "Lat Pulldown (Cable)": upper(52, 88),
  "Face Pull (Cable)": upper(22, 44),
  "Lateral Raise (Dumbbell)": upper(9, 18),
  "Bicep Curl (Dumbbell)": upper(14, 26),
  "Triceps Pushdown - Rope (Cable)": upper(28, 54),
  "Leg Press (Machine)": lower(130, 260),
  "Seated Leg Curl (Machine)": lower(40, 82),
  "Standing Calf Raise (Machine)": lower(70, 140),
}

/** Repetitions or minutes, by exercise. */
const mostRepsOrMinutes: Record<string, Lift> = {
  "Pull Up": upper(4, 13),
  Plank: upper(0.75, 2.5),
}

/** Minutes per kilometer. */
export const pace: Lift = { body: endurance, from: 6.6, to: 5.2 }
/** Length of a run in kilometers. */
export const runLength: Lift = { body: endurance, from: 3.5, to: 9 }

/** The one-rep max in kg; undefined for an exercise without a weight. */
export function oneRepMaxAt(exercise: string, week: number): number | undefined {
  return levelAt(oneRepMaxes[exercise], week)
}

/** The most repetitions or minutes; undefined for an exercise with a weight. */
export function mostAt(exercise: string, week: number): number | undefined {
  return levelAt(mostRepsOrMinutes[exercise], week)
}

export function levelAt(lift: Lift, week: number): number
export function levelAt(lift: Lift | undefined, week: number): number | undefined
export function levelAt(lift: Lift | undefined, week: number): number | undefined {
  return lift && lift.from + (lift.to - lift.from) * valueAt(lift.body, week)
}

/** A curve's value in a week, which may be a fraction. */
export function valueAt(curve: Curve, week: number): number {
  const next = curve.findIndex(([at]) => at >= week)
  const after = curve[next] ?? curve.at(-1) ?? [0, 0]
  const before = curve[next - 1] ?? after
  const part = after[0] === before[0] ? 0 : (week - before[0]) / (after[0] - before[0])
  return before[1] + (after[1] - before[1]) * part
}
