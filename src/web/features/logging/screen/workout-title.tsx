import { ChevronLeft } from "lucide-react"
import { Link } from "react-router"
import { withoutDirectionMarks } from "#domain/text/without-direction-marks.ts"
import { allSets, type Draft } from "#domain/workout/draft.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { isDay } from "#domain/days/local-day.ts"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import { setsDoneText } from "#domain/workout/sets-done-text.ts"
import { isRunning } from "#domain/workout/timer.ts"
import type { StorageState } from "#web/device/device-store.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { HereIcon, NeedsIcon } from "#web/ui/own-icons.tsx"
import styles from "./workout-screen.module.css"
import { sentences as bar } from "./bar-sentences.ts"
import { parts } from "./parts-below.ts"
import { sentences } from "../sentences.ts"

const NameWorkout = lazyPart(async () => (await parts).NameWorkout, {
  // A placeholder of the button's size, so that the name's line breaks don't change when the button appears.
  waiting: <span className="button quiet square" aria-hidden />,
})

interface WorkoutTitleProps {
  draft: Draft
  currentId: string | null
  keeping: StorageState | null
  edit: (edit: DraftEdit) => void
}

/** The workout's name with the button to change it, its day, its progress, and where it is stored. */
export function WorkoutTitle({ draft, currentId, keeping, edit }: WorkoutTitleProps) {
  return (
    <div className={styles["title"]}>
      <div className="spread">
        <HomeLink isLocked={isRunning(draft.timer)} />
        <KeepingState keeping={keeping} />
      </div>
      <div className={styles["name"]}>
        <h1>{withoutDirectionMarks(draft.name ?? sentences.currentWorkout)}</h1>
        <NameWorkout name={draft.name} edit={edit} />
      </div>
      <div className={`spread ${styles["progress"]}`}>
        <span className="soft">
          {draft.program?.label ?? (isDay(draft.date) && formatDay(draft.date, "long"))}
        </span>
        <Tally draft={draft} currentId={currentId} />
      </div>
    </div>
  )
}

function HomeLink({ isLocked }: { isLocked: boolean }) {
  const { say } = useMessages()
  return (
    <Link
      className={styles["back"]}
      to="/dashboard"
      aria-disabled={isLocked || undefined}
      onClick={(event) => {
        if (!isLocked) return
        event.preventDefault()
        say(sentences.lockedByTimer)
      }}
    >
      <ChevronLeft className="icon" />
      {bar.home}
    </Link>
  )
}

function KeepingState({ keeping }: { keeping: StorageState | null }) {
  if (keeping === "kept")
    return (
      <span className="state here">
        <HereIcon />
        {bar.draftSaved}
      </span>
    )
  if (keeping === null) return null
  return (
    <span className="state needs">
      <NeedsIcon />
      {bar.draftNotSaved}
    </span>
  )
}

// With more ticks than this, the tally looks like a fence.
const mostTicks = 24

function Tally({ draft, currentId }: Pick<WorkoutTitleProps, "draft" | "currentId">) {
  const sets = allSets(draft)
  if (sets.length === 0) return null
  const done = sets.filter((set) => set.is_done).length
  const tick = (set: (typeof sets)[number]) =>
    set.is_done ? "done" : set.id === currentId ? "now" : undefined
  return (
    <span className="row">
      {sets.length <= mostTicks && (
        <span className="tally" aria-hidden>
          {sets.map((set) => (
            <i key={set.id} className={tick(set)} />
          ))}
        </span>
      )}
      <span className="small">{setsDoneText(done, sets.length)}</span>
    </span>
  )
}
