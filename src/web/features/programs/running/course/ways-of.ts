import { cycleOf, isOver, weeksToGoTo } from "#domain/programs/view/course.ts"
import type { ShownSession } from "#domain/programs/prescription.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { sentences as page } from "../sentences.ts"
import type { Way } from "./choice-dialog.tsx"
import { sentences } from "./sentences.ts"
import type { Course } from "./use-course.tsx"

/** The other days of the program that could be done next. */
export function daysToDo({ plan: { program } }: Standing, next: ShownSession, course: Course): Way[] {
  return program.days.flatMap(({ name, lines }, day) => {
    if (day === next.day) return []
    const title = page.day(name)
    const about = lines.map(({ exercise_name }) => exercise_name).join(", ")
    const take = () => course.change({ kind: "swap_day", body: { day } }, sentences.swapped(title))
    return { key: `${day}`, name: title, about, action: sentences.swapTo(title), take }
  })
}

/** The weeks that the run can jump to, the current one first. */
export function weeksToDo(standing: Standing, course: Course): Way[] {
  const { position, plan } = standing
  const { weeks } = plan.program
  const current = weeks === null ? position.week : position.week % weeks
  const ways = weeksToGoTo(standing).map((week) => ({
    key: `${week}`,
    name: sentences.week(week + 1),
    about: week === current ? sentences.thisWeek : "",
    action: sentences.goTo(week + 1),
    take: () => course.change({ kind: "go_to", body: { week, session: 0 } }, sentences.wentTo(week + 1)),
  }))
  return [...ways.filter(({ about }) => about !== ""), ...ways.filter(({ about }) => about === "")]
}

/** How a run can end or continue. Once its weeks are done, continuing comes first; before that, ending does. `choose` opens the list of all programs. */
export function waysToEnd(standing: Standing, course: Course, choose: () => void): Way[] {
  const { weeks } = standing.plan.program
  const end = () => course.change({ kind: "end", body: {} }, sentences.ended)
  const again = weeks === null ? [] : cycleWays(standing, course, weeks)
  const endHere = {
    key: "end",
    name: sentences.endHere,
    about: sentences.endAbout,
    action: sentences.endAction,
    take: end,
  }
  const other = {
    ...{ key: "other", name: sentences.other, about: sentences.otherAbout, action: sentences.otherAction },
    take: async () => {
      const isDone = await end()
      if (isDone) choose()
      return isDone
    },
  }
  return isOver(standing) ? [...again, other, endHere] : [endHere, other, ...again]
}

function cycleWays(standing: Standing, course: Course, weeks: number): Way[] {
  const cycle = (cycleOf(standing) ?? 1) + 1
  return [
    {
      ...{ key: "next", ...sentences.again(cycle), about: sentences.againAbout(weeks, isOver(standing)) },
      name: sentences.again(cycle).title,
      take: () => course.change({ kind: "next_cycle", body: {} }, sentences.begun(cycle)),
    },
    {
      ...{ key: "hold", name: sentences.hold, about: sentences.holdAbout, action: sentences.holdAction },
      take: () => course.change({ kind: "hold", body: {} }, sentences.held),
    },
  ]
}
