/** What a function gets besides its request, whichever server runs it. */
export interface FunctionContext {
  caller: {
    /** The id in the verified token; undefined if nobody is signed in. */
    userId: string | undefined
    /** The original `Authorization` header, used to query the tables with the caller's rights. */
    authorization: string
    /** The IP address that the request came from; undefined if it isn't known. */
    ip: string | undefined
  }
  /** The address of the tables, the anonymous key, and the service key for operations that no user may perform. */
  backend: { url: string; anonKey: string; serviceRoleKey: string }
  /** A server setting by name; undefined if it isn't set. */
  setting: (name: string) => string | undefined
  /** Logs a line for the operator, never with user-written text or a key. */
  warn: (line: string) => void
}

/** A function behind /functions/v1/{name}. The request's signal aborts when the client or the server gives up. */
export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>
