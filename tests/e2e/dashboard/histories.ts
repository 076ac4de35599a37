import { demoCredentials, makeDemo } from "../../../scripts/make-demo.ts"
import type { Person } from "../person.ts"
import { newClient } from "../person.ts"
import type { RunningServer } from "../running-server.ts"

/** A separate demo account for each name, because two that are created at once would read each other's email. */
export async function demoPerson(server: RunningServer, today: string, name: string): Promise<Person> {
  const credentials = { ...demoCredentials, email: `demo-${name}@example.com` }
  await makeDemo(server, today, credentials)
  const client = newClient(server)
  const { data, error } = await client.auth.signInWithPassword(credentials)
  if (error) throw error
  return { ...credentials, id: data.user.id, client, session: data.session }
}

/** Ten years with a workout per day, some long names and notes, and a weight per day. */
export async function trainTenYears(server: RunningServer, { id }: Person, today: string): Promise<void> {
  await server.sql(
    `with logs as (
      insert into workout_logs (user_id, name, date, notes, duration_seconds)
      select $1, case when n % 7 = 0 then repeat('A very long name of a workout ', 4) else 'Push' end, $2::date - n,
        case when n % 3 = 0 then repeat('Long notes without much to say. ', 12) end, 3600 + n
      from generate_series(0, 3649) n returning id, user_id, date
    )
    insert into set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, weight, reps, notes)
    select logs.user_id, logs.id, exercises.id, place, number,
      40.125 + number + (logs.date - date '2016-01-01') * 0.02 + (logs.date - date '2016-01-01') % 11, 8,
      case when number = 9 then repeat('x', 200) end
    from logs, generate_series(1, 9) number,
      lateral (select id, row_number() over () as place from (select id from exercises where owner_id is null order by length(name) desc, name limit 2) longest) exercises`,
    [id, today],
  )
  await server.sql(
    "insert into weight_logs (user_id, date, weight) select $1, $2::date - n, round((80 + n * 0.002 + (n * 7919 % 13) * 0.1)::numeric, 1) from generate_series(0, 3649) n",
    [id, today],
  )
  // A database that has grown for ten years would have these statistics.
  await server.sql("analyze workout_logs, set_logs, weight_logs")
}
