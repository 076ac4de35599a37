import { onSupabase } from "../on-supabase.ts"
import { strava } from "./handler.ts"

export default onSupabase(strava)
