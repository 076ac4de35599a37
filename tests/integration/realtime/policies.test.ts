import fc from "fast-check"
import { expect, test } from "vitest"
import { join, newPerson, Received, startNotes } from "./notes-server.ts"

/** What a policy lets a person see, in SQL and as the rule that the test goes by. */
const policies = [
  { sql: "owner = auth.uid()", lets: (note: Note, person: string) => note.owner === person },
  { sql: "true", lets: () => true },
  { sql: "false", lets: () => false },
  { sql: "seen", lets: (note: Note) => note.seen },
  {
    sql: "number > 5 or owner = auth.uid()",
    lets: (note: Note, person: string) => note.number > 5 || note.owner === person,
  },
  { sql: "number / (number - 3) > 0", lets: (note: Note) => note.number > 3 },
]

interface Note {
  owner: string
  number: number
  seen: boolean
}

const act = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("policy" as const), which: fc.nat(policies.length - 1) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("note" as const),
      owner: fc.nat(2),
      number: fc.integer({ min: 0, max: 9 }),
      seen: fc.boolean(),
    }),
  },
)

test("whatever the policies are and become, each person is told of exactly the rows that they may read then", async () => {
  const server = await startNotes()
  const people = [newPerson(), newPerson(), newPerson()]
  const told = new Map<string, Received<{ new: object }>>()
  for (const person of people) {
    const received = new Received<{ new: object }>()
    told.set(person, received)
    const channel = (await server.clientOf(person))
      .channel("notes")
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "notes" }, received.take)
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "board" }, received.take)
    await join(channel, { changes: true })
  }
  let line = 0
  /** Resolves when everybody has been told of everything so far. */
  const caughtUp = async () => {
    line += 1
    await server.sql("insert into board values ($1)", [line])
    for (const received of told.values()) {
      await expect
        .poll(() => received.all.some((each) => "id" in each.new && each.new.id === line), { interval: 5 })
        .toBe(true)
    }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      for (const received of told.values()) received.all.length = 0
      let policy = policies[0]
      await server.sql("alter policy own on notes using (owner = auth.uid())")
      const expected = new Map(people.map((person): [string, number[]] => [person, []]))
      for (const each of acts) {
        if (each.kind === "policy") {
          await caughtUp()
          policy = policies[each.which]
          await server.sql(`alter policy own on notes using (${policy?.sql})`)
        } else {
          const note = { owner: people[each.owner] ?? "", number: each.number, seen: each.seen }
          await server.sql("insert into notes (owner, number, seen) values ($1, $2, $3)", [
            note.owner,
            note.number,
            note.seen,
          ])
          for (const person of people) if (policy?.lets(note, person)) expected.get(person)?.push(note.number)
        }
      }
      await caughtUp()
      for (const person of people) {
        const numbers = told
          .get(person)
          ?.all.flatMap((each) => ("number" in each.new ? [each.new.number] : []))
        expect(numbers).toEqual(expected.get(person))
      }
    }),
    { numRuns: 10 },
  )
  await server.stop()
}, 120_000)
