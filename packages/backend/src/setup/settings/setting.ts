import { StartError } from "../starting/start-error.ts"

export type Environment = Readonly<Record<string, string | undefined>>

/** The description of a setting for documents, `--help` and error messages. */
export interface About {
  name: string
  /** What the setting does, in Markdown without links. */
  purpose: string
  /** The default, in Markdown; omitted if `unset` states it. */
  otherwise?: string
  example: string
}

export interface Setting<T> extends Required<About> {
  /** The allowed values, such as "a whole number from 1 to 65535". */
  allowed: string
  /** Throws a StartError that names the setting if its value can't be used. The message never repeats a secret. */
  read: (environment: Environment) => T
}

/** A variable's value without the spaces around it; undefined if it is unset or empty. */
export function valueOf(environment: Environment, { name }: { name: string }): string | undefined {
  return environment[name]?.trim() || undefined
}

/** Whether a variable has a value. */
export function isSet(environment: Environment, about: { name: string }): boolean {
  return valueOf(environment, about) !== undefined
}

/** The error for an unusable value. `problem` begins with a verb and ends with a period. */
export function refusal({ name, example }: Pick<About, "name" | "example">, problem: string): StartError {
  return new StartError(`${name} ${problem} For example: ${name}=${example}`)
}

/**
 * A setting: `unset` without a value, otherwise the result of `parse`. If `parse` returns undefined, the value is refused with
 * a list of the allowed ones. `parse` throws its own refusal to give more details, or if the value is a secret.
 */
export function setting<T, U>(
  { unset, ...about }: About & { unset: U },
  allowed: string,
  parse: (value: string) => T | undefined,
): Setting<T | U> {
  const used = (value: string) => {
    const parsed = parse(value)
    if (parsed === undefined) throw refusal(about, `must be ${allowed}, not "${value}".`)
    return parsed
  }
  return {
    otherwise: unset === undefined ? "none" : `\`${String(unset)}\``,
    ...about,
    allowed,
    read: (environment) => {
      const value = valueOf(environment, about)
      return value === undefined ? unset : used(value)
    },
  }
}
