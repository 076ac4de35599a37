/** The address of another database in the same Postgres. */
export function inDatabase(postgresUrl: string, name: string): string {
  return postgresUrl.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, (_, server: string) => server + name)
}
