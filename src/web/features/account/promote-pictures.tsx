import styles from "./promote.module.css"

/** Taken from the demo account by `npm run pictures`, in both themes. */
const pictures = [
  { name: "logging", says: "Logging: last time in pencil, the plates a side, the rest in the bar." },
  { name: "home", says: "Home: what is planned today, the week, and the day below it." },
  { name: "progress", says: "This week's sets on a body, front and back." },
  { name: "goals", says: "Goals: where you began, where you are, and when you get there." },
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
                  src={`/pictures/${name}-${theme}.jpg`}
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
