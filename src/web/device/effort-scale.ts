import * as z from "zod/mini"
import { deviceStore } from "./device-store.ts"

const shape = z.object({
  scale: z.enum(["rpe", "rir"]),
  /** The id of the person whose account doesn't have this choice yet. */
  unsent_of: z.exactOptional(z.string()),
})

type ChosenScale = z.infer<typeof shape>

/** The scale for how hard a set was: RPE is a rating up to 10, RIR the number of reps left in reserve. */
export type EffortScale = ChosenScale["scale"]

const scaleKey = "effort-scale"
const scales = deviceStore((value) => z.parse(shape, value))

/** The scale that this device uses; RPE until the person chooses. */
export function useEffortScale(): EffortScale {
  return scales.useValue(scaleKey)?.scale ?? "rpe"
}

/** The chosen scale; null before the first choice. */
export function readEffortScale(): ChosenScale | null {
  return scales.read(scaleKey)
}

export function keepEffortScale(chosen: ChosenScale): void {
  scales.keepIfNew(scaleKey, chosen)
}
