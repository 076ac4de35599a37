import { backend } from "#web/backend/client.ts"
import type { KeyScope } from "#web/backend/personal-keys/personal-keys-query.ts"
import styles from "./security.module.css"
import { sentences } from "./sentences.ts"

/** Three uses of a key to start from; docs/api-keys.md and docs/home-assistant.md have the same. */
export function KeyExamples({ scope }: { scope: KeyScope }) {
  const { url } = backend.config
  const examples = [
    { title: sentences.curl, text: curl(url), open: true },
    { title: sentences.sheet, text: sheet(url) },
    { title: sentences.sensor, text: sensor(url) },
    ...(scope === "log" ? [{ title: sentences.logByCurl, text: logByCurl(url) }] : []),
  ]
  return (
    <div className="stack-s">
      <h3>{sentences.examples}</h3>
      {examples.map(({ title, text, open = false }) => (
        <details key={title} open={open}>
          <summary>{title}</summary>
          <pre className={styles["sample"]}>{text}</pre>
        </details>
      ))}
    </div>
  )
}

const curl = (url: string) => `curl "${url}/rest/v1/workout_logs?select=date,name&order=date.desc&limit=5" \\
  -H "Authorization: Bearer $KEY"`

const sheet = (url: string) => `function REPERTOIRE() {
  const key = PropertiesService.getScriptProperties().getProperty("KEY")
  const answer = UrlFetchApp.fetch("${url}/rest/v1/weight_logs?select=date,weight&order=date", {
    headers: { Authorization: "Bearer " + key, Accept: "text/csv" },
  })
  return Utilities.parseCsv(answer.getContentText())
}`

const sensor = (url: string) => `sensor:
  - platform: rest
    name: Last workout
    resource: ${url}/rest/v1/workout_logs?select=date,name&order=date.desc&limit=1
    headers:
      Authorization: !secret repertoire_key
    value_template: "{{ value_json[0].date }}"
    json_attributes_path: "$[0]"
    json_attributes: [name]
    scan_interval: 3600`

const logByCurl = (url: string) => `curl -X POST "${url}/rest/v1/rpc/log_weight" \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"op_id":"'$(uuidgen)'","weight_date":"2025-11-21","weight":80,"weight_unit":"kg"}'`
