import Download from "lucide-react/icons/download"
import { useUser } from "#web/backend/session/session.tsx"
import { keepDrawingsShown, useDrawingsShown } from "#web/device/drawings-shown.ts"
import { keepStaysOnWhileLogging, useStaysOnWhileLogging } from "#web/device/screen-on.ts"
import { keepPhotosShown, usePhotosShown } from "#web/device/photos-shown.ts"
import { install, useInstallState } from "#web/shell/on-this-device/install-offer.ts"
import lines from "../lines.module.css"
import styles from "./device.module.css"
import { sentences } from "./sentences.ts"
import { ThemeLine } from "./theme-line.tsx"

/** Settings for this device only. */
export function DeviceLines() {
  return (
    <ul className={`list ${lines["lines"]}`}>
      <ThemeLine />
      <ScreenLine />
      <DrawingsLine />
      <PhotosLine />
      <InstallLine />
    </ul>
  )
}

/** Whether this device's screen stays on while logging. Without a way to keep it on, there is nothing to choose. */
function ScreenLine() {
  const staysOn = useStaysOnWhileLogging()
  if (!("wakeLock" in navigator)) return null
  return (
    <ChoiceLine
      label={sentences.screen}
      about={sentences.screenAbout}
      choices={[sentences.screenStaysOn, sentences.screenMaySleep]}
      isFirst={staysOn}
      onChoose={keepStaysOnWhileLogging}
    />
  )
}

/** Whether lists of exercises show small drawings on this device. */
function DrawingsLine() {
  return (
    <ChoiceLine
      label={sentences.drawings}
      about={sentences.drawingsAbout}
      choices={shownOrNot}
      isFirst={useDrawingsShown()}
      onChoose={keepDrawingsShown}
    />
  )
}

/** Whether progress photos are shown on this device. */
function PhotosLine() {
  const { id: userId } = useUser()
  return (
    <ChoiceLine
      label={sentences.photos}
      about={sentences.photosAbout}
      choices={shownOrNot}
      isFirst={usePhotosShown(userId)}
      onChoose={(areShown) => keepPhotosShown(userId, areShown)}
    />
  )
}

const shownOrNot = [sentences.shown, sentences.notShown] as const

interface ChoiceLineProps {
  label: string
  about: string
  choices: readonly [string, string]
  isFirst: boolean
  /** Called with true if the first of the two choices was made, and with false for the second. */
  onChoose: (isFirst: boolean) => void
}

function ChoiceLine({ label, about, choices, isFirst, onChoose }: ChoiceLineProps) {
  return (
    <li>
      <span className="grow">
        {label}
        <span className={`small soft ${styles["about"]}`}>{about}</span>
      </span>
      <div className="segmented" role="group" aria-label={label}>
        {choices.map((choice, index) => (
          <button
            key={choice}
            type="button"
            aria-pressed={isFirst === (index === 0)}
            onClick={() => onChoose(index === 0)}
          >
            {choice}
          </button>
        ))}
      </div>
    </li>
  )
}

/** Installs the app on the home screen. Hidden if the app was opened from the home screen. */
function InstallLine() {
  const state = useInstallState()
  if (state === "installed") return null
  return (
    <li>
      <span className="grow">
        {sentences.install}
        <span className={`small soft ${styles["about"]}`}>
          {state === "offered" ? sentences.installAbout : sentences.installByHand}
        </span>
      </span>
      {state === "offered" && (
        <button type="button" className="button" onClick={() => void install()}>
          <Download className="icon" />
          {sentences.installNow}
        </button>
      )}
    </li>
  )
}
