import type { Environment } from "./settings/setting.ts"
import { tables } from "./settings/tables.ts"

/** How requests to the tables are served. */
export interface TablesSettings {
  tablesSchemas: string[]
  /** A function that is called before each request to the tables. */
  tablesPreRequest: string | undefined
  tablesMaxRows: number
  /** The role of requests without a token. */
  tablesAnonRole: string
  tablesAggregates: boolean
  /** Whether a client may ask for a statement's execution plan. */
  tablesPlan: boolean
  tablesSearchPath: string[]
  /** How many of a user's statements run at once; the others wait. */
  tablesStatementsPerUser: number
  tablesBounds: TablesBounds
  /** Settings passed to the database with each request, by name. */
  databaseSettings: Record<string, string>
  /** Whether clients may request a rollback (`Prefer: tx=rollback`). */
  tablesTxEnd: "commit" | "commit-allow-override"
}

/** The limits on a table request, far beyond anything the app needs. */
interface TablesBounds {
  answerBytes: number
  patterns: number
  patternLength: number
  embedDepth: number
  /** The number of rows that one request may write. */
  writeRows: number
}

/** Reads the settings for the tables. Throws a StartError that names an invalid one. */
export function tablesSettings(environment: Environment): TablesSettings {
  return {
    tablesSchemas: tables.schemas.read(environment),
    tablesPreRequest: tables.preRequest.read(environment),
    tablesAnonRole: tables.anonRole.read(environment),
    tablesAggregates: tables.aggregates.read(environment),
    tablesPlan: tables.plan.read(environment),
    tablesSearchPath: tables.searchPath.read(environment),
    tablesMaxRows: tables.mostRows.read(environment),
    tablesStatementsPerUser: tables.statementsPerUser.read(environment),
    tablesTxEnd: tables.txEnd.read(environment),
    tablesBounds: {
      answerBytes: tables.mostAnswerBytes.read(environment),
      patterns: tables.mostPatterns.read(environment),
      patternLength: tables.mostPatternLength.read(environment),
      embedDepth: tables.mostEmbedDepth.read(environment),
      writeRows: tables.mostWriteRows.read(environment),
    },
    databaseSettings: {
      "app.account_max_rows": String(tables.accountRows.read(environment)),
      "app.account_max_bytes": String(tables.accountBytes.read(environment)),
    },
  }
}
