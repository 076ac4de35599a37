import { expect, test } from "vitest"
import { FairQueue } from "./fair-queue.ts"

const forever = () => new AbortController().signal

/** Records who has been admitted, in order, and can give back a holder's first place. */
function watchQueue(limits: ConstructorParameters<typeof FairQueue>[0]) {
  const queue = new FairQueue(limits)
  const entered: string[] = []
  const refused: string[] = []
  const held: [who: string, giveBack: () => void][] = []
  return {
    entered,
    refused,
    ask: async (who: string, signal = forever()) => {
      try {
        held.push([who, await queue.take(who, signal)])
        entered.push(who)
      } catch {
        refused.push(who)
      }
    },
    leave: (who: string) => {
      const [[, giveBack] = ["", () => {}]] = held.splice(
        held.findIndex(([holder]) => holder === who),
        1,
      )
      giveBack()
    },
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

test("a caller never holds more places than allowed, even while others are free", async () => {
  const { ask, leave, entered, settle } = watchQueue({ places: 3, each: 2, waiting: 10 })
  for (const who of ["ann", "ann", "ann", "ben"]) void ask(who)
  await settle()
  expect(entered).toEqual(["ann", "ann", "ben"])
  leave("ann")
  await settle()
  expect(entered).toEqual(["ann", "ann", "ben", "ann"])
})

test("a caller with one call gets a turn before the second turn of a caller with many", async () => {
  const { ask, leave, entered, settle } = watchQueue({ places: 1, each: 1, waiting: 100 })
  for (let count = 0; count < 20; count += 1) void ask("ann")
  void ask("ben")
  void ask("eve")
  await settle()
  for (const who of ["ann", "ann", "ben"]) {
    leave(who)
    await settle()
  }
  expect(entered).toEqual(["ann", "ann", "ben", "eve"])
})

test("a full queue drops the last call of the caller with the most calls, never a newcomer's", async () => {
  const { ask, leave, entered, refused, settle } = watchQueue({ places: 1, each: 1, waiting: 4 })
  for (let count = 0; count < 6; count += 1) void ask("ann")
  await settle()
  expect(refused).toEqual(["ann"])
  void ask("ben")
  void ask("eve")
  await settle()
  expect(refused).toEqual(["ann", "ann", "ann"])
  for (const who of ["ann", "ann", "ben", "eve"]) {
    leave(who)
    await settle()
  }
  expect(entered).toEqual(["ann", "ann", "ben", "eve", "ann"])
})

test("a caller who leaves the queue gets no turn and occupies no place", async () => {
  const { ask, leave, entered, refused, settle } = watchQueue({ places: 1, each: 1, waiting: 10 })
  const leaving = new AbortController()
  void ask("ann")
  for (const who of ["ben", "ben", "eve"]) void ask(who, leaving.signal)
  void ask("ben")
  leaving.abort()
  void ask("eve", leaving.signal)
  await settle()
  expect(refused.toSorted()).toEqual(["ben", "ben", "eve", "eve"])
  leave("ann")
  await settle()
  leave("ben")
  void ask("ann")
  await settle()
  expect(entered).toEqual(["ann", "ben", "ann"])
})
