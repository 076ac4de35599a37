import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { liftGear, loadBeside } from "#domain/coach/lifts/lift-gear.ts"
import { barbellsQuery } from "#web/backend/preferences/barbells-query.ts"
import type { SetRowProps } from "../set/set-row-props.ts"
import { useEquipment } from "../use-equipment.ts"
import type { LoadBeside } from "./set-step.ts"

type OwnLoadsProps = Pick<SetRowProps, "userId" | "exerciseId" | "measure" | "weightUnit"> & {
  onFound: (found: { beside: LoadBeside }) => void
}

/**
 * Reports the loads that the person's equipment can make, so that − and + step through them. Renders nothing; until it has loaded, − and + use the
 * usual steps.
 */
export function OwnLoads({ userId, exerciseId, measure, weightUnit, onFound }: OwnLoadsProps) {
  const equipment = useEquipment(userId, exerciseId)
  const { data: barbells } = useQuery(barbellsQuery(userId))
  useEffect(() => {
    if (equipment === undefined || barbells === undefined) return
    const gear = liftGear({ measure, equipment }, { unit: weightUnit, barbells })
    onFound({ beside: (load, direction) => loadBeside(gear, load, direction) })
  }, [equipment, barbells, measure, weightUnit, onFound])
  return null
}
