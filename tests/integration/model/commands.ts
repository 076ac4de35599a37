import fc from "fast-check"
import type { Fault } from "./faulty-proxy.ts"

/** An event in one person's workouts, on their own device unless it is "elsewhere". */
export type Command =
  /** A workout is saved, from a plan or a template if their numbers are given. */
  | ({ kind: "save"; plan: number | null; template: number | null; isOffline: boolean } & Death)
  /** Two tabs save the same draft at once. */
  | { kind: "save in two tabs"; isOffline: boolean }
  /** A set is confirmed and the page closes within 50 ms, long before the pause that applies to typing. */
  | { kind: "confirm, crash" }
  /** One tab saves while a second one shows the same draft. The second one is then reloaded, and saves what it still shows. */
  | ({ kind: "save, the second tab reloads"; isOffline: boolean } & Death)
  /** A log is opened, possibly edited or deleted elsewhere in the meantime, and saved. */
  | ({ kind: "edit"; log: number; meanwhile: "nothing" | "edit" | "delete"; isOffline: boolean } & Death)
  /** A draft that is left after its page closed is saved, unchanged or changed. */
  | ({ kind: "save the draft"; isChanged: boolean } & Death)
  | ({ kind: "sync"; pages: 1 | 2 } & Death)
  /** The other person signs in while the queue is being sent. */
  | { kind: "switch the person in the middle of a sync" }
  /** The person decides about an item that needs them. */
  | { kind: "decide"; item: number; how: "retry" | "keep mine" | "save as new" | "discard" }
  | { kind: "edit elsewhere" | "delete elsewhere"; log: number }
  | { kind: "delete the plan" | "delete the template"; number: number }
  | { kind: "switch the person" | "let the token expire" | "sign in again" }

/** The step before which the page closes; null if it stays open. */
interface Death {
  diesAtStep: number | null
}

const few = fc.nat(3)
const maybe = fc.option(fc.nat(1), { freq: 2 })
const death = { diesAtStep: fc.option(fc.integer({ min: 1, max: 8 }), { freq: 2 }) }

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("save"),
      plan: maybe,
      template: maybe,
      isOffline: fc.boolean(),
      ...death,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("save in two tabs"), isOffline: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("confirm, crash") }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("save, the second tab reloads"),
      isOffline: fc.boolean(),
      ...death,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("edit"),
      log: few,
      meanwhile: fc.constantFrom("nothing", "edit", "delete"),
      isOffline: fc.boolean(),
      ...death,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("save the draft"), isChanged: fc.boolean(), ...death }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("sync"), pages: fc.constantFrom(1, 2), ...death }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("decide"),
      item: few,
      how: fc.constantFrom("retry", "keep mine", "save as new", "discard"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom("edit elsewhere", "delete elsewhere"), log: few }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom("delete the plan", "delete the template"),
      number: fc.nat(1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "switch the person",
        "switch the person in the middle of a sync",
        "let the token expire",
        "sign in again",
      ),
    }),
  },
)

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 3, arbitrary: fc.constant("none") },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "lost",
      "unanswered",
      "late",
      "twice",
      "too busy",
      "unavailable",
      "captive portal",
    ),
  },
)

/** The events of a run, and the faults of its requests. */
export interface Story {
  commands: Command[]
  faults: Fault[]
}

export const stories: fc.Arbitrary<Story> = fc.record({
  commands: fc.array(command, { minLength: 1, maxLength: 14 }),
  faults: fc.array(fault, { maxLength: 30 }),
})
