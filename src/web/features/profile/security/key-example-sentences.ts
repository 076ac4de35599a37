/** Examples of using a key, to copy and adapt; docs/api-keys.md and docs/home-assistant.md contain the same ones. */
export const samples = {
  curl: (url: string) => `curl "${url}/rest/v1/workout_logs?select=date,name&order=date.desc&limit=5" \\
  -H "Authorization: Bearer $KEY"`,
  sheet: (url: string) => `function REPERTOIRE() {
  const key = PropertiesService.getScriptProperties().getProperty("KEY")
  const answer = UrlFetchApp.fetch("${url}/rest/v1/weight_logs?select=date,weight&order=date", {
    headers: { Authorization: "Bearer " + key, Accept: "text/csv" },
  })
  return Utilities.parseCsv(answer.getContentText())
}`,
  sensor: (url: string) => `sensor:
  - platform: rest
    name: Last workout
    resource: ${url}/rest/v1/workout_logs?select=date,name&order=date.desc&limit=1
    headers:
      Authorization: !secret repertoire_key
    value_template: "{{ value_json[0].date }}"
    json_attributes_path: "$[0]"
    json_attributes: [name]
    scan_interval: 3600`,
  logByCurl: (url: string) => `curl -X POST "${url}/rest/v1/rpc/log_weight" \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"op_id":"'$(uuidgen)'","weight_date":"2025-11-21","weight":80,"weight_unit":"kg"}'`,
}

/** The names of the examples. */
export const sentences = {
  examples: "How to use it",
  curl: "curl",
  sheet: "Google Sheets (Apps Script)",
  sensor: "Home Assistant sensor",
  logByCurl: "Log a weight",
}
