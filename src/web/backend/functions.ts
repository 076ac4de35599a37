import { FunctionsClient } from "@supabase/functions-js"
import { backend } from "./client.ts"

/** The client for edge functions. Kept out of `backend`, because no page needs it when it opens. */
export function functions(): FunctionsClient {
  return new FunctionsClient(`${backend.config.url}/functions/v1`, { customFetch: backend.fetch })
}
