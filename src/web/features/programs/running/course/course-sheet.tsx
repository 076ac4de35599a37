import { useNavigate } from "react-router"
import type { ShownSession } from "#domain/programs/prescription.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { ChoiceDialog } from "./choice-dialog.tsx"
import { DeloadDialog } from "./deload-dialog.tsx"
import { sentences } from "./sentences.ts"
import type { Course } from "./use-course.tsx"
import { daysToDo, waysToEnd, weeksToDo } from "./ways-of.ts"

/** The dialogs for changes that take more than one tap. */
export type OpenSheet = "swap" | "go_to" | "deload" | "end"

interface CourseSheetProps {
  open: OpenSheet
  standing: Standing
  /** The next session; null if none is left. */
  next: ShownSession | null
  course: Course
  onClose: () => void
}

/** The dialog for one change of a run's course. */
export function CourseSheet({ open, standing, next, course, onClose }: CourseSheetProps) {
  const navigate = useNavigate()
  const { days_per_week, days } = standing.plan.program
  if (open === "deload")
    return (
      <DeloadDialog
        count={days_per_week}
        isOneWeek={days_per_week === days.length}
        {...{ course, onClose }}
      />
    )
  if (open === "end") {
    const ways = waysToEnd(standing, course, () => void navigate("/programs"))
    return <ChoiceDialog title={sentences.endTitle} {...{ ways, course, onClose }} />
  }
  if (open === "go_to")
    return (
      <ChoiceDialog
        title={sentences.repeatTitle}
        ways={weeksToDo(standing, course)}
        {...{ course, onClose }}
      />
    )
  return (
    next && (
      <ChoiceDialog title={sentences.swap} ways={daysToDo(standing, next, course)} {...{ course, onClose }} />
    )
  )
}
