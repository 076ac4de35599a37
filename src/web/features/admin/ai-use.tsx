import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { writeNumber } from "#domain/text/formats.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { Chart } from "#web/charts/chart.tsx"
import type { ChartPoint, ChartWords } from "#web/charts/chart-props.ts"
import { Skeleton } from "#web/ui/skeleton.tsx"
import styles from "./admin.module.css"
import { aiUseQuery } from "./queries.ts"
import { sentences } from "./ai-use-sentences.ts"
import { sentences as panel } from "./sentences.ts"

const words: ChartWords = {
  columns: [sentences.day, sentences.requests],
  place: sentences.dayFull,
  shortPlace: sentences.dayShort,
  value: (value) => writeNumber(value, 0),
  tick: (value) => writeNumber(value, 0),
  unit: "",
}

/** The number of AI requests per day and per person. The contents of the requests are never shown. */
export function AiUse({ userId }: { userId: string }) {
  const { data: use, isError, refetch } = useQuery(aiUseQuery(userId))
  const points = useMemo(
    () =>
      use?.days.map(({ day, requests }, index): ChartPoint => {
        const isToday = index === use.days.length - 1
        return { at: day, value: requests, ...(isToday && { mark: "now" }) }
      }),
    [use],
  )
  if (isError && !use) return <LoadProblem sentence={panel.unloaded} onLoadAgain={() => void refetch()} />
  if (!use) return <Skeleton className={styles["loading"]}>{panel.loading}</Skeleton>
  const { month, today, limit } = use
  return (
    <div className={styles["columns"]}>
      <div className="stack">
        <dl className={styles["figures"]}>
          <Figure name={sentences.requestsThisMonth} value={month.requests} />
          <Figure name={sentences.tokens} value={month.tokens} />
          <Figure name={sentences.failedRequests} value={month.failed} />
        </dl>
        <Chart
          title={sentences.requestsPerDay}
          kind="bars"
          points={points}
          sentence={sentenceOf}
          words={words}
          instead={<p className="soft">{sentences.noneToday}</p>}
        />
      </div>
      <section className="block">
        <header>
          <h2>{sentences.todayByPerson}</h2>
          <p className="label">{sentences.perPerson(limit)}</p>
        </header>
        {today.length === 0 ? (
          <p className="soft">{sentences.noneToday}</p>
        ) : (
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{sentences.person}</th>
                <th scope="col" className="n">
                  {sentences.used}
                </th>
                <th scope="col" className="n">
                  {sentences.left}
                </th>
              </tr>
            </thead>
            <tbody>
              {today.map(({ email, used }) => (
                <tr key={email}>
                  <td className={styles["names"]}>{email}</td>
                  <td className="n">{used}</td>
                  <td className="n">{used >= limit ? sentences.noneLeft : limit - used}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className={`small soft ${styles["note"]}`}>{sentences.allowance}</p>
      </section>
    </div>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{writeNumber(value, 0)}</dd>
    </div>
  )
}

function sentenceOf(shown: readonly ChartPoint[]): string {
  const sum = shown.reduce((total, { value }) => total + value, 0)
  return sentences.daySentence(shown.at(-1)?.value ?? 0, sum / Math.max(1, shown.length))
}
