// Runs the backend in a process of its own, and starts it again when it ends by itself. Plain Node, no dependencies.
import { fork } from "node:child_process"
import { constants } from "node:os"

const firstPause = 500
const longestPause = 30_000
/** Milliseconds after which a run counts as sound: the next pause is a short one again. */
const soundAfter = 300_000
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/**
 * Keeps a program running until it is told to stop; this process then ends with the program's code. `onFirstUp` gets what the program
 * sends when it is up. A program that never came up is not started again.
 */
export function keepRunning(program, onFirstUp) {
  const state = { child: undefined, isStopping: false, wasUp: false, times: 0, pause: firstPause }
  for (const signal of Object.keys(exitCodes)) process.on(signal, () => passOn(signal, state))
  run(program, state, onFirstUp, [])
}

function passOn(signal, state) {
  state.isStopping = true
  if (state.child === undefined) process.exit(exitCodes[signal])
  // On Windows the console tells both, and a signal from here would end the program at once.
  if (process.platform !== "win32") state.child.kill(signal)
}

function run(program, state, onFirstUp, args) {
  const began = performance.now()
  const child = fork(program, args)
  state.child = child
  child.once("message", (message) => {
    if (!state.wasUp) onFirstUp(message)
    state.wasUp = true
  })
  child.once("exit", (code, signal) => {
    state.child = undefined
    if (state.isStopping || !state.wasUp || wasToldToStop(code)) process.exit(code ?? codeOf(signal))
    if (performance.now() - began > soundAfter) state.pause = firstPause
    const end = signal ?? `exit code ${code}`
    state.times += 1
    console.error(`The server ended by itself (${end}). It starts again in ${state.pause / 1000} s.`)
    setTimeout(() => run(program, state, onFirstUp, [String(state.times), end]), state.pause)
    state.pause = Math.min(state.pause * 2, longestPause)
  })
}

const wasToldToStop = (code) => code === 0 || Object.values(exitCodes).includes(code)

/** As shells tell it. */
const codeOf = (signal) => 128 + (constants.signals[signal] ?? 0)
