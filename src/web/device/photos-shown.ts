import * as z from "zod/mini"
import { deviceStore } from "./device-store.ts"

const shownSchema = z.object({ areShown: z.boolean() })
const shown = deviceStore((value) => z.parse(shownSchema, value))
const keyOf = (userId: string) => `progress-photos:${userId}`

/** Whether this device shows a person's progress photos. Off by default. */
export function usePhotosShown(userId: string): boolean {
  return shown.useValue(keyOf(userId))?.areShown ?? false
}

export function keepPhotosShown(userId: string, areShown: boolean): void {
  shown.keep(keyOf(userId), { areShown })
}
