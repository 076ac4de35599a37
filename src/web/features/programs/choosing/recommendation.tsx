import { Check, Minus, Play, UserRound } from "lucide-react"
import ArrowLeftRight from "lucide-react/icons/arrow-left-right"
import ChartLine from "lucide-react/icons/chart-line"
import { Link } from "react-router"
import {
  avoidedTexts,
  levelReason,
  revivalReason,
  shapeReason,
} from "#domain/programs/choosing/choosing-sentences.ts"
import type { RankedProgram } from "#domain/programs/choosing/rank-programs.ts"
import { libraryDescriptions } from "../library/library-sentences.ts"
import { slugOf } from "../library/library-programs.ts"
import { sentences as library } from "../library/sentences.ts"
import { WeekTicks } from "../library/week-ticks.tsx"
import styles from "./choosing.module.css"
import { sentences } from "./sentences.ts"
import type { KnownAnswers } from "./use-background.ts"

interface RecommendationProps {
  ranked: RankedProgram
  known: KnownAnswers
  /** How many days a week the person wants to train. */
  daysPerWeek: number
  /** How many programs there are. */
  count: number
  /** The answers as the query string of the URL, for the link back. */
  search: string
}

/** The program that fits best, with its reasons. */
export function Recommendation({ ranked, known, daysPerWeek, count, search }: RecommendationProps) {
  const { program, revives, avoided } = ranked
  const { name, days_per_week } = program
  const pathname = `/programs/library/${slugOf(program)}`
  return (
    <section className={`pencilled ${styles["recommended"]}`} aria-labelledby="recommended">
      <div className="spread">
        <span className="label">{sentences.best(count)}</span>
        <WeekTicks program={program} label={library.daysAWeek(days_per_week)} />
      </div>
      <h2 id="recommended">{name}</h2>
      <ul>
        <li>
          {days_per_week === daysPerWeek ? (
            <Check className="icon" aria-hidden />
          ) : (
            <Minus className="icon" aria-hidden />
          )}
          <span>{shapeReason(program, daysPerWeek)}</span>
        </li>
        <li>
          <ChartLine className="icon" aria-hidden />
          <span>{revives ? revivalReason(revives.exercise_name) : libraryDescriptions.get(name)}</span>
        </li>
        <li>
          <UserRound className="icon" aria-hidden />
          <span>{levelReason(known.background, known.sessions)}</span>
        </li>
        {avoidedTexts(avoided).map((text) => (
          <li key={text}>
            <ArrowLeftRight className="icon" aria-hidden />
            <span>{text}.</span>
          </li>
        ))}
      </ul>
      <div className="row">
        <Link
          className="button now large"
          to={{ pathname: `${pathname}/start`, search }}
          aria-label={sentences.setUpNamed(name)}
        >
          <Play className="icon" />
          {sentences.setUp}
        </Link>
        <Link className="button large" to={{ pathname, search }} aria-label={sentences.lookNamed(name)}>
          {sentences.look}
        </Link>
      </div>
    </section>
  )
}
