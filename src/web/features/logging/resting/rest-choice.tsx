import { useId, useState } from "react"
import type { DraftExercise } from "#domain/workout/draft.ts"
import { formatDuration } from "#domain/measures/duration.ts"
import { longestRest, restStep, usualRest } from "#domain/workout/rest.ts"
import { keepRestAlerts, readRestAlerts, type RestAlerts } from "#web/device/rest-alerts.ts"
import { keepRestLength, readRestLength } from "#web/device/rest-store.ts"
import { sentences } from "./sentences.ts"

const lengths = Array.from({ length: longestRest / restStep }, (_, index) => (index + 1) * restStep)

/** How long to rest after one of the exercise's sets, and how this device announces the end of the rest. */
export function RestChoice({ userId, exercise }: { userId: string; exercise: DraftExercise }) {
  const id = useId()
  const [seconds, setSeconds] = useState(
    () => readRestLength(userId, exercise.exercise_id) ?? usualRest(exercise),
  )
  function choose(chosen: number) {
    keepRestLength(userId, exercise.exercise_id, chosen)
    setSeconds(chosen)
  }
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{sentences.restTimer}</label>
        <select id={id} value={seconds} onChange={(event) => choose(Number(event.target.value))}>
          <option value={0}>{sentences.off}</option>
          {lengths.map((length) => (
            <option key={length} value={length}>
              {formatDuration(length)}
            </option>
          ))}
        </select>
      </div>
      <AlertChoice />
    </>
  )
}

const ways: readonly (keyof RestAlerts)[] = ["sound", "vibration", "notification", "screen"]

function AlertChoice() {
  const [alerts, setAlerts] = useState(readRestAlerts)
  const [isRefused, setRefused] = useState(false)

  async function choose(way: keyof RestAlerts, isOn: boolean) {
    const allowed = way !== "notification" || !isOn || (await mayNotify())
    setRefused(!allowed)
    const chosen = { ...alerts, [way]: isOn && allowed }
    keepRestAlerts(chosen)
    setAlerts(chosen)
  }

  return (
    <fieldset className="stack-s">
      <legend className="small">{sentences.whenItEnds}</legend>
      {ways.map((way) => (
        <label key={way} className="check">
          <input
            type="checkbox"
            checked={alerts[way]}
            onChange={(event) => void choose(way, event.target.checked)}
          />
          {sentences.alerts[way]}
        </label>
      ))}
      <p role="status" className="small">
        {isRefused && sentences.notificationsRefused}
      </p>
    </fieldset>
  )
}

/** Asks for the browser's permission. Call this only when the person turns notifications on. */
async function mayNotify(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted"
}
