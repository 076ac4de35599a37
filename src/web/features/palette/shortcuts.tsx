import { useState } from "react"
import { keepLetterKeys, readLetterKeys } from "#web/device/letter-keys.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { placeKeys } from "./keys.ts"
import styles from "./palette.module.css"
import { sentences } from "./sentences.ts"

const sections: [title: string, keys: [what: string, keys: string][]][] = [
  [
    sentences.everywhere,
    [
      [sentences.title, "Ctrl K"],
      [sentences.shortcutsTitle, "?"],
      [sentences.acts.log, "N"],
      [sentences.acts.weigh, "W"],
      ...placeKeys.map(([letter, to]): [string, string] => [
        sentences.places[to],
        `G ${letter.toUpperCase()}`,
      ]),
    ],
  ],
  [
    sentences.inAWorkout,
    [
      [sentences.keys.confirm, "Enter"],
      [sentences.keys.step, "↑ ↓"],
    ],
  ],
  [
    sentences.calendar,
    [
      [sentences.keys.day, "← →"],
      [sentences.keys.week, "↑ ↓"],
      [sentences.keys.month, "PgUp PgDn"],
      [sentences.keys.year, "Shift PgUp PgDn"],
    ],
  ],
]

/** Every shortcut there is, and whether letters work as shortcuts on this device. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const [areOn, setOn] = useState(readLetterKeys)
  return (
    <Dialog
      title={sentences.shortcutsTitle}
      onClose={onClose}
      footer={
        <button type="button" className="button primary" onClick={onClose}>
          Close
        </button>
      }
    >
      <div className={styles["shortcuts"]}>
        {sections.map(([title, keys]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([what, key]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>
                    {key.split(" ").map((each) => (
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
        {sentences.lettersOn}
      </label>
    </Dialog>
  )
}
