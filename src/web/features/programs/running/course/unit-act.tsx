import { useQuery } from "@tanstack/react-query"
import Scale from "lucide-react/icons/scale"
import { weightUnitOf } from "#domain/measures/units.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { Act } from "./act.tsx"
import { sentences } from "./sentences.ts"
import type { Course } from "./use-course.tsx"

interface UnitActProps {
  userId: string
  standing: Standing
  course: Course
}

/** Offers to switch the run to the profile's unit while its loads are in the other one. */
export function UnitAct({ userId, standing, course }: UnitActProps) {
  const system = useQuery(unitSystemQuery(userId)).data
  if (!system) return null
  const unit = weightUnitOf(system)
  if (unit === standing.unit) return null
  return (
    <Act
      Icon={Scale}
      name={sentences.unit[unit]}
      about={sentences.unitOfProfile}
      onPress={() => void course.change({ kind: "unit", body: { unit } }, sentences.changedUnit[unit])}
    />
  )
}
