import { withoutDirectionMarks } from "#domain/text/without-direction-marks.ts"
import { mostLoad, mostQuantity, mostSets } from "./limits.ts"
import type { ShownSession } from "./prescription.ts"
import { amountUnit } from "./program.ts"

// Ten years of sessions are read at once, and a schema would take ten times as long for each session as these checks do. The checks may refuse
// what the schema accepts, because the schema then reads it. They must not accept anything that the schema refuses or changes; a property test
// compares the two.

type Fields = Readonly<Record<string, unknown>>

/** Whether a stored `prescribed` is a valid session exactly as this app writes it, without any other key. */
export function isPlainSession(json: unknown): json is ShownSession {
  return (
    isFields(json, 7) &&
    isText(json["version"], 64) &&
    (json["unit"] === "kg" || json["unit"] === "lbs") &&
    isWhole(json["week"], Number.MAX_SAFE_INTEGER) &&
    isWhole(json["session"], 500) &&
    isWhole(json["day"], 500) &&
    typeof json["deload"] === "boolean" &&
    isList(json["lines"], 30, isPlainLine)
  )
}

function isPlainLine(line: unknown): boolean {
  return (
    isFields(line, 9) &&
    isText(line["exercise_id"], 64) &&
    isText(line["exercise_name"], 200) &&
    isText(line["lift"], 120) &&
    isNumberOrNull(line["x"], -mostLoad, mostLoad) &&
    isNumberOrNull(line["rounded"], -mostLoad, mostLoad) &&
    (line["rest"] === null || isWhole(line["rest"], 100_000)) &&
    typeof line["joined"] === "boolean" &&
    isNumberOrNull(line["goal"], 0, mostQuantity) &&
    isList(line["sets"], mostSets, isPlainSet)
  )
}

/** Whether a value is a set without `parts`. The parts of an `intervals` set are left to the schema. */
function isPlainSet(set: unknown): boolean {
  return (
    isFields(set, 8) &&
    units.has(set["unit"]) &&
    isNumber(set["low"], 0, mostQuantity) &&
    isNumber(set["high"], 0, mostQuantity) &&
    isNumber(set["aim"], 0, mostQuantity) &&
    typeof set["open"] === "boolean" &&
    typeof set["decides"] === "boolean" &&
    isNumberOrNull(set["load"], -mostLoad, mostLoad) &&
    isNumberOrNull(set["rpe"], 1, 10)
  )
}

const units = new Set<unknown>(amountUnit.options)

/** Whether a value is an object with this many keys. */
function isFields(value: unknown, keys: number): value is Fields {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === keys
  )
}

function isList(value: unknown, most: number, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= most && value.every(isItem)
}

const isNumber = (value: unknown, least: number, most: number) =>
  typeof value === "number" && value >= least && value <= most
const isNumberOrNull = (value: unknown, least: number, most: number) =>
  value === null || isNumber(value, least, most)
const isWhole = (value: unknown, most: number) => isNumber(value, 0, most) && Number.isInteger(value)
const isText = (value: unknown, most: number) =>
  typeof value === "string" && value !== "" && value.length <= most && withoutDirectionMarks(value) === value
