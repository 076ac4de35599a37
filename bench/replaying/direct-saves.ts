import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import { type Caller, type DirectStatement, inFourTrips, openDirect } from "../direct.ts"
import { measure, type Measurement } from "../measure.ts"

/** The server's own SQL for a save, to run on Postgres without the server. */
export const saveStatement = ({ op_id, log, sets }: SaveCommand): DirectStatement => ({
  name: "save",
  text: "select public.save_workout_log(op_id => $1, log => $2, sets => $3)",
  values: [op_id, JSON.stringify(log), JSON.stringify(sets)],
})

/** Saves each command once by SQL alone, in four round trips each, as many at a time as there are connections. */
export async function saveDirectly(
  databaseUrl: string,
  caller: Caller,
  commands: SaveCommand[],
  connections: number,
): Promise<Measurement> {
  const clients = await openDirect(databaseUrl, connections)
  const measurement = await measure(commands, clients, (command, client) =>
    inFourTrips(client, caller, saveStatement(command)),
  )
  await Promise.all(clients.map((client) => client.end()))
  return measurement
}
