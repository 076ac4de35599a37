import type { WritePlan } from "../plan/plan-write.ts"
import { bodySql } from "./body-sql.ts"
import { conditionSql } from "./condition-sql.ts"
import { qualifierOf, ReadSql } from "./read-sql.ts"
import { identifier, type Parameters, qualifiedName } from "./sql-text.ts"

const insertedCount = "coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0)"

/** The number of rows an upsert inserted; the others were updated. */
export const insertedSql = "nullif(current_setting('pgrst.inserted', true), '')"

/** The statement for a write, with RETURNING. */
export function writeSql(plan: WritePlan, parameters: Parameters): string {
  if (plan.kind === "insert") return insertSql(plan, parameters)
  return plan.kind === "update" ? updateSql(plan, parameters) : deleteSql(plan, parameters)
}

/** True if the response depends on whether rows were inserted or updated. */
export function countsInserts({ kind, conflict }: WritePlan): boolean {
  return kind === "insert" && conflict?.resolution === "merge-duplicates"
}

function insertSql(plan: WritePlan, parameters: Parameters): string {
  const { relation, columns, payloadShape: shape, appliesDefaults } = plan
  const names = columns.map(({ name }) => identifier(name))
  const target = `${qualifiedName(relation)}${names.length === 0 ? "" : `(${names.join(", ")})`}`
  const values = names.map((name) => `pgrst_body.${name}`).join(", ")
  const from = bodySql(columns, { shape, appliesDefaults, onlyFirst: false }, parameters)
  const conditions = [
    ...(plan.matchesBody ? conditionsSql(plan, "pgrst_body", parameters) : []),
    ...(countsInserts(plan)
      ? [`set_config('pgrst.inserted', (${insertedCount} + 1)::text, true) <> '0'`]
      : []),
  ]
  const parts = [`INSERT INTO ${target}`, `SELECT ${values} FROM ${from}`]
  return `${parts.join(" ")}${where(conditions)}${conflictSql(plan)}${returningSql(plan)}`
}

function conflictSql({ conflict, columns }: WritePlan): string {
  if (!conflict) return ""
  const target = conflict.columns.map(identifier).join(", ")
  if (conflict.resolution === "ignore-duplicates" || columns.length === 0)
    return ` ON CONFLICT(${target}) DO NOTHING`
  const set = columns.map(({ name }) => `${identifier(name)} = EXCLUDED.${identifier(name)}`).join(", ")
  const counted = `set_config('pgrst.inserted', (${insertedCount} - 1)::text, true) <> '-1'`
  return ` ON CONFLICT(${target}) DO UPDATE SET ${set} WHERE ${counted}`
}

function updateSql(plan: WritePlan, parameters: Parameters): string {
  const { relation, columns, payloadShape: shape, appliesDefaults } = plan
  if (columns.length === 0) return nothingSql(plan)
  const set = columns.map(({ name }) => `${identifier(name)} = pgrst_body.${identifier(name)}`).join(", ")
  const from = bodySql(columns, { shape, appliesDefaults, onlyFirst: false }, parameters)
  const conditions = conditionsSql(plan, qualifierOf(plan.rows), parameters)
  return `UPDATE ${qualifiedName(relation)} SET ${set} FROM ${from}${where(conditions)}${returningSql(plan)}`
}

/** The statement for an update without columns, which changes nothing. It returns no rows, but has the same columns as any update. */
function nothingSql({ relation, returning }: WritePlan): string {
  const columns = returning.map((name) => columnSql(relation, name)).join(", ")
  return `SELECT ${columns === "" ? "1" : columns} FROM ${qualifiedName(relation)} WHERE false`
}

function deleteSql(plan: WritePlan, parameters: Parameters): string {
  const conditions = conditionsSql(plan, qualifierOf(plan.rows), parameters)
  return `DELETE FROM ${qualifiedName(plan.relation)}${where(conditions)}${returningSql(plan)}`
}

function conditionsSql({ rows }: WritePlan, qualifier: string, parameters: Parameters): string[] {
  const place = { ...new ReadSql(parameters, undefined).place(rows), qualifier }
  return rows.conditions.map((condition) => conditionSql(condition, place))
}

function where(conditions: string[]) {
  return conditions.length === 0 ? "" : ` WHERE ${conditions.join(" AND ")}`
}

function returningSql({ relation, returning }: WritePlan): string {
  if (returning.length === 0) return " RETURNING 1"
  return ` RETURNING ${returning.map((name) => columnSql(relation, name)).join(", ")}`
}

function columnSql(relation: WritePlan["relation"], name: string) {
  return `${qualifiedName(relation)}.${name === "*" ? "*" : identifier(name)}`
}
