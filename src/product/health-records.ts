import type { HealthRecords } from "@repertoire/backend/health-records"

const keptDays = 30

/** The facts about the server's health that the Admin Panel shows. */
export const healthRecords: HealthRecords = {
  putFact: async (pool, name, fact) => {
    if (fact === null) await pool.query("delete from private.server_facts where name = $1", [name])
    else
      await pool.query(
        `insert into private.server_facts (name, fact) values ($1, $2)
         on conflict (name) do update set fact = excluded.fact, updated_at = now()`,
        [name, JSON.stringify(fact)],
      )
  },
  addSlowStatements: async (pool, slow) => {
    await pool.query(
      `insert into private.slow_statements as s (statement, calls, slowest_ms)
       select * from unnest($1::text[], $2::integer[], $3::integer[])
       on conflict (day, statement) do update set calls = s.calls + excluded.calls,
         slowest_ms = greatest(s.slowest_ms, excluded.slowest_ms)`,
      [
        slow.map(({ statement }) => statement),
        slow.map(({ calls }) => calls),
        slow.map(({ slowestMilliseconds }) => slowestMilliseconds),
      ],
    )
    await pool.query("delete from private.slow_statements where day < current_date - $1::integer", [keptDays])
  },
}
