import { ann, database } from "./ann.ts"
import { call } from "./saving.ts"
import { failureOf, type Person, type Row } from "./schema-database.ts"

/** Saves as a person, and reads what is then stored for them. */
export const save = (args: Row, person = ann) => call(database, person, "save_workout_log", args)
export const failure = (args: Row, person = ann) => failureOf(save(args, person))
export const logsOf = (person: Person) =>
  database.as(person, "select * from public.workout_logs order by created_at, id")
export const setsOf = (person: Person, columns = "*") =>
  database.as(
    person,
    `select ${columns} from public.set_logs order by workout_log_id, exercise_order, set_number`,
  )
export const opsOf = (person: Person) => database.as(person, "select * from public.applied_ops")
