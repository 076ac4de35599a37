import * as z from "zod/mini"
import { deviceStore } from "./device-store.ts"

const declinedSchema = z.object({ isDeclined: z.boolean() })
const declined = deviceStore((value) => z.parse(declinedSchema, value))
const keyOf = (userId: string) => `intake-declined:${userId}`

/** Whether the person declined to answer questions about their training on this device. */
export function useIntakeDeclined(userId: string): boolean {
  return declined.useValue(keyOf(userId))?.isDeclined ?? false
}

export function declineIntake(userId: string): void {
  declined.keep(keyOf(userId), { isDeclined: true })
}
