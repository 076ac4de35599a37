import { promoPicture } from "./promo-picture.ts"
import styles from "./promote.module.css"

/** Taken from the demo account by `npm run pictures`, in both themes. */
const pictures = [
  { name: "logging", says: "Logging: last time in pencil, the plates a side, the rest in the bar." },
  { name: "calendar", says: "Home: what is planned today, the week, and the month." },
  { name: "day", says: "A day: what was done, and what of it was a record." },
  { name: "routines", says: "Routines: built once, started with one tap." },
  { name: "airoutine", says: "A routine drafted from what you did. You change it before it is kept." },
  { name: "analysis", says: "The month in plain words, with figures checked against your log." },
]
const themes = ["light", "dark"] as const

/** The app in real pictures, as a phone shows it. */
export function Pictures() {
  return (
    <section className={styles["pictures"]} aria-labelledby="pictures">
      <h2 id="pictures">On your phone</h2>
      <ul>
        {pictures.map(({ name, says }) => (
          <li key={name}>
            <figure>
              {themes.map((theme) => (
                // Of two the hidden one is not fetched, because both are lazy.
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
              <figcaption>{says}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
