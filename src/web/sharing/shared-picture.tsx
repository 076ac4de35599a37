import { useEffect, useRef, useState } from "react"
import type { WeightUnit } from "#domain/measures/units.ts"
import { sharedName, type SharedWorkout } from "#domain/sharing/shared-workout.ts"
import { downloadFile } from "#web/device/download-file.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { drawPicture, pictureHeight, pictureWidth } from "./draw-picture.ts"
import { sentences } from "./sentences.ts"
import { fileName } from "./shared-file.ts"
import styles from "./sharing.module.css"

/** The workout as a picture, drawn on this device. */
export function SharedPicture({ workout, unit }: { workout: SharedWorkout; unit: WeightUnit }) {
  const { say } = useMessages()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [scheme, setScheme] = useState<"light" | "dark">("light")
  const [hasWeights, setWeights] = useState(true)

  useEffect(() => {
    let isStale = false
    const draw = async () => {
      await document.fonts.ready
      if (!isStale && canvas.current) drawPicture(canvas.current, workout, { scheme, hasWeights, unit })
    }
    void draw()
    return () => {
      isStale = true
    }
  }, [workout, unit, scheme, hasWeights])

  async function share() {
    const blob = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, "image/png"))
    if (!blob) return say(sentences.noPicture, { tone: "error" })
    const file = new File([blob], fileName(workout, "png"), { type: "image/png" })
    if (!canShareFiles(file)) return downloadFile(file, file.name)
    try {
      await navigator.share({ files: [file], title: sharedName(workout) })
    } catch (error) {
      // An abort means that the person closed the share sheet. After any other error, the picture is downloaded.
      if (!(error instanceof DOMException && error.name === "AbortError")) downloadFile(file, file.name)
    }
    return undefined
  }

  return (
    <div className={styles["picture"]}>
      <canvas
        ref={canvas}
        width={pictureWidth}
        height={pictureHeight}
        role="img"
        aria-label={sentences.picture(sharedName(workout))}
      />
      <div className={styles["pictureWays"]}>
        <div className="segmented" role="group" aria-label={sentences.lightOrDark}>
          {(["light", "dark"] as const).map((each) => (
            <button key={each} type="button" aria-pressed={scheme === each} onClick={() => setScheme(each)}>
              {sentences[each]}
            </button>
          ))}
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={hasWeights}
            onChange={(event) => setWeights(event.target.checked)}
          />
          {sentences.weights}
        </label>
        <button type="button" className="button primary" onClick={() => void share()}>
          {"share" in navigator ? sentences.sharePicture : sentences.savePicture}
        </button>
      </div>
    </div>
  )
}

const canShareFiles = (file: File) => "canShare" in navigator && navigator.canShare({ files: [file] })
