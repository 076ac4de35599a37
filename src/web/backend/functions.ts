import { FunctionsClient } from "@supabase/functions-js"
import { backend } from "./client.ts"

/** The client for the functions. Not part of `backend`, because no page needs this client right when the page opens. */
export function functions(): FunctionsClient {
  return new FunctionsClient(`${backend.config.url}/functions/v1`, { customFetch: backend.fetch })
}
