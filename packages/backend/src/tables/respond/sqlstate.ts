/** The HTTP status for a Postgres error. `isAnonymous` means that the request ran as the anonymous role. */
export function statusOf(code: string, message: string, isAnonymous: boolean): number {
  if (code === "42501") return isAnonymous ? 401 : 403
  if (code === "21000") return message.endsWith("requires a WHERE clause") ? 400 : 500
  if (code === "22023") return /^role .* does not exist$/.test(message) ? 401 : 400
  if (code === "42883") return message.startsWith("function xmlagg(") ? 406 : 404
  return exact[code] ?? customStatus(code) ?? classes[code.slice(0, 2)] ?? 400
}

const exact: Record<string, number> = {
  "23503": 409,
  "23505": 409,
  "25006": 405,
  "53400": 500,
  "57P01": 503,
  P0001: 400,
  "42P01": 404,
  "42P17": 500,
}

const classes: Record<string, number> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "25": 500,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "53": 503,
  "54": 500,
  "55": 500,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

/** The status that `raise sqlstate 'PT418'` sets, here 418; undefined for a code that doesn't start with PT. */
function customStatus(code: string): number | undefined {
  if (!code.startsWith("PT")) return undefined
  const status = Number(code.slice(2))
  return Number.isInteger(status) && status >= 200 && status <= 599 ? status : 500
}
