import fc from "fast-check"
import { expect, test } from "vitest"
import { join, newPerson, Received, startLetters } from "#tests/support/letters-server.ts"

/** What a policy lets a person see, as SQL and as the rule that the test applies. */
const policies = [
  { sql: "owner = auth.uid()", lets: (letter: Letter, person: string) => letter.owner === person },
  { sql: "true", lets: () => true },
  { sql: "false", lets: () => false },
  { sql: "seen", lets: (letter: Letter) => letter.seen },
  {
    sql: "number > 5 or owner = auth.uid()",
    lets: (letter: Letter, person: string) => letter.number > 5 || letter.owner === person,
  },
  { sql: "number / (number - 3) > 0", lets: (letter: Letter) => letter.number > 3 },
]

interface Letter {
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
      kind: fc.constant("letter" as const),
      owner: fc.nat(2),
      number: fc.integer({ min: 0, max: 9 }),
      seen: fc.boolean(),
    }),
  },
)

test("whatever the policies are and however they change, each person gets exactly the rows that they may read at that moment", async () => {
  const server = await startLetters()
  const people = [newPerson(), newPerson(), newPerson()]
  const told = new Map<string, Received<{ new: object }>>()
  for (const person of people) {
    const received = new Received<{ new: object }>()
    told.set(person, received)
    const channel = (await server.clientOf(person))
      .channel("letters")
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "letters" }, received.take)
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "board" }, received.take)
    await join(channel, { changes: true })
  }
  let line = 0
  /** Resolves when everyone has received everything so far. */
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
      await server.sql("alter policy own on letters using (owner = auth.uid())")
      const expected = new Map(people.map((person): [string, number[]] => [person, []]))
      for (const each of acts) {
        if (each.kind === "policy") {
          await caughtUp()
          policy = policies[each.which]
          await server.sql(`alter policy own on letters using (${policy?.sql})`)
        } else {
          const letter = { owner: people[each.owner] ?? "", number: each.number, seen: each.seen }
          await server.sql("insert into letters (owner, number, seen) values ($1, $2, $3)", [
            letter.owner,
            letter.number,
            letter.seen,
          ])
          for (const person of people)
            if (policy?.lets(letter, person)) expected.get(person)?.push(letter.number)
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
