import { useQueryClient } from "@tanstack/react-query"
import { Dumbbell, Flag, House, LoaderCircle, NotebookTabs, UserRound } from "lucide-react"
import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import type { UnitSystem } from "#domain/measures/units.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { likelyUnitSystem } from "#web/backend/preferences/unit-system-query.ts"
import {
  forgetOnboardingPlace,
  keepOnboardingPlace,
  type OnboardingPlace,
  readOnboardingPlace,
} from "#web/device/onboarding-place.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { FirstRoutine } from "./first-routine.tsx"
import styles from "./onboarding.module.css"
import { completeOnboarding } from "./complete-onboarding.ts"
import { sentences } from "./sentences.ts"
import { UnitChoice } from "./unit-choice.tsx"

interface TourProps {
  userId: string
  /** The units in the profile; null if none have been chosen yet. */
  unitSystem: UnitSystem | null
  onClose: () => void
}

const unauthorized = 401
const { steps } = sentences
const lastStep = steps.length

/** Eight steps through the app. Finish and Skip end the tour for good; Escape postpones it until the next page load. */
export function Tour({ userId, unitSystem, onClose }: TourProps) {
  const [place, setPlace] = useState<OnboardingPlace>(() => startingPlace(userId))
  const navigate = useNavigate()
  const { busy, problem, complete } = useCompletion(userId, onClose)
  const nextButton = useRef<HTMLButtonElement>(null)
  const shown = steps[place.step - 1]
  const units = place.unit_system ?? unitSystem ?? likelyUnitSystem()

  function turnTo(step: number) {
    go({ step, unit_system: units })
    // "Previous" disappears on the first step, so the focus moves to "Next".
    if (step === 1) nextButton.current?.focus()
  }

  function go(next: OnboardingPlace) {
    setPlace(next)
    keepOnboardingPlace(userId, next)
  }

  // Leaving the first step confirms the units shown on it.
  const chosen = place.step > 1 ? units : place.unit_system
  async function completeThen(path: string) {
    if (await complete(chosen)) void navigate(path)
  }

  return (
    <Dialog
      title={shown?.title ?? ""}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button quiet" onClick={() => void complete(chosen)}>
            {sentences.skip}
          </button>
          {place.step > 1 && (
            <button type="button" className="button" onClick={() => turnTo(place.step - 1)}>
              {sentences.previous}
            </button>
          )}
          <button
            type="button"
            className="button primary"
            ref={nextButton}
            aria-busy={busy}
            onClick={() => (place.step === lastStep ? void complete(chosen) : turnTo(place.step + 1))}
          >
            {busy && <LoaderCircle className="icon" />}
            {place.step === lastStep ? sentences.finish : sentences.next}
          </button>
        </>
      }
    >
      {/* Each step is announced, because the focus stays on "Next". */}
      <div className="stack" aria-live="polite" aria-atomic="true">
        <span className="hidden-text">{shown?.title}</span>
        <Counter step={place.step} />
        <p>{shown?.text}</p>
      </div>
      <Places here={places[place.step - 1] ?? null} />
      {place.step === lastStep && (
        <FirstRoutine
          userId={userId}
          onChosen={() => void completeThen("/routines")}
          onFirstWorkout={() => void completeThen("/log-workout/new")}
        />
      )}
      {place.step === 1 && (
        <UnitChoice units={units} onChange={(unit_system) => go({ ...place, unit_system })} />
      )}
      {problem !== undefined && <Alert tone="error">{problem}</Alert>}
    </Dialog>
  )
}

const home = { Icon: House, name: sentences.places.home }
const goals = { Icon: Flag, name: sentences.places.goals }
const routines = { Icon: NotebookTabs, name: sentences.places.routines }
const gym = { Icon: Dumbbell, name: sentences.places.gym }
const profile = { Icon: UserRound, name: sentences.places.profile }

/** The item in the navigation that each step is about; null if there is none. */
const places = [null, home, goals, routines, gym, home, profile, null]

/** A small picture of the navigation in which the step's item is marked. */
function Places({ here }: { here: (typeof places)[number] | null }) {
  if (!here) return null
  return (
    <div className={styles["places"]} aria-hidden>
      {[home, goals, routines, gym, profile].map(({ Icon, name }) => (
        <span key={name} data-here={name === here.name || undefined}>
          <Icon className="icon" />
          {name}
        </span>
      ))}
    </div>
  )
}

function startingPlace(userId: string): OnboardingPlace {
  const stored = readOnboardingPlace(userId)
  return stored && stored.step >= 1 && stored.step <= lastStep ? stored : { step: 1, unit_system: null }
}

function Counter({ step }: { step: number }) {
  return (
    <div className="spread">
      <span className="tally" aria-hidden="true">
        {steps.map(({ title }, index) => (
          <i key={title} className={index + 1 < step ? "done" : index + 1 === step ? "now" : undefined} />
        ))}
      </span>
      <span className="label">{sentences.counter(step, lastStep)}</span>
    </div>
  )
}

/** Marks the tour as finished. If that fails, the tour stays open and shows why. */
function useCompletion(userId: string, onClose: () => void) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function complete(units: UnitSystem | null) {
    if (busy) return false
    setBusy(true)
    setProblem(undefined)
    const { error, status } = await completeOnboarding(units)
    setBusy(false)
    if (error) {
      setProblem(status === unauthorized ? sentences.missing : sentences.failed)
      return false
    }
    forgetOnboardingPlace(userId)
    void client.invalidateQueries({ queryKey: userKey(userId, "profiles") })
    onClose()
    return true
  }

  return { busy, problem, complete }
}
