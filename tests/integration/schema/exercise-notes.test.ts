import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { libraryExercise } from "./saving.ts"
import { openSchemaDatabase, type Person, type SchemaDatabase } from "./schema-database.ts"

let database: SchemaDatabase
let exercise: string
let person: Person
beforeAll(async () => {
  database = await openSchemaDatabase()
  exercise = await libraryExercise(database)
})
beforeEach(async () => {
  person = await database.signUp(randomUUID())
})
afterAll(() => database.drop())

/** The stored note after a person wrote one, having seen these versions. */
async function write(note: string, seen: string[], writer = person) {
  const [row] = await database.as<{ stands: string }>(
    writer,
    "select public.save_exercise_note(exercise_id => $1, note => $2, seen => $3) as stands",
    [exercise, note, seen],
  )
  return row?.stands
}

const notesOf = ({ id }: Person) =>
  database.admin("select note from public.exercise_notes where user_id = $1", [id])

describe("an exercise's note", () => {
  it("replaces the one that was seen, or that was sent before", async () => {
    expect(await write("Seat on 4", [""])).toBe("Seat on 4")
    expect(await write("Seat on 5", ["Seat on 4"])).toBe("Seat on 5")
    expect(await write("Seat on 5, wide grip", ["Seat on 4", "Seat on 5"])).toBe("Seat on 5, wide grip")
    expect(await write("", ["Seat on 5, wide grip"])).toBe("")
    expect(await write("Seat on 6", ["of long ago"])).toBe("Seat on 6")
    expect(await notesOf(person)).toEqual([{ note: "Seat on 6" }])
  })

  it("is added once below what was written elsewhere meanwhile, however often it arrives", async () => {
    await write("Seat on 7, no belt", ["Seat on 6"])
    for (const _ of [1, 2])
      expect(await write("Elbows in", ["Seat on 6"])).toBe("Seat on 7, no belt\nElbows in")
    expect(await write("no belt", ["Seat on 6"])).toBe("Seat on 7, no belt\nElbows in")
    expect(await write("", ["Seat on 6"])).toBe("Seat on 7, no belt\nElbows in")
  })

  it("that would become too long is refused, and the previous text stays", async () => {
    const long = "x".repeat(1990)
    await write(long, [])
    expect(
      await database.refusal(person, "select public.save_exercise_note($1, 'another long one', '{}')", [
        exercise,
      ]),
    ).toBe("23514")
    expect(await notesOf(person)).toEqual([{ note: long }])
  })

  it("belongs to one person, and only to an exercise that they can see", async () => {
    const other = await database.signUp(randomUUID())
    await write("Theirs", [])
    expect(await write("Mine", [""], other)).toBe("Mine")
    expect(await notesOf(person)).toEqual([{ note: "Theirs" }])
    const [own] = await database.as<{ id: string }>(
      other,
      "insert into public.exercises (name, type, measure) values ('Sled', 'strength', 'weight_reps') returning id",
    )
    expect(
      await database.refusal(person, "select public.save_exercise_note($1, 'Theirs', '{}')", [own?.id]),
    ).toBe("42501")
    expect(await database.refusal(null, "select public.save_exercise_note($1, 'No', '{}')", [exercise])).toBe(
      "42501",
    )
  })
})
