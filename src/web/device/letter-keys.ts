import * as z from "zod/mini"
import { deviceStore } from "./device-store.ts"

const letterKeysSchema = z.object({ areOff: z.boolean() })
const letterKeysKey = "letter-keys"
const letterKeys = deviceStore(
  (value) => z.parse(letterKeysSchema, value),
  (text) => ({ areOff: text === "off" }),
)

/** Whether single letters work as shortcuts. On by default. */
export function readLetterKeys(): boolean {
  return !(letterKeys.read(letterKeysKey)?.areOff ?? false)
}

export function keepLetterKeys(areOn: boolean): void {
  letterKeys.keep(letterKeysKey, { areOff: !areOn })
}
