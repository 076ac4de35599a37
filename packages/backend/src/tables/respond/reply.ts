/** A response, before it is sent. */
export interface Reply {
  status: number
  /** The status text, if it isn't the usual one. */
  reason?: string
  /** The headers. A header with several values is sent several times, and an undefined header isn't sent. */
  headers: Record<string, string | string[] | undefined>
  /** The body; undefined sends neither a body nor its length. */
  body?: string | Buffer
}
