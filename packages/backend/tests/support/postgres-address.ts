/** The same Postgres address, for another of its databases. */
export function inDatabase(postgresUrl: string, name: string): string {
  return postgresUrl.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, (_, server: string) => server + name)
}
