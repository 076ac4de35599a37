// `npm run example:client -w @repertoire/backend` runs it beside the example.
import ws from "ws"
import { writeNotes } from "./write-notes.ts"

// Node 20 has no WebSocket of its own, and the client does not start without one.
Object.assign(globalThis, { WebSocket: ws })

const url = `http://127.0.0.1:${process.env["PORT"] ?? "8080"}`
const config: { anonKey: string } = await (await fetch(`${url}/config.json`)).json()
console.log(await writeNotes(url, config.anonKey))
