import type { Pool } from "pg"
import pg from "pg"
import type { Change } from "./change.ts"
import type { Question } from "./questions.ts"
import { selectRows } from "#server/postgres/rows.ts"

/** A filter for Postgres to evaluate on a changed row. */
export interface ChangeQuestion {
  change: Change
  question: Question
}

/** The results of the filters that Postgres evaluated. */
export interface Answers {
  matches(asked: ChangeQuestion): boolean
  /** Whether the filter failed or took too long. */
  hasFailed(question: Question): boolean
}

// The most failures per person per batch of changes. Each failure may take the whole statement timeout.
const mostFailures = 4

/** Evaluates filters in Postgres. Filters on the same table that differ only in their values are evaluated together. */
export class AskedFilters {
  readonly #pool: Pool

  /** The pool connects as supabase_realtime_admin, with a short statement timeout. */
  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Never rejects: a filter that can't be evaluated counts as failed. */
  async decide(asked: readonly ChangeQuestion[]): Promise<Answers> {
    const matching = new Set<string>()
    const failures: Failures = { count: 0, questions: new Set() }
    const numbers = new Map(
      [...new Set(asked.map(({ change }) => change))].map((change, number) => [change, number]),
    )
    const keyOf = ({ change, question }: ChangeQuestion) => `${numbers.get(change)} ${textOf(question)}`
    for (const kind of kindsOf(asked)) {
      for (const each of await this.#askAll(kind, failures)) matching.add(keyOf(each))
    }
    return {
      matches: (each) => matching.has(keyOf(each)),
      hasFailed: (question) => failures.questions.has(textOf(question)),
    }
  }

  /** If one filter fails, tries again without it, unless too many have failed. */
  async #askAll(kind: Kind, failures: Failures): Promise<ChangeQuestion[]> {
    const { questions } = kind
    try {
      if (failures.count < mostFailures) return await this.#ask(kind)
    } catch (error) {
      failures.count += 1
      const half = questions.length >> 1
      if (half > 0 && error instanceof pg.DatabaseError) {
        const first = await this.#askAll({ ...kind, questions: questions.slice(0, half) }, failures)
        return [...first, ...(await this.#askAll({ ...kind, questions: questions.slice(half) }, failures))]
      }
    }
    for (const question of questions) failures.questions.add(textOf(question))
    return []
  }

  async #ask({ table, sql, changes, questions }: Kind): Promise<ChangeQuestion[]> {
    const rows = await selectRows<{ change: string; question: string }>(
      this.#pool,
      `select c.number as change, f.number as question
       from jsonb_array_elements($1::jsonb) with ordinality as c (row_image, number)
       cross join lateral jsonb_populate_record(null::${table}, c.row_image) as r
       cross join jsonb_array_elements($2::jsonb) with ordinality as f (wanted, number)
       where ${sql}`,
      [
        `[${changes.map(({ newRow, oldRow }) => (newRow ?? oldRow)?.json ?? "null").join(",")}]`,
        `[${questions.map(({ values }) => values).join(",")}]`,
      ],
    )
    return rows.flatMap((row) => {
      const change = changes[Number(row.change) - 1]
      const question = questions[Number(row.question) - 1]
      return change && question ? [{ change, question }] : []
    })
  }
}

interface Failures {
  count: number
  /** The failed filters as text. */
  questions: Set<string>
}

/** Filters that differ only in their values, with the changes to evaluate them on. */
interface Kind {
  table: string
  sql: string
  changes: Change[]
  questions: Question[]
}

function kindsOf(asked: readonly ChangeQuestion[]): Kind[] {
  const kinds = new Map<string, { table: string; changes: Set<Change>; questions: Map<string, Question> }>()
  for (const { change, question } of asked) {
    const table = `${pg.escapeIdentifier(change.schema)}.${pg.escapeIdentifier(change.table)}`
    const key = `${table} ${question.sql}`
    const kind = kinds.get(key) ?? { table, changes: new Set(), questions: new Map() }
    kind.changes.add(change)
    kind.questions.set(question.values, question)
    kinds.set(key, kind)
  }
  return [...kinds.values()].map(({ table, changes, questions }) => {
    const different = [...questions.values()]
    return { table, sql: different[0]?.sql ?? "true", changes: [...changes], questions: different }
  })
}

const textOf = ({ sql, values }: Question) => `${sql} ${values}`
