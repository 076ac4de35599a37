import { useId, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { Pose } from "#domain/photos/progress-photos.ts"
import { PhotoOfDay } from "./photo-of-day.tsx"
import styles from "./photos.module.css"
import { sentences } from "./sentences.ts"

interface ComparedPhotosProps {
  userId: string
  pose: Pose
  days: readonly LocalDay[]
  before: LocalDay
  after: LocalDay
  /** What was measured on a day. */
  aboutDay: (day: LocalDay) => string
  onChoose: (day: { before: LocalDay } | { after: LocalDay }) => void
}

const ways = ["pair", "slider"] as const

/** Two photos of one pose: side by side, or one over the other with a slider between them. */
export function ComparedPhotos(props: ComparedPhotosProps) {
  const { userId, pose, days, before, after, aboutDay, onChoose } = props
  const [way, setWay] = useState<(typeof ways)[number]>("pair")
  const [share, setShare] = useState(50)
  const [first, second] = [
    <PhotoOfDay key="before" userId={userId} photo={{ day: before, pose }} />,
    <PhotoOfDay key="after" userId={userId} photo={{ day: after, pose }} />,
  ]
  return (
    <>
      <div className="segmented" role="group" aria-label={sentences.how}>
        {ways.map((each) => (
          <button key={each} type="button" aria-pressed={each === way} onClick={() => setWay(each)}>
            {sentences.ways[each]}
          </button>
        ))}
      </div>
      {way === "pair" ? (
        <div className={styles["pair"]}>
          {first}
          {second}
        </div>
      ) : (
        <div className={styles["stage"]}>
          {first}
          <div className={styles["over"]} style={{ clipPath: `inset(0 0 0 ${100 - share}%)` }}>
            {second}
          </div>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={share}
            aria-label={sentences.slider}
            aria-valuetext={sentences.shown(share)}
            onChange={(event) => setShare(Number(event.target.value))}
          />
        </div>
      )}
      <div className={styles["pair"]}>
        <DayChoice
          label={sentences.before}
          {...{ days, aboutDay }}
          day={before}
          onChoose={(day) => onChoose({ before: day })}
        />
        <DayChoice
          label={sentences.after}
          {...{ days, aboutDay }}
          day={after}
          onChoose={(day) => onChoose({ after: day })}
        />
      </div>
    </>
  )
}

interface DayChoiceProps extends Pick<ComparedPhotosProps, "days" | "aboutDay"> {
  label: string
  day: LocalDay
  onChoose: (day: LocalDay) => void
}

function DayChoice({ label, days, day, aboutDay, onChoose }: DayChoiceProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={day} onChange={(event) => onChoose(event.target.value)}>
        {days.map((each) => (
          <option key={each} value={each}>
            {sentences.day(each)}
          </option>
        ))}
      </select>
      <span className="hint">{aboutDay(day)}</span>
    </div>
  )
}
