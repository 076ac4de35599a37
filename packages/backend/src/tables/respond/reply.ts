/** A response, before it is sent. */
export interface Reply {
  status: number
  /** The status text, if it isn't the usual one. */
  reason?: string
  /** Several values are sent as several headers with that name; undefined isn't sent. */
  headers: Record<string, string | string[] | undefined>
  /** The body; undefined sends neither a body nor its length. */
  body?: string | Buffer
}
