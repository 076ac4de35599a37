import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { expect, test } from "vitest"
import { stravaAddressSchema } from "#domain/strava/answers.ts"
import { signUpAndConfirm } from "#tests/support/person.ts"
import { startStrava, stravaClient } from "#tests/support/pretend-strava.ts"
import { startServer } from "#tests/support/server.ts"
import { serveOnDeno } from "./serve-on-deno.ts"

test("on Deno, as a hosted project runs it, a person connects and a workout arrives once", async () => {
  const [strava, server] = await Promise.all([startStrava(), startServer()])
  const deno = await serveOnDeno("strava", {
    STRAVA_CLIENT_ID: stravaClient.id,
    STRAVA_CLIENT_SECRET: stravaClient.secret,
    STRAVA_BASE_URL: strava.baseUrl,
    STRAVA_TOKEN_KEY: "a key that only the tests of Deno have",
    SITE_URL: "https://gym.example",
    SUPABASE_URL: server.url,
    SUPABASE_ANON_KEY: server.anonKey,
  })
  const { client } = await signUpAndConfirm(server)
  const { data } = await client.auth.getSession()
  const headers = { authorization: `Bearer ${data.session?.access_token}` }
  const ask = async (body: object): Promise<unknown> => {
    const response = await fetch(`${deno.url}/strava`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    })
    return response.json()
  }

  const { address } = stravaAddressSchema.parse(await ask({ action: "connect" }))
  expect(new URL(address).searchParams.get("redirect_uri")).toBe("https://gym.example/strava")
  await ask({ action: "finish", ...(await strava.allow(address)) })

  const { data: exercise } = await client.from("exercises").select("id").limit(1).single().throwOnError()
  const set = { exercise_id: exercise.id, exercise_order: 1, set_number: 1, reps: 5, weight: 60 }
  const { data: log } = await client
    .rpc("save_workout_log", { op_id: randomUUID(), log: { date: "2026-11-20" }, sets: [set] })
    .throwOnError()
  const share = { action: "share", log_id: (log as { id: string }).id, time_zone: "Europe/Berlin" }
  expect(await ask(share)).toMatchObject({ share: { state: "sent" } })
  expect(await ask(share)).toMatchObject({ share: { state: "sent" } })
  expect(strava.activities).toHaveLength(1)

  deno.process.kill()
  await Promise.all([server.stop(), strava.stop(), once(deno.process, "exit")])
})
