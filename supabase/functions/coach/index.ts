import { onSupabase } from "../on-supabase.ts"
import { coach } from "./handler.ts"

export default onSupabase(coach)
