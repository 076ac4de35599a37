/** What a function is told beside its request, by whichever server runs it. */
export interface FunctionContext {
  caller: {
    /** The person's id as the token says, which was verified; undefined: nobody is signed in. */
    userId: string | undefined
    /** The `Authorization` header as it came: with it the tables are asked under the caller's rights. */
    authorization: string
  }
  /** Where the tables are, and the key of an app that nobody is signed in to. */
  backend: { url: string; anonKey: string }
  /** A setting of the server by its name; undefined: it is not set. */
  setting: (name: string) => string | undefined
  /** Writes a line for the operator. Never with what a person wrote, or a key. */
  warn: (line: string) => void
}

/** A function behind /functions/v1/{name}. The request's signal ends with its client's patience or the server's. */
export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>
