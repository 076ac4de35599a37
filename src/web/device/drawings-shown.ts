import * as z from "zod/mini"
import { deviceStore } from "./device-store.ts"

const shownSchema = z.object({ areShown: z.boolean() })
const shown = deviceStore((value) => z.parse(shownSchema, value))
const key = "exercise-drawings"

/** Whether this device shows small drawings in lists of exercises. On by default. */
export function useDrawingsShown(): boolean {
  return shown.useValue(key)?.areShown ?? true
}

export function keepDrawingsShown(areShown: boolean): void {
  shown.keep(key, { areShown })
}
