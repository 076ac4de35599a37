import pg from "pg"
import * as z from "zod/mini"
import { type RoleContext, runAsRole, runAsRoleAndDecide, type Statement } from "#server/postgres/as-role.ts"
import type { PreparedRequest } from "./prepare.ts"
import { checkResult, type Result, resultOf } from "./respond/result.ts"
import type { StatementText } from "./sql/statement.ts"

type Row = (string | null)[]

/** A prepared request, which many requests share, and the values of a single one. */
export interface Run {
  pool: pg.Pool
  context: RoleContext
  prepared: PreparedRequest
  /** Whether the statement stays prepared on the connection. */
  isReused: boolean
  values: (statement: StatementText) => (string | null)[]
  /** Whether the transaction is rolled back even if the request succeeds. */
  rollsBack: boolean
  maxRows: number | undefined
}

/**
 * Runs a request's statement in one round trip, or two if its result may cause a rollback. Throws if the result isn't allowed.
 */
export async function run(request: Run): Promise<Result> {
  if (request.prepared.mayUndo) return runAndDecide(request)
  const result = resultOf(await runPlain(request))
  const planned = await withPlannedTotal(request, result)
  checkResult(request.prepared, planned)
  return planned
}

/** Runs EXPLAIN on a request's statement and rolls back its changes. */
export async function runExplain(request: Run): Promise<Row[]> {
  if (request.prepared.readOnly) return runPlain(request)
  return runAsRoleAndDecide(request.pool, request.context, unnamedStatement(request), (rows) => ({
    end: "rollback",
    value: rows,
  }))
}

async function runAndDecide(request: Run): Promise<Result> {
  const { pool, context, prepared, rollsBack } = request
  return runAsRoleAndDecide(pool, context, statementOf(request), (rows) => {
    const result = resultOf(rows)
    checkResult(prepared, result)
    return { end: rollsBack ? "trial" : "commit", value: result }
  })
}

async function runPlain(request: Run): Promise<Row[]> {
  const { pool, context } = request
  try {
    return await runAsRole(pool, context, statementOf(request))
  } catch (error) {
    if (!request.isReused || !isStale(error)) throw error
    return runAsRole(pool, context, unnamedStatement(request))
  }
}

/** Whether the connection no longer has the prepared statement, or its tables have changed. In both cases, the statement hasn't run. */
function isStale(error: unknown) {
  if (!(error instanceof pg.DatabaseError)) return false
  return error.code === "26000" || (error.code === "0A000" && error.message.startsWith("cached plan"))
}

function statementOf({ prepared, values, isReused }: Run): Statement {
  const { statement } = prepared
  return {
    text: statement.text,
    values: values(statement),
    name: isReused ? statement.name : undefined,
  }
}

const unnamedStatement = (request: Run) => statementOf({ ...request, isReused: false })

const plans = z.array(z.object({ Plan: z.object({ "Plan Rows": z.number() }) }))

/** Fills in the planner's estimate of the total, if the request prefers an estimate to a count. */
async function withPlannedTotal(request: Run, result: Result): Promise<Result> {
  const { pool, context, prepared, values, maxRows } = request
  const { countPlan, preferences } = prepared
  const isCounted = result.total !== undefined && (maxRows === undefined || result.total <= BigInt(maxRows))
  if (!countPlan || isCounted) return result
  const rows = await runAsRole(pool, context, { text: countPlan.text, values: values(countPlan) })
  const parsed = plans.parse(JSON.parse(rows.map(([line]) => line ?? "").join("\n")))
  const guess = BigInt(Math.round(parsed[0]?.Plan["Plan Rows"] ?? 0))
  const counted = preferences.count === "estimated" ? (result.total ?? 0n) : 0n
  return { ...result, total: guess > counted ? guess : counted }
}
