import { CalendarDateTime, toZoned } from "@internationalized/date"
import { formatDay } from "#domain/days/day-text.ts"
import { addDays, mondayOf } from "#domain/days/local-day.ts"
import { expect, test } from "../fixtures.ts"
import { logWorkout, saveWeek, scheduleWorkout, upperA } from "./training.ts"

type Local = [year: number, month: number, day: number, hour: number, minute: number, second: number]

/** The moment at which clocks in the time zone show the given local time. */
function momentIn(timeZone: string, ...local: Local): Date {
  return toZoned(new CalendarDateTime(...local), timeZone).toDate()
}

/**
 * The day before a midnight at which the time zone has something unusual, or the end of a year. More zones are tested with the rule, in
 * local-day.test.ts.
 */
const midnights: [timezoneId: string, day: string, what: string][] = [
  ["Pacific/Kiritimati", "2026-12-31", "the end of a year, fourteen hours ahead"],
  // Clocks go forward at midnight itself, so the day begins at one o'clock.
  ["Africa/Cairo", "2027-04-29", "a midnight that does not exist"],
  // Clocks go back at midnight, so the last hour of the day occurs twice.
  ["America/Havana", "2026-10-31", "a day that ends with a clock change an hour later"],
]

for (const [timezoneId, day, what] of midnights) {
  test.describe(`in ${timezoneId}: ${what}`, { tag: "@once" }, () => {
    test.use({ timezoneId })
    const next = addDays(day, 1)
    const local = (date: string, hour: number, minute: number): Local => {
      const [year = 0, month = 0, dayOfMonth = 0] = date.split("-").map(Number)
      return [year, month, dayOfMonth, hour, minute, 30]
    }

    test("a day stays the same day on both sides of midnight @once", async ({
      page,
      openWindow,
      server,
      signIn,
    }) => {
      const lateOnTheDay = momentIn(timezoneId, ...local(day, 23, 59))
      await page.clock.setFixedTime(lateOnTheDay)
      const person = await signIn()
      await logWorkout(person, { date: day, name: "The last" })
      await scheduleWorkout(person, next)
      const plan = await saveWeek(person, Object.fromEntries(weekdayOf(day, upperA)))
      // The plan's time is by the test's clock, and later than that of the scheduled workout's plan.
      await server.sql(
        `update generated_weekly_schedules set generated_at = $2::timestamptz - case when id = $1 then interval '0' else interval '1 hour' end
          where user_id = $3`,
        [plan, lateOnTheDay.toISOString(), person.id],
      )
      await page.goto("/dashboard")
      await expect(page.getByRole("heading", { name: formatDay(day, "full") })).toBeVisible()
      await expect(page.getByRole("article", { name: "The last" })).toBeVisible()
      const today = page.getByRole("button", { name: `${formatDay(day, "full")}, workout` })
      await expect(today).toHaveAttribute("aria-current", "date")
      // In the weekly plan, today is a day of this week, regardless of the week the plan was made for.
      const week = page.getByRole("region", { name: "AI Weekly Schedule" })
      const monday = mondayOf(day)
      await week.getByRole("button", { name: `Week of ${formatDay(monday, "monthAndDay")}` }).click()
      await expect(
        week.getByRole("button", { name: `Schedule Upper A, ${formatDay(day, "full")}` }),
      ).toBeVisible()

      const later = await openWindow({ timezoneId })
      await later.clock.setFixedTime(momentIn(timezoneId, ...local(next, 1, 30)))
      await signIn({ person, page: later, path: "/dashboard" })
      await expect(later.getByRole("heading", { name: formatDay(next, "full") })).toBeVisible()
      await expect(later.getByRole("article", { name: "Upper A" })).toBeVisible()
      const yesterday = later.getByRole("button", { name: `${formatDay(day, "full")}, workout` })
      if (day.slice(0, 7) !== next.slice(0, 7))
        await later.getByRole("button", { name: "Previous month" }).click()
      await yesterday.click()
      await expect(later.getByRole("article", { name: "The last" })).toBeVisible()
      // The coach's panels appear last and push the plan down. A tap before that would miss.
      for (const name of ["Analyze Workout", "Analyze Month"])
        await expect(later.getByRole("button", { name })).toBeVisible()
      // The plan is offered for the following week, too. At the end of a week, that is now the current one.
      const plans = later.getByRole("region", { name: "AI Weekly Schedule" })
      const nextMonday = formatDay(addDays(monday, 7), "monthAndDay")
      // A plan made from Thursday on shows the next week by itself.
      const turn = plans.getByRole("button", { name: `Week of ${nextMonday}` })
      await expect(plans.getByRole("list")).toBeVisible()
      if (await turn.isVisible()) await turn.click()
      const weekLater = formatDay(addDays(day, 7), "full")
      await expect(plans.getByRole("button", { name: `Schedule Upper A, ${weekLater}` })).toBeVisible()
    })
  })
}

function weekdayOf(day: string, workout: typeof upperA): [string, typeof upperA][] {
  return [[formatDay(day, "full").split(",")[0] ?? "", workout]]
}

for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles"]) {
  test.describe(`in ${timezoneId}`, { tag: "@once" }, () => {
    test.use({ timezoneId })

    test("today changes at midnight while the page is open @once", async ({ page, signIn }) => {
      await page.clock.install({ time: momentIn(timezoneId, 2026, 11, 21, 23, 59, 20) })
      await signIn({ path: "/dashboard" })
      const day = (name: string) => page.getByRole("button", { name })
      await expect(day("November 21")).toHaveAttribute("aria-current", "date")
      await page.clock.fastForward("01:30")
      await expect(day("November 22")).toHaveAttribute("aria-current", "date")
      await expect(day("November 21")).not.toHaveAttribute("aria-current")
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sunday, Nov 22")
    })
  })
}
