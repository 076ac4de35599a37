// While the example is running, `npm run example:client -w @repertoire/backend` uses it through the official client.
import ws from "ws"
import { writeNotes } from "./write-notes.ts"

// Node 20 has no WebSocket of its own, and the client doesn't start without one.
Object.assign(globalThis, { WebSocket: ws })

const url = `http://127.0.0.1:${process.env["PORT"] ?? "8080"}`
const config: { anonKey: string } = await (await fetch(`${url}/config.json`)).json()
console.log(await writeNotes(url, config.anonKey))
