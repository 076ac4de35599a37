/** The same database address (postgres://…) for another user. */
export function addressAs(databaseUrl: string, user: string, password: string): string {
  const credentials = `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  return databaseUrl.replace(/^(\w+:\/\/)(?:[^/?#]*@)?/, (_, protocol: string) => protocol + credentials)
}

/** The address without user, password and parameters, safe to show. */
export function shownAddress(databaseUrl: string): string {
  return databaseUrl.replace(/^\w+:\/\/(?:[^/?#]*@)?/, "").replace(/\?.*$/, "")
}
