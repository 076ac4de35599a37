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

const none = "{ [_ in never]: never }"

/** The TypeScript module that describes a migrated database to postgrest-js; throws for a type that it can't name. */
export async function rowTypes(client: pg.ClientBase): Promise<string> {
  const tables = await readTables(client)
  const functions = await readFunctions(client)
  return `// Generated from the migrations by scripts/generate-row-types.ts; never edited by hand.
// Insert and Update hold only the columns that somebody signed in may write.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

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
  const row = returns_columns?.map((column) => `${column.name}: ${typescript(column.type)}`).join("; ")
  return `      ${name}: {
        Args: ${args.length > 0 ? `{ ${args.map(argumentField).join("; ")} }` : "never"}
        Returns: ${row ? `{ ${row} }[]` : typescript(returns)}
      }`
}

/** A document goes in as any object, because an interface is not assignable to Json. */
function argumentField({ name, type, optional }: Argument): string {
  const value = type === "jsonb" ? "object" : typescript(type)
  return optional ? `${name}?: ${value} | null` : `${name}: ${value}`
}
