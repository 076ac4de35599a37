import { Search } from "lucide-react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { readLetterKeys } from "#web/device/letter-keys.ts"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import { LogWeightDialog } from "#web/weighing/log-weight-button.tsx"
import { isTyping, type Opened, placeKeys } from "./keys.ts"
import styles from "./palette.module.css"
import { sentences } from "./sentences.ts"

const Palette = lazyDialog(async () => (await import("./palette.tsx")).Palette)
const Shortcuts = lazyDialog(async () => (await import("./shortcuts.tsx")).Shortcuts)

const sequenceMilliseconds = 1_000

/** The way to the palette on a desk, and the keyboard shortcuts of every page but the logging screen, which is not left by accident. */
export function PaletteDoor({ userId }: { userId: string }) {
  const [opened, open] = useState<Opened | null>(null)
  useKeys(open)
  // One may have opened another before it is gone.
  const close = (what: Opened) => () => open((now) => (now === what ? null : now))
  return (
    <>
      <button
        type="button"
        className={`push ${styles["door"]}`}
        aria-haspopup="dialog"
        onClick={() => open("palette")}
      >
        <Search className="icon" aria-hidden />
        {sentences.title}
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {opened === "palette" && <Palette userId={userId} onOpen={open} onClose={close("palette")} />}
      {opened === "shortcuts" && <Shortcuts onClose={close("shortcuts")} />}
      {opened === "weight" && <LogWeightDialog userId={userId} onClose={close("weight")} />}
    </>
  )
}

function useKeys(open: (what: Opened) => void) {
  const navigate = useNavigate()
  const startedAt = useRef(-Infinity)

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, timeStamp } = event
    if (isComposing || event.defaultPrevented) return
    if ((ctrlKey || metaKey) && key.toLowerCase() === "k" && !document.querySelector("dialog[open]")) {
      event.preventDefault()
      open("palette")
    }
    if (ctrlKey || metaKey || altKey || isTyping(event.target) || !readLetterKeys()) return
    const isAfterG = timeStamp - startedAt.current < sequenceMilliseconds
    startedAt.current = -Infinity
    const letter = key.toLowerCase()
    const place = isAfterG && placeKeys.find(([each]) => each === letter)
    const acts: Record<string, () => void> = {
      "?": () => open("shortcuts"),
      n: () => void navigate("/log-workout/new"),
      w: () => open("weight"),
      g: () => (startedAt.current = timeStamp),
    }
    const act = place ? () => void navigate(place[1]) : acts[letter]
    if (!act) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener("keydown", onKeyDown)
    return () => removeEventListener("keydown", onKeyDown)
  }, [])
}
