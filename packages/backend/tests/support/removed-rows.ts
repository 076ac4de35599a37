import { vi } from "vitest"
import { join, type LettersServer, newPerson, Received } from "./letters-server.ts"

interface Removed {
  eventType: string
  table: string
  old: object
}

/** The removals received by a person who follows a table and the board. */
export async function followRemovals(
  server: LettersServer,
  table: { table: string; filter?: string },
  person?: string,
): Promise<Received<Removed>> {
  const received = new Received<Removed>()
  const channel = (await server.clientOf(person))
    .channel(newPerson())
    .on("postgres_changes", { event: "DELETE", schema: "public", ...table }, received.take)
    .on("postgres_changes", { event: "DELETE", schema: "public", table: "board" }, received.take)
  await join(channel, { changes: true })
  return received
}

/** The removals that the followers have received until now, except those of the board. */
export async function toldOf(server: LettersServer, ...followers: Received<Removed>[]): Promise<Removed[][]> {
  await server.sql("insert into board values (1)")
  await server.sql("delete from board")
  return Promise.all(
    followers.map(async ({ all }) => {
      await vi.waitUntil(() => all.at(-1)?.table === "board", { timeout: 10_000 })
      return all.splice(0).filter(({ table }) => table !== "board")
    }),
  )
}
