// The program that `npm start` runs and restarts.
import { runBackend } from "@repertoire/backend/main"
import { holdBuilds } from "./builds.ts"
import { repertoire } from "./product.ts"

holdBuilds()
void runBackend(repertoire)
