import { samples } from "./promote-sample-sentences.ts"

// Static drawings of charts, so that the landing page needs no chart library.

/** A goal: progress in ink, the forecast in pencil. */
export function GoalSample() {
  const { title, sentence, kilograms, months: names } = samples.goal
  const ticks = [
    { y: 164.9, label: kilograms.low },
    { y: 102, label: kilograms.middle },
    { y: 39.1, label: kilograms.target },
  ]
  const months = [
    { x: 58, label: names.august },
    { x: 150.5, label: names.september },
    { x: 267, label: names.october },
    { x: 383.5, label: names.november },
    { x: 485, label: names.january },
  ]
  return (
    <figure className="chart">
      <figcaption>
        <b>{title}</b>
        <span>{sentence}</span>
      </figcaption>
      <svg className="wide" viewBox="0 0 540 212">
        <Grid ticks={ticks} labels={months} />
        <path className="pencil-line" d="M46 39.1H500" />
        <path className="pencil-line" d="M383.5 86.3L500 39.1" />
        <polyline
          className="line"
          points="46,164.9 72,164.9 97,149.1 129,149.1 150.5,133.4 192,133.4 224,117.7 256,127.1 288,117.7 320,102 352,102 383.5,86.3"
        />
        <circle className="point-record" cx="150.5" cy="133.4" r="4" />
        <circle className="point-record" cx="320" cy="102" r="4" />
        <circle className="point-now" cx="383.5" cy="86.3" r="4.5" />
        <text className="value" x="392" y="106">
          92.5
        </text>
      </svg>
    </figure>
  )
}

const weeks = [10.8, 12.5, 12, 13.2, 9.7, 12.8, 14, 14.3, 13, 13.8, 15.2, 9.2]

/** Weekly volume: bars in ink, this week's in marker. */
export function VolumeSample() {
  const { title, sentence, weeks: names } = samples.volume
  const height = (tonnes: number) => tonnes * 9
  const ticks = [5, 10, 15].map((tonnes) => ({
    y: 190 - height(tonnes),
    label: tonnes === 15 ? "15 t" : String(tonnes),
  }))
  const labels = [
    { x: 68, label: names.first },
    { x: 215, label: names.fifth },
    { x: 371, label: names.ninth },
    { x: 487, label: names.current },
  ]
  return (
    <figure className="chart">
      <figcaption>
        <b>{title}</b>
        <span>{sentence}</span>
      </figcaption>
      <svg className="wide" viewBox="0 0 540 212">
        <Grid ticks={ticks} labels={labels} />
        {weeks.map((tonnes, week) => (
          <rect
            key={week}
            className={week === weeks.length - 1 ? "bar-now" : "bar-ink"}
            x={52 + week * 38}
            y={190 - height(tonnes)}
            width="24"
            height={height(tonnes)}
          />
        ))}
      </svg>
    </figure>
  )
}

interface GridProps {
  ticks: { y: number; label: string }[]
  labels: { x: number; label: string }[]
}

function Grid({ ticks, labels }: GridProps) {
  return (
    <>
      {ticks.map(({ y, label }) => (
        <g key={label}>
          <path className="grid" d={`M46 ${y}H500`} />
          <text x="40" y={y + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <path className="base" d="M46 190H500" />
      {labels.map(({ x, label }) => (
        <text key={label} x={x} y="208" textAnchor="middle">
          {label}
        </text>
      ))}
    </>
  )
}
