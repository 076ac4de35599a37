const state = { choose: "day" }

/** A link to a program's page that opens the dialog for choosing the next day. */
export const anotherDayLink = (programId: string) => ({ to: `/programs/${programId}`, state })

/** Whether a page was opened by a link from `anotherDayLink`. */
export const choosesDay = (pageState: unknown): boolean =>
  typeof pageState === "object" && pageState !== null && Reflect.get(pageState, "choose") === state.choose
