import { buildSession } from "./build-session.ts"
import {
  newRoleState,
  type BuildSession,
  type LiftState,
  type RoleState,
  type Trouble,
} from "./lift-state.ts"
import type { LiftEvent, LiftSession, LiftSet, Phase, RoleBase } from "./lift.ts"
import { daysBetween } from "#domain/days/local-day.ts"
import { isTooMuch } from "./rules/lighter-week.ts"
import { isOver, isRangeOver, nextTrouble, otherRange, withFewerSets } from "./rules/plateau.ts"
import type { CoachRules } from "./rules/rules.ts"
import { baseOfSessions } from "./shape.ts"

const sessionsInMind = 8
const sessionsOfMode = 4
/** How many days a prescription stays open: a log in that time counts as its session even without a link to it. */
const openDays = 10
const easyRpe = 7
/** The first step against a plateau that changes the training itself. The step before it asks for longer rests, which a log doesn't show. */
const firstChange = 2

/** The lift's state after an event other than a session. */
export function afterEvent(state: LiftState, event: LiftEvent): LiftState {
  switch (event.kind) {
    case "away": {
      const { share, sets, isAlone } = event
      const isLighter = state.wayBack === null || share < state.wayBack.share
      const wayBack = isLighter ? { share, sets, isAlone, easy: 0 } : state.wayBack
      return { ...state, phase: "build", wayBack }
    }
    case "build":
      return state.phase === "lighter" ? afterLighter(state) : { ...state, phase: "build" }
    default:
      return { ...state, phase: event.kind }
  }
}

/**
 * The lift's state after a lighter week. If the person did more sets of it than they recover from, it gets a
 * third fewer for four weeks (our own rule).
 */
function afterLighter(state: LiftState): LiftState {
  const since = state.days.at(-1)
  const roles = state.roles.map((role) => {
    if (since === undefined || role.home !== null || !isTooMuch(role)) return role
    return { ...role, base: withFewerSets(role.base), home: { base: role.base, since } }
  })
  return { ...state, phase: "build", isFirstBack: true, roles }
}

/** The phase that the next session belongs to. */
export const phaseOf = ({ phase, wayBack }: LiftState): Phase =>
  phase === "build" && wayBack !== null ? "return" : phase

/**
 * The lift's state after a session. A session in a lighter week, in the return after a break or under a limit
 * changes neither the usual sets and reps nor the load.
 */
export function advance(state: LiftState, session: LiftSession, rules: CoachRules): LiftState {
  if (session.sets.length === 0) return state
  const phase = session.shown?.phase ?? phaseOf(state)
  const isBuild = rules.isJudged(phase)
  const days = [...state.days, session.day].slice(-sessionsInMind)
  const linkedDay = session.shown === null ? state.linkedDay : session.day
  const isUnlinked = !isTold(session, state) && isBuild
  const unlinked = isUnlinked ? [...state.unlinked, session].slice(-sessionsOfMode) : state.unlinked
  const read = isUnlinked ? baseOfSessions(unlinked) : null
  const known = withRoles({ ...state, days, linkedDay, unlinked }, session, read, rules)
  const roles = known.roles.map((role) => {
    // Without a prescription, only an ordinary session (phase `build`) shows what the person usually does.
    const bases = session.shown?.base ?? read
    const base = bases ? rules.baseAfter(role.base, session, bases) : role.base
    const next = base === role.base ? role : { ...role, base }
    return isBuild ? roleAfter(next, session, state, rules) : next
  })
  return afterPhase({ ...known, roles }, phase, session.sets, rules)
}

/**
 * Whether the person knew what the coach asked for: the log is linked to the prescription, or comes soon
 * after a log that is linked to one.
 */
const isTold = ({ shown, day }: LiftSession, { linkedDay }: LiftState): boolean =>
  shown !== null || (linkedDay !== null && daysBetween(linkedDay, day) <= openDays)

/** Updates the lift's roles (straight, top, back-off or ramp sets) to the session's prescription or, without one, to what recent sessions show. */
function withRoles(
  state: LiftState,
  session: LiftSession,
  read: readonly RoleBase[] | null,
  rules: CoachRules,
): LiftState {
  if (session.shown === null && read === null && state.roles.length > 0) return state
  const bases =
    session.shown?.base ?? read ?? baseOfSessions(state.unlinked.length > 0 ? state.unlinked : [session])
  const now = state.roles.map(({ base }) => base.role).join()
  if (bases.length === 0 || now === bases.map(({ role }) => role).join()) return state
  const earlier = session.shown === null ? state.unlinked.slice(0, -1) : []
  const roles = bases.map((base) =>
    earlier.reduce((role, each) => roleAfter(role, each, state, rules), newRoleState(base)),
  )
  return { ...state, roles }
}

function afterPhase(state: LiftState, phase: Phase, sets: readonly LiftSet[], rules: CoachRules): LiftState {
  if (phase === "build") return { ...state, isFirstBack: false }
  if (phase !== "return" || state.wayBack === null) return state
  const isEasy = sets.every(({ rpe }) => rpe !== null && rpe <= easyRpe)
  const easy = isEasy ? state.wayBack.easy + 1 : 0
  const share = rules.nextReturnShare(state.wayBack.share, easy)
  if (share >= 1) return { ...state, wayBack: null, isFirstBack: true }
  return { ...state, wayBack: { ...state.wayBack, share, easy: easy >= 2 ? 0 : easy } }
}

function roleAfter(role: RoleState, session: LiftSession, state: LiftState, rules: CoachRules): RoleState {
  const before = role.recent.at(-1)
  const done = buildSession(role, session, state.lift, rules)
  if (!done) return role
  const recent = [...role.recent, done].slice(-sessionsInMind)
  const isSameLoad = before?.load === done.load
  const counted = isSameLoad ? role.misses : 0
  const misses = done.verdict === "missed" ? counted + 1 : done.verdict === "near" ? counted : 0
  const rung = isOver(role, done.best) ? 0 : role.rung
  const next = { ...role, recent, misses, rung, sinceRung: role.sinceRung + 1, trouble: null }
  const isUntried = rung >= firstChange && isSameLoad && !isTold(session, state)
  return home(isUntried ? atSameRung(next, role.trouble, rules) : withTrouble(next, done, rules), session.day)
}

/**
 * Keeps a role (straight, top, back-off or ramp sets) at the change that it has already reached in response to a
 * plateau or to misses, because the person was never told to make the next change. Without a plateau or a miss, no
 * change is due.
 */
function atSameRung(role: RoleState, before: Trouble | null, rules: CoachRules): RoleState {
  const cause = rules.isStalled(role.recent) ? "stall" : role.misses > 0 ? before?.cause : undefined
  return cause ? { ...role, trouble: { cause, rung: role.rung } } : role
}

function withTrouble(role: RoleState, { day, hardest }: BuildSession, rules: CoachRules): RoleState {
  const isMissed = rules.isCutDue(role.misses)
  const cause = isMissed ? "missed" : rules.isStalled(role.recent) ? "stall" : null
  const trouble = cause && nextTrouble(role, cause)
  if (!trouble) return role
  const bests = role.recent.map(({ best }) => best)
  const bestAtRung = role.rung === 0 ? Math.max(...bests) : role.bestAtRung
  const climbed = {
    ...role,
    trouble,
    rung: trouble.rung,
    bestAtRung,
    sinceRung: 0,
    misses: isMissed ? 0 : role.misses,
  }
  const action = rules.rungAction(trouble, hardest !== null && rules.isAtLimit(hardest))
  if (role.home !== null || (action !== "range" && action !== "sets")) return climbed
  const base = action === "range" ? otherRange(role.base) : withFewerSets(role.base)
  // If the rep range stays the same, there is nothing to return to after four weeks.
  if (base === role.base) return climbed
  return { ...climbed, base, home: { base: role.base, since: day } }
}

/** Returns to the usual sets and reps after four weeks with a different rep range or fewer sets. */
function home(role: RoleState, day: string): RoleState {
  return role.home && isRangeOver(role.home.since, day) ? { ...role, base: role.home.base, home: null } : role
}
