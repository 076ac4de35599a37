import { Pause, Play, X } from "lucide-react"
import ArrowLeftRight from "lucide-react/icons/arrow-left-right"
import Feather from "lucide-react/icons/feather"
import RotateCw from "lucide-react/icons/rotate-cw"
import SkipForward from "lucide-react/icons/skip-forward"
import { useState } from "react"
import { useLocation, useNavigate } from "react-router"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { ShownSession } from "#domain/programs/prescription.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { isOver, pausedSince } from "#domain/programs/view/course.ts"
import { choosesDay } from "#web/programs/another-day-link.ts"
import { PrintAct } from "../../printing/print-act.tsx"
import styles from "../running.module.css"
import { sentences as page } from "../sentences.ts"
import { Act } from "./act.tsx"
import { CourseSheet, type OpenSheet } from "./course-sheet.tsx"
import { sentences } from "./sentences.ts"
import { ShareAct } from "./share-act.tsx"
import { UnitAct } from "./unit-act.tsx"
import type { Course } from "./use-course.tsx"

interface CourseListProps {
  userId: string
  programId: string
  standing: Standing
  /** The next session, and the date of the one after it. */
  next: ShownSession | null
  following: string | null
  today: LocalDay
  course: Course
}

/** The action list of a running program. */
export function CourseList(props: CourseListProps) {
  const { userId, programId, standing, next, following, today, course } = props
  const isPaused = pausedSince(standing) !== null
  const canSwap = next !== null && !isPaused && standing.plan.days.length > 1 && !next.deload
  const location = useLocation()
  const navigate = useNavigate()
  const isAsked = choosesDay(location.state)
  const [open, setOpen] = useState<OpenSheet | null>(isAsked && canSwap ? "swap" : null)
  function openSheet(sheet: OpenSheet) {
    course.forgetProblem()
    setOpen(sheet)
  }
  function close() {
    setOpen(null)
    // Clears the link's state, so that returning to the page doesn't open the dialog again.
    if (isAsked) void navigate(location.pathname, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      {!standing.isEnded && (
        <section className="block" aria-labelledby="course">
          <header>
            <h2 id="course">{sentences.title}</h2>
          </header>
          {open === null && course.problem}
          <ul className={`list tight ${styles["acts"]}`}>
            {next !== null && !isPaused && (
              <NextActs {...{ standing, next, following, course, canSwap }} onOpen={openSheet} />
            )}
            {!isOver(standing) && <PauseAct {...{ isPaused, today, course }} />}
            <UnitAct {...{ userId, standing, course }} />
            {next !== null && <PrintAct {...{ standing, today }} />}
            <ShareAct programId={programId} />
            <Act Icon={X} name={sentences.end} about={sentences.logsStay} onPress={() => openSheet("end")} />
          </ul>
        </section>
      )}
      {/* If the run was ended in this dialog, the list disappears first and the dialog closes afterwards. */}
      {open !== null && <CourseSheet {...{ open, standing, next, course }} onClose={close} />}
    </>
  )
}

interface NextActsProps extends Pick<CourseListProps, "standing" | "following" | "course"> {
  next: ShownSession
  /** Whether the person can choose another day as the next one. */
  canSwap: boolean
  onOpen: (sheet: OpenSheet) => void
}

function NextActs({ standing, next, following, course, canSwap, onOpen }: NextActsProps) {
  const { plan, position, run } = standing
  const { week, session } = next
  const name = page.day(plan.program.days[next.day]?.name ?? "")
  const skip = () => course.change({ kind: "skip", body: { week, session } }, sentences.skipped(name))
  return (
    <>
      <Act
        Icon={SkipForward}
        name={sentences.skip}
        about={following === null ? "" : sentences.isNext(following)}
        onPress={() => void skip()}
      />
      {canSwap && (
        <Act
          Icon={ArrowLeftRight}
          name={sentences.swap}
          about={sentences.thisWaits}
          onPress={() => onOpen("swap")}
        />
      )}
      {/* If the run advances by calendar, the date determines the week, so the person can't choose the week. */}
      {run.advance === "order" && (
        <Act Icon={RotateCw} name={sentences.repeat} about="" onPress={() => onOpen("go_to")} />
      )}
      {position.deloads === 0 ? (
        <Act
          Icon={Feather}
          name={sentences.deload}
          about={sentences.nextSessions(plan.program.days_per_week)}
          onPress={() => onOpen("deload")}
        />
      ) : (
        <li className={styles["note"]}>
          <Feather className="icon" />
          {sentences.deloadLeft(position.deloads)}
        </li>
      )}
    </>
  )
}

interface PauseActProps {
  isPaused: boolean
  today: LocalDay
  course: Course
}

function PauseAct({ isPaused, today, course }: PauseActProps) {
  return isPaused ? (
    <Act
      Icon={Play}
      name={sentences.resume}
      about=""
      onPress={() => void course.change({ kind: "resume", body: { on: today } }, sentences.resumed)}
    />
  ) : (
    <Act
      Icon={Pause}
      name={sentences.pause}
      about={sentences.noDates}
      onPress={() => void course.change({ kind: "pause", body: { on: today } }, sentences.paused)}
    />
  )
}
