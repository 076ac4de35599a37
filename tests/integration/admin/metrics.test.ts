import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { startServer } from "#tests/support/server.ts"

const token = "a-token-for-the-monitor-of-40-characters"

test("every metric that the document and the Grafana board name is reported", async () => {
  const server = await startServer({ METRICS_TOKEN: token, SMTP_URL: "smtp://127.0.0.1:9" })
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const reported = new Set([...(await answer.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  await server.stop()

  const [, table = ""] = readFileSync("docs/monitoring.md", "utf8").split("## Metrics")
  const documented = [...table.matchAll(/`([a-z_]+)(?:\{[a-z,]+\})?`/g)].map(([, name]) => name)
  expect(documented).toContain("saves_total")
  expect(documented.filter((name) => !reported.has(name))).toEqual([])

  const board: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    readFileSync("docs/grafana-board.json", "utf8"),
  )
  const asked = board.panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/[a-z]+(?:_[a-z]+)+(?=[{[)]|$)/g) ?? []),
  )
  expect(asked).toContain("saves_total")
  expect(asked.filter((name) => !reported.has(name.replace(/_bucket$/, "")))).toEqual([])
})
