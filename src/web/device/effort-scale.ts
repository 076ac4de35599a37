import * as z from "zod/mini"
import { deviceStore } from "./device-store.ts"

/** How a person says how hard a set was: RPE counts up to 10, RIR the reps that were left. */
export type EffortScale = "rpe" | "rir"

const scaleKey = "effort-scale"
const scales = deviceStore((value) => z.parse(z.object({ scale: z.enum(["rpe", "rir"]) }), value))

/** The scale that this device uses; RPE until the person chooses. */
export function useEffortScale(): EffortScale {
  return scales.useValue(scaleKey)?.scale ?? "rpe"
}

export function keepEffortScale(scale: EffortScale): void {
  scales.keep(scaleKey, { scale })
}
