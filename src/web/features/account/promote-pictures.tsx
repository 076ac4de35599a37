import { promoPicture } from "./promo-picture.ts"
import { sentences } from "./promote-sentences.ts"
import styles from "./promote.module.css"

/** Screenshots of the demo account, taken by `npm run pictures` in both themes. */
const names = ["logging", "calendar", "day", "routines", "airoutine", "analysis"] as const
const themes = ["light", "dark"] as const

/** Screenshots of the app on a phone. */
export function Pictures() {
  return (
    <section className={styles["pictures"]} aria-labelledby="pictures">
      <h2 id="pictures">{sentences.picturesTitle}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <figure>
              {themes.map((theme) => (
                // The pictures are loaded lazily, so that the browser doesn't fetch those that the theme hides.
                <img
                  key={theme}
                  className={styles[theme]}
                  src={promoPicture(`${name}-${theme}.jpg`)}
                  alt=""
                  width={780}
                  height={1560}
                  loading="lazy"
                  decoding="async"
                />
              ))}
              <figcaption>{sentences.pictures[name]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
