const state = { choose: "day" }

/** The way to a program's page with the choice of its next day open. */
export const anotherDayLink = (programId: string) => ({ to: `/programs/${programId}`, state })

/** Whether a page's state is that of such a link. */
export const choosesDay = (pageState: unknown): boolean =>
  typeof pageState === "object" && pageState !== null && Reflect.get(pageState, "choose") === state.choose
