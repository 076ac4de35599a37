// `npm run example -w @repertoire/backend` starts it.
import { runBackend } from "@repertoire/backend/main"
import { notes } from "./notes.ts"

void runBackend(notes)
