import { memo } from "react"
import type { DraftEnd } from "#web/offline/drafts/draft-store.ts"
import { useToAdHoc } from "../starting/use-to-ad-hoc.ts"
import { TemplateChoice } from "../starting/template-choice.tsx"
import { OthersUnderWay, StartAnother } from "../under-way/others-under-way.tsx"

export interface StartFromProps {
  userId: string
  /** The key of this screen's stored draft. */
  draftKey: string
  /** Whether the workout has content that the person would miss. */
  hasContent: boolean
  /** The template that the workout is based on. */
  workoutId: string | null
  /** The workout's day, which is kept when a template is chosen. */
  date: string
  isEdit: boolean
  /** Whether the timer is running. */
  isLocked: boolean
  /** Whether the workout has neither exercises nor notes. */
  isEmpty: boolean
  /** Removes the workout's draft. */
  forget: (how: DraftEnd) => void
}

/** Other workouts in progress, and the template that this one is based on. Nothing for a saved log. */
export const StartFrom = memo(function StartFrom(props: StartFromProps) {
  const { userId, draftKey, isEdit, isLocked } = props
  const toAdHoc = useToAdHoc(props)
  if (isEdit) return null
  return (
    <>
      {!isLocked && <OthersUnderWay userId={userId} draftKey={draftKey} />}
      <TemplateChoice {...props} onAdHoc={() => void toAdHoc()} />
    </>
  )
})

/** A button that starts another workout while this one has content. */
export function StartAnotherFrom({ isEdit, isLocked, hasContent }: StartFromProps) {
  return !isEdit && !isLocked && hasContent ? <StartAnother /> : null
}
