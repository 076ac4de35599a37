/** What a set of a program asks for, as src/domain/programs has it. */
interface AskedAmount {
  unit: "reps" | "seconds" | "minutes" | "km" | "mi" | "intervals"
  low: number
  high: number
  open: boolean
}

interface AskedSets {
  count: number
  amount: AskedAmount
}

interface Line {
  exercise_id: string
  exercise_name: string
  /** Its sets by week, and within a week by session. */
  weeks: readonly (readonly (readonly AskedSets[])[])[]
  /** Whether it forms a superset with the line above. */
  joined: boolean
}

interface DayToSave {
  id?: string
  name: string
  exercises: {
    exercise_id: string
    sets: number
    reps: string
    superset: number | null
    prescription: object
  }[]
}

// The columns' limits, and what still reads as a list.
const mostSets = 1000
const longestReps = 200
const longestList = 60

/**
 * Converts a program's days to the routines that `save_program` takes: the first week in words, and all weeks with their rule as the prescription.
 * `ids` are the ids of the days' existing routines, in the order of the days.
 */
export function daysOfProgram(
  days: readonly { name: string; lines: readonly Line[] }[],
  ids: readonly (string | undefined)[] = [],
): DayToSave[] {
  return days.map(({ name, lines }, index) => {
    const id = ids[index]
    const supersets = supersetsOf(lines)
    return {
      ...(id !== undefined && { id }),
      name,
      exercises: lines.map(({ exercise_id, exercise_name: _name, ...prescription }, place) => ({
        exercise_id,
        ...firstWeek(prescription.weeks),
        superset: supersets[place] ?? null,
        prescription,
      })),
    }
  })
}

/** The first session of the first week as a routine has it: "5" for equal sets, "5, 5, 5+" for others. */
function firstWeek(weeks: Line["weeks"]): { sets: number; reps: string } {
  const asked = weeks[0]?.[0] ?? []
  const each = asked.flatMap(({ count, amount }) => Array.from({ length: count }, () => amountText(amount)))
  const list = each.join(", ")
  const grouped = asked.map(({ count, amount }) => `${count}x${amountText(amount)}`).join(", ")
  const reps = new Set(each).size === 1 ? each[0] : list.length <= longestList ? list : grouped
  return { sets: Math.min(each.length, mostSets), reps: (reps ?? "").slice(0, longestReps) }
}

function amountText({ unit, low, high, open }: AskedAmount): string {
  if (unit === "intervals") return `${Math.round(high / 60)} min`
  const range = `${low}${high > low ? `-${high}` : ""}${open ? "+" : ""}`
  return unit === "reps" ? range : `${range} ${{ seconds: "s", minutes: "min", km: "km", mi: "mi" }[unit]}`
}

/** A number for each line of a superset, null for lines on their own. */
function supersetsOf(lines: readonly Line[]): (number | null)[] {
  let number = 0
  return lines.map(({ joined }, index) => {
    const isJoined = joined && index > 0
    if (!isJoined && lines[index + 1]?.joined) number += 1
    return isJoined || lines[index + 1]?.joined ? number : null
  })
}
