// The least that a page of this app could be: React, the router, the query client and the tables' client, one question, and its answer as a list.
// What a slow phone needs for it is the yardstick for the app's own first pages.
import { PostgrestClient } from "@supabase/postgrest-js"
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query"
import { createRoot } from "react-dom/client"
import { BrowserRouter, Route, Routes } from "react-router"
import * as z from "zod/mini"
import type { Database } from "#domain/row-types.ts"
import { sessionKey } from "#web/device/session-store.ts"

const Config = z.object({ anonKey: z.string() })
const Session = z.object({ access_token: z.string() })

function Workouts() {
  const { data } = useQuery({ queryKey: ["workouts"], queryFn: readWorkouts })
  return (
    <ul>
      {data?.map(({ id, date }) => (
        <li key={id}>{date}</li>
      ))}
    </ul>
  )
}

async function readWorkouts() {
  const { anonKey } = Config.parse(await (await fetch("/config.json")).json())
  const { access_token: token } = Session.parse(JSON.parse(localStorage.getItem(sessionKey) ?? "{}"))
  const tables = new PostgrestClient<Database>(`${location.origin}/rest/v1`, {
    headers: { apikey: anonKey, Authorization: `Bearer ${token}` },
  })
  const { data } = await tables.from("workout_logs").select("id,date").limit(30).throwOnError()
  return data
}

const root = document.getElementById("root")
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Workouts />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  )
