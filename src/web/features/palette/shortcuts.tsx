import { useState } from "react"
import { keepLetterKeys, readLetterKeys } from "#web/device/letter-keys.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { pageLetters } from "./keys.ts"
import { paletteSentences } from "./palette-sentences.ts"
import styles from "./palette.module.css"
import { sentences } from "./sentences.ts"
import { shortcutsSentences as shortcuts } from "./shortcuts-sentences.ts"

interface Shortcut {
  name: string
  /** The keys, separated by spaces. */
  keys: string
}

const sections: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: shortcuts.everywhere,
    shortcuts: [
      { name: shortcuts.search, keys: sentences.key },
      { name: shortcuts.title, keys: "?" },
      { name: common.logNewWorkout, keys: "N" },
      { name: paletteSentences.logWeight, keys: "W" },
      ...pageLetters.map(([letter, to]) => ({
        name: paletteSentences.pages[to],
        keys: `G ${letter.toUpperCase()}`,
      })),
    ],
  },
  {
    title: shortcuts.inAWorkout,
    shortcuts: [
      shortcuts.confirm,
      shortcuts.step,
      shortcuts.addExercise,
      shortcuts.addSet,
      shortcuts.warmups,
      shortcuts.note,
      shortcuts.skipRest,
      shortcuts.save,
    ],
  },
  {
    title: shortcuts.calendar,
    shortcuts: [shortcuts.day, shortcuts.week, shortcuts.month, shortcuts.year],
  },
]

/** All shortcuts, and this device's setting for single-letter shortcuts. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const [areOn, setOn] = useState(readLetterKeys)
  return (
    <Dialog
      title={shortcuts.title}
      onClose={onClose}
      footer={
        <button type="button" className="button primary" onClick={onClose}>
          {common.close}
        </button>
      }
    >
      <div className={styles["shortcuts"]}>
        {sections.map(({ title, shortcuts: own }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {own.map(({ name, keys }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {keys.split(" ").map((each) => (
                      <kbd key={each}>{each}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ target }) => {
            keepLetterKeys(target.checked)
            setOn(target.checked)
          }}
        />
        {shortcuts.singleLetters}
      </label>
    </Dialog>
  )
}
