import { randomUUID } from "node:crypto"
import { daysOfProgram } from "#domain/programs/program-days.ts"
import { readProgram } from "#domain/programs/stored.ts"
import type { Person } from "../person.ts"

/** The program's newest version, all its versions, and the versions that a run was changed to. */
export async function storedProgram({ client }: Person, programId: string) {
  const { data: versions } = await client
    .from("program_versions")
    .select("id, content")
    .eq("program_id", programId)
    .order("number", { ascending: false })
    .throwOnError()
  const { data: events } = await client
    .from("program_events")
    .select("kind, body")
    .eq("kind", "version")
    .throwOnError()
  return { program: readProgram(versions[0]?.content), versions, events }
}

/** Saves the program with another name for a day, as another device does. */
export async function renameDay(
  person: Person,
  programId: string,
  { place, name }: { place: number; name: string },
): Promise<void> {
  const { program } = await storedProgram(person, programId)
  if (!program) throw new Error("The program can't be read.")
  const content = {
    ...program,
    days: program.days.map((day, index) => (index === place ? { ...day, name } : day)),
  }
  const { data: row } = await person.client
    .from("programs")
    .select("revision, workouts(id)")
    .eq("id", programId)
    .order("program_day", { referencedTable: "workouts" })
    .single()
    .throwOnError()
  const days = daysOfProgram(
    content.days,
    row.workouts.map(({ id }) => id),
  )
  await person.client
    .rpc("save_program", {
      op_id: randomUUID(),
      program: { id: programId, name: program.name },
      days: JSON.parse(JSON.stringify(days)),
      content,
      expected_revision: row.revision,
    })
    .throwOnError()
}
