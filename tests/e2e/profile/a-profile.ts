import type { Person } from "../fixtures.ts"
import type { RunningServer } from "../running-server.ts"

/** Fills the profile directly, without the screens. No weight is logged. */
export async function setProfile({ client, id }: Person, columns: object): Promise<void> {
  await client.from("profiles").update(columns).eq("id", id).throwOnError()
}

/** A person's profile in the database, with the logged weights, oldest first. */
export async function storedProfile(server: RunningServer, { id }: Person): Promise<object> {
  const [row] = await server.sql(
    `select name, age, sex, height::float, height_unit, weight::float, weight_unit, unit_system, time_zone, available_equipment,
      (select coalesce(json_agg(json_build_object('weight', w.weight, 'weight_unit', w.weight_unit) order by w.created_at), '[]')
        from weight_logs w where w.user_id = p.id) as weights
      from profiles p where id = $1`,
    [id],
  )
  return row ?? {}
}
