import { Plus } from "lucide-react"
import { useRef, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { daysWith, pairOf } from "#domain/photos/photo-pairs.ts"
import { type Pose, poses } from "#domain/photos/progress-photos.ts"
import { type WeightEntry, weightPoints } from "#domain/progress/weight-history.ts"
import { currentDay } from "#web/device/current-day.ts"
import { useOnline } from "#web/device/online.ts"
import { keepPhotosShown, usePhotosShown } from "#web/device/photos-shown.ts"
import { sentences as ofPhotos } from "#web/photos/sentences.ts"
import { usePhotos } from "#web/photos/use-photos.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { ComparedPhotos } from "./compared-photos.tsx"
import { PhotoOfDay } from "./photo-of-day.tsx"
import styles from "./photos.module.css"
import { sentences } from "./sentences.ts"

interface BodyPhotosProps {
  userId: string
  weights: readonly WeightEntry[]
  waists: readonly { day: LocalDay; value: number }[]
  unit: WeightUnit
}

/** Two photos of the same pose beside each other, with what was measured on their days. */
export function BodyPhotos({ userId, ...measured }: BodyPhotosProps) {
  const areShown = usePhotosShown(userId)
  return (
    <section className="block" aria-labelledby="body-photos">
      <header>
        <h2 id="body-photos">{sentences.title}</h2>
        <span className="label">{sentences.onlyYou}</span>
      </header>
      {areShown ? (
        <ShownPhotos userId={userId} {...measured} />
      ) : (
        <div className="stack-s">
          <p className="soft">{sentences.hidden}</p>
          <div>
            <button type="button" className="button" onClick={() => keepPhotosShown(userId, true)}>
              {sentences.show}
            </button>
          </div>
        </div>
      )}
    </section>
  )
}

function ShownPhotos({ userId, weights, waists, unit }: BodyPhotosProps) {
  const { photos, isBusy, add } = usePhotos(userId)
  const isOnline = useOnline()
  const [pose, setPose] = useState<Pose>("front")
  const [chosen, setChosen] = useState<{ before: LocalDay | null; after: LocalDay | null }>({
    before: null,
    after: null,
  })
  const input = useRef<HTMLInputElement>(null)
  const days = daysWith(photos.data ?? [], pose)
  const pair = pairOf(days, chosen)
  const [only] = days

  const weighed = new Map(weightPoints(weights, unit).map(({ day, value }) => [day, value]))
  const taped = new Map(waists.map(({ day, value }) => [day, value]))
  const aboutDay = (day: LocalDay) => {
    const [weight, waist] = [weighed.get(day), taped.get(day)]
    return sentences.measured(
      weight === undefined ? null : `${weight} ${unit}`,
      waist === undefined ? null : String(waist),
    )
  }

  return (
    <div className={styles["photos"]} aria-busy={isBusy}>
      {photos.isError && (
        <LoadProblem sentence={ofPhotos.failedList} onLoadAgain={() => void photos.refetch()} />
      )}
      {!photos.data && !isOnline && <p className="small soft">{ofPhotos.offline}</p>}
      <div className="segmented" role="group" aria-label={sentences.pose}>
        {poses.map((each) => (
          <button key={each} type="button" aria-pressed={each === pose} onClick={() => setPose(each)}>
            {ofPhotos.pose(each)}
          </button>
        ))}
      </div>
      {pair && (
        <ComparedPhotos
          {...{ userId, pose, days, aboutDay }}
          {...pair}
          onChoose={(days) => setChosen({ ...chosen, ...days })}
        />
      )}
      {!pair && only !== undefined && (
        <div className={styles["only"]}>
          <PhotoOfDay userId={userId} photo={{ day: only, pose }} />
          <p className="label">{`${sentences.day(only)}, ${aboutDay(only)}`}</p>
          <p className="small soft">{sentences.one}</p>
        </div>
      )}
      {photos.data && days.length === 0 && <p className="soft">{sentences.none}</p>}
      <div>
        <button type="button" className="button" disabled={!isOnline} onClick={() => input.current?.click()}>
          <Plus className="icon" aria-hidden />
          {sentences.add}
        </button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={sentences.add}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void add({ day: currentDay(), pose }, file)
            // Clears the input, so that the same file can be chosen again.
            currentTarget.value = ""
          }}
        />
      </div>
      <p className="label">{sentences.note}</p>
    </div>
  )
}
