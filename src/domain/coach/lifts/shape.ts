import type { LiftPlan, LiftSession, LiftSet, RoleBase, RoleName } from "./lift.ts"

const topShare = 0.95
const backOffShare = 0.92
const mostTopSets = 2
const leastOfRamp = 3
/** Common rep ranges, for a lift that has neither a prescription nor a template. */
const ranges = [
  [1, 3],
  [3, 5],
  [5, 8],
  [8, 12],
  [12, 15],
  [15, 20],
  [20, 25],
] as const

const heaviestOf = (sets: readonly LiftSet[]) => Math.max(...sets.map(({ load }) => load ?? 0))
const isTop = (heaviest: number) => (set: LiftSet) =>
  (set.load ?? 0) >= heaviest - Math.abs(heaviest) * (1 - topShare)

/**
 * The roles of a session's sets. A ramp has one set per load, each heavier; one or two sets far heavier than the rest are top sets; otherwise, all
 * sets are straight.
 */
function shapeOf(sets: readonly LiftSet[]): RoleName[] {
  const heaviest = heaviestOf(sets)
  const tops = sets.filter(isTop(heaviest))
  const others = sets.filter((set) => !tops.includes(set))
  const isRising = sets.every(({ load }, place) => place === 0 || (load ?? 0) > (sets[place - 1]?.load ?? 0))
  if (isRising && sets.length >= leastOfRamp) return ["ramp"]
  const isApart = others.length > 0 && others.every(({ load }) => (load ?? 0) <= heaviest * backOffShare)
  return isApart && heaviest > 0 && tops.length <= mostTopSets ? ["top", "back_off"] : ["straight"]
}

/** The sets that have a role; for a ramp, all of them. */
export function setsInRole(role: RoleName, sets: readonly LiftSet[]): LiftSet[] {
  if (role === "straight" || role === "ramp") return [...sets]
  const isHeavy = isTop(heaviestOf(sets))
  return sets.filter((set) => isHeavy(set) === (role === "top"))
}

/** The most common value, or the largest of several equally common ones; null for an empty list. */
export function modeOf(values: readonly number[]): number | null {
  const [first] = values
  if (first !== undefined && values.every((each) => each === first)) return first
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  let [mode, most]: [number | null, number] = [null, 0]
  for (const [value, count] of counts) {
    if (count > most || (count === most && mode !== null && value > mode)) [mode, most] = [value, count]
  }
  return mode
}

/**
 * What a session shows about one role (straight, top, back-off or ramp sets): its number of sets, the reps of
 * the sets that are judged, and the loads of a ramp as shares.
 */
interface RoleWork {
  role: RoleName
  sets: number
  reps: readonly number[]
  shares: readonly number[]
}

// The next sessions, up to four, all look at this session again, so its sets are read only once.
const works = new WeakMap<LiftSession, readonly RoleWork[]>()

function workOf(session: LiftSession): readonly RoleWork[] {
  const known = works.get(session)
  if (known) return known
  const work = session.sets.length === 0 ? [] : shapeOf(session.sets).map((role) => workInRole(role, session))
  works.set(session, work)
  return work
}

function workInRole(role: RoleName, session: LiftSession): RoleWork {
  const work = setsInRole(role, session.sets)
  const heaviest = heaviestOf(work)
  const shares = role === "ramp" && heaviest > 0 ? work.map(({ load }) => (load ?? 0) / heaviest) : []
  const judged = role === "ramp" ? work.slice(-1) : work
  return { role, sets: work.length, reps: judged.map(({ reps }) => reps), shares }
}

const nameOf = (work: readonly RoleWork[]) => work.map(({ role }) => role).join()

/**
 * The usual sets and reps of a lift without a prescription: for each role (straight, top, back-off or ramp
 * sets), those that were most common in the last ordinary sessions. Empty if there are no sets.
 */
export function baseOfSessions(sessions: readonly LiftSession[]): RoleBase[] {
  const done = sessions.filter(({ sets }) => sets.length > 0)
  const names = done.map((session) => nameOf(workOf(session)))
  const count = (name: string) => names.filter((each) => each === name).length
  const most = Math.max(...names.map(count))
  const common = names.findLast((name) => count(name) === most)
  const alike = done.filter((_, place) => names[place] === common)
  const template = alike.at(-1)?.template ?? null
  const last = alike.slice(-1).flatMap(workOf)
  return last.map(({ role, shares }, place) =>
    baseOfRole(
      { role, shares, template },
      alike.flatMap((session) => workOf(session)[place] ?? []),
    ),
  )
}

function baseOfRole(
  { role, shares, template }: Pick<RoleWork, "role" | "shares"> & Pick<LiftSession, "template">,
  work: readonly RoleWork[],
): RoleBase {
  const sets = modeOf(work.map((each) => each.sets)) ?? 1
  const base = { role, sets, shares, ...rangeOf(work.flatMap(({ reps }) => reps)) }
  return template === null ? base : baseOfPlan(base, template)
}

/**
 * The usual sets and reps with what a template asks for. A template says nothing about top sets, and only
 * gives the range of a ramp's last set.
 */
export function baseOfPlan(base: RoleBase, { sets, low, high, isOpen }: LiftPlan): RoleBase {
  if (base.role === "ramp") return { ...base, low, high }
  if (base.role !== "straight") return base
  const { role, shares } = base
  return { role, sets: sets ?? base.sets, low, high, shares, ...(isOpen && { isOpen }) }
}

/** The rep range with the most sets in it, or the exact reps if they were all the same. */
function rangeOf(reps: readonly number[]): { low: number; high: number } {
  const mode = modeOf(reps) ?? 1
  if (reps.every((each) => each === mode)) return { low: mode, high: mode }
  let [best, most] = [{ low: mode, high: mode }, 0]
  for (const [low, high] of ranges) {
    if (mode < low || mode > high) continue
    const inside = reps.filter((each) => each >= low && each <= high).length
    if (inside > most) [best, most] = [{ low, high }, inside]
  }
  return best
}
