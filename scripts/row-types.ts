import type pg from "pg"
import {
  type Argument,
  type Column,
  type DatabaseFunction,
  readFunctions,
  readTables,
  type Relationship,
  type Table,
} from "./row-types-catalog.ts"

const scalars: Record<string, string> = {
  uuid: "string",
  text: "string",
  date: "string",
  "timestamp with time zone": "string",
  integer: "number",
  numeric: "number",
  boolean: "boolean",
  json: "Json",
  jsonb: "Json",
  void: "undefined",
}

// JSON documents that functions take; the keys are columns of this table.
const documents: Record<string, { table: string; isList?: boolean }> = {
  "add_program_event.event": { table: "program_events" },
  "admin_save_exercise.exercise": { table: "exercises" },
  "begin_import.import": { table: "imports" },
  "commit_workout.commitment": { table: "committed_workouts" },
  "make_exercise.exercise": { table: "exercises" },
  "save_goal.goal": { table: "goals" },
  "save_profile.profile": { table: "profiles" },
  "save_program.program": { table: "programs" },
  "save_routine.routine": { table: "workouts" },
  "save_routine.exercises": { table: "workout_exercises", isList: true },
  "save_weekly_schedule.schedule": { table: "generated_weekly_schedules" },
  "save_workout_log.log": { table: "workout_logs" },
  "save_workout_log.sets": { table: "set_logs", isList: true },
  "start_program_run.run": { table: "program_runs" },
}

// Lists of documents with their own form, which the function's comment describes.
const ownDocuments = new Set([
  "log_body.measurements",
  "save_program.days",
  "stage_import_part.workouts",
  "stage_import_part.weights",
])
const ownObjects = new Set(["admin_save_guide.guide", "save_program.content", "stage_import_part.others"])

// Columns that a function's SQL never leaves empty. Postgres doesn't report that for result columns.
const neverNull: Record<string, string[]> = {
  calculate_weekly_volume: ["week_start_date", "total_volume"],
  export_sets: [
    "id",
    "workout_log_id",
    "date",
    "exercise_id",
    "exercise_order",
    "set_number",
    "set_type",
    "weight_unit",
    "distance_unit",
    "per_side",
    "created_at",
  ],
  export_rows: ["id", "saved"],
  goal_progress: ["goal_id"],
  monthly_training_time: ["month", "seconds"],
  settle_goals: ["goal_id"],
  training_memory: ["exercise_id", "last_date", "last_log_id"],
  weekday_workouts: ["weekday", "workouts"],
}

const none = "{ [_ in never]: never }"

/** The TypeScript module that describes a migrated database to postgrest-js. Throws for a type that it can't name. */
export async function rowTypes(client: pg.ClientBase): Promise<string> {
  const tables = await readTables(client)
  const functions = await readFunctions(client)
  return `// Generated from the migrations by scripts/generate-row-types.ts; never edited by hand.
// Insert and Update have only the columns that a signed-in person may write.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

${documentTables()
  .map((name) => documentType(tables, name))
  .join("\n\n")}

export type Database = {
  public: {
    Tables: {
${tables.map(tableType).join("\n")}
    }
    Views: ${none}
    Functions: {
${functions.map(functionType).join("\n")}
    }
    Enums: ${none}
    CompositeTypes: ${none}
  }
}
`
}

function tableType({ name, columns, relationships }: Table): string {
  return `      ${name}: {
        Row: {
${lines(columns.map((column) => `${column.name}: ${valueType(column)}`))}
        }
        Insert: {
${lines(columns.filter(({ insertable }) => insertable).map(insertField))}
        }
        Update: {
${lines(columns.filter(({ updatable }) => updatable).map((column) => `${column.name}?: ${valueType(column)}`))}
        }
        Relationships: [${relationships.map(relationshipType).join("")}${relationships.length > 0 ? "\n        " : ""}]
      }`
}

function lines(fields: string[]): string {
  return fields.map((field) => `          ${field}`).join("\n")
}

function insertField(column: Column): string {
  const optional = column.nullable || column.has_default
  return `${column.name}${optional ? "?" : ""}: ${valueType(column)}`
}

function valueType({ type, choices, nullable }: Column): string {
  const value = choices ? choices.map((choice) => JSON.stringify(choice)).join(" | ") : typescript(type)
  return nullable ? `${value} | null` : value
}

function typescript(type: string): string {
  const scalar = scalars[type.replace(/\[\]$/, "")]
  if (!scalar) throw new Error(`No TypeScript type is known for ${type}.`)
  return type.endsWith("[]") ? `${scalar}[]` : scalar
}

function relationshipType(relationship: Relationship): string {
  return `
          {
            foreignKeyName: ${JSON.stringify(relationship.name)}
            columns: ${JSON.stringify(relationship.columns)}
            isOneToOne: ${relationship.one_to_one}
            referencedRelation: ${JSON.stringify(relationship.referenced_table)}
            referencedColumns: ${JSON.stringify(relationship.referenced_columns)}
          },`
}

function functionType({ name, arguments: args, returns, returns_columns }: DatabaseFunction): string {
  const row = returns_columns?.map((column) => resultField(name, column)).join("; ")
  return `      ${name}: {
        Args: ${args.length > 0 ? `{ ${args.map((argument) => argumentField(name, argument)).join("; ")} }` : "never"}
        Returns: ${row ? `{ ${row} }[]` : typescript(returns)}
      }`
}

function resultField(functionName: string, { name, type }: { name: string; type: string }): string {
  const isNeverNull = neverNull[functionName]?.includes(name) ?? false
  return `${name}: ${typescript(type)}${isNeverNull || typescript(type) === "Json" ? "" : " | null"}`
}

function argumentField(functionName: string, { name, type, optional }: Argument): string {
  if (ownDocuments.has(`${functionName}.${name}`)) return `${name}: object[]`
  if (ownObjects.has(`${functionName}.${name}`)) return `${name}${optional ? "?" : ""}: object`
  const document = documents[`${functionName}.${name}`]
  if (type === "jsonb" && !document) throw new Error(`The keys of ${functionName}.${name} are not described.`)
  const value = document ? `${documentName(document.table)}${document.isList ? "[]" : ""}` : typescript(type)
  return optional ? `${name}?: ${value} | null` : `${name}: ${value}`
}

function documentTables(): string[] {
  return [...new Set(Object.values(documents).map(({ table }) => table))].toSorted()
}

/** The type's name for a table's documents, such as "WorkoutLogsDocument". */
function documentName(table: string): string {
  const words = table.split("_").map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  return `${words.join("")}Document`
}

/** The type of a document whose keys are a table's columns. The function that takes it decides which values are allowed. */
function documentType(tables: Table[], name: string): string {
  const columns = tables.find((table) => table.name === name)?.columns ?? []
  const fields = columns.map((column) => {
    const value = column.type.startsWith("json") ? "unknown" : typescript(column.type)
    return `  ${column.name}?: ${value === "unknown" ? value : `${value} | null | undefined`}`
  })
  return `interface ${documentName(name)} {\n${fields.join("\n")}\n}`
}
