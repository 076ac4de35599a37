import Download from "lucide-react/icons/download"
import Moon from "lucide-react/icons/moon"
import Sun from "lucide-react/icons/sun"
import { useUser } from "#web/backend/session/session.tsx"
import { keepPhotosShown, usePhotosShown } from "#web/device/photos-shown.ts"
import { install, useInstallState } from "#web/shell/on-this-device/install-offer.ts"
import { useTheme } from "#web/shell/theme.ts"
import lines from "../lines.module.css"
import styles from "./device.module.css"
import { sentences } from "./sentences.ts"

const themes = [
  { name: "light", label: sentences.themes.light, Icon: Sun },
  { name: "dark", label: sentences.themes.dark, Icon: Moon },
] as const

/** Settings for this device only. */
export function DeviceLines() {
  return (
    <section className="block">
      <header>
        <h2>{sentences.title}</h2>
      </header>
      <ul className={`list ${lines["lines"]}`}>
        <li>
          <span>{sentences.theme}</span>
          <ThemeSwitch />
        </li>
        <PhotosLine />
        <InstallLine />
      </ul>
    </section>
  )
}

/** Whether progress photos are shown on this device. */
function PhotosLine() {
  const { id: userId } = useUser()
  const areShown = usePhotosShown(userId)
  return (
    <li>
      <span className="grow">
        {sentences.photos}
        <span className={`small soft ${styles["about"]}`}>{sentences.photosAbout}</span>
      </span>
      <div className="segmented" role="group" aria-label={sentences.photos}>
        {[true, false].map((choice) => (
          <button
            key={String(choice)}
            type="button"
            aria-pressed={areShown === choice}
            onClick={() => keepPhotosShown(userId, choice)}
          >
            {choice ? sentences.photosOn : sentences.photosOff}
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

function ThemeSwitch() {
  const [theme, setTheme] = useTheme()
  return (
    <div className="segmented" role="group" aria-label={sentences.theme}>
      {themes.map(({ name, label, Icon }) => (
        <button key={name} type="button" aria-pressed={theme === name} onClick={() => setTheme(name)}>
          <Icon className="icon" />
          {label}
        </button>
      ))}
    </div>
  )
}
