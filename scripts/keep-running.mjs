// Runs the backend in its own process and restarts it when it exits unexpectedly. Plain Node, no dependencies.
import { fork } from "node:child_process"
import { constants } from "node:os"

const firstPause = 500
const longestPause = 30_000
/** A run that has lasted this many milliseconds counts as healthy: the pause before the next restart is short again. */
const soundAfter = 300_000
/** @typedef {"SIGINT" | "SIGTERM" | "SIGHUP"} Stop */
/** @type {Record<Stop, number>} */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
/** @type {Stop[]} */
const stops = ["SIGINT", "SIGTERM", "SIGHUP"]

/**
 * Keeps a program running until this process is told to stop, and then exits with the program's exit code. `onFirstUp` receives the message that the
 * program sends when it is up. A program that never came up isn't restarted.
 * @param {string} program
 * @param {(message: unknown) => void} onFirstUp
 */
export function keepRunning(program, onFirstUp) {
  /** @type {State} */
  const state = { child: undefined, isStopping: false, wasUp: false, times: 0, pause: firstPause }
  for (const signal of stops) process.on(signal, () => passOn(signal, state))
  run(program, state, onFirstUp, [])
}

/**
 * @typedef {object} State
 * @property {import("node:child_process").ChildProcess | undefined} child
 * @property {boolean} isStopping
 * @property {boolean} wasUp
 * @property {number} times How often the program has exited unexpectedly.
 * @property {number} pause Milliseconds before the program is restarted.
 */

/**
 * @param {Stop} signal
 * @param {State} state
 */
function passOn(signal, state) {
  state.isStopping = true
  if (state.child === undefined) process.exit(exitCodes[signal])
  // On Windows the console sends the signal to the program as well, and a signal sent from here would end the program at once.
  if (process.platform !== "win32") state.child.kill(signal)
}

/**
 * @param {string} program
 * @param {State} state
 * @param {(message: unknown) => void} onFirstUp
 * @param {string[]} args
 */
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
    console.error(`The server exited unexpectedly (${end}). Restarting in ${state.pause / 1000} s.`)
    setTimeout(() => run(program, state, onFirstUp, [String(state.times), end]), state.pause)
    state.pause = Math.min(state.pause * 2, longestPause)
  })
}

/** @param {number | null} code */
const wasToldToStop = (code) => code === 0 || stops.some((signal) => exitCodes[signal] === code)

/**
 * The exit code that shells report for a program ended by this signal.
 * @param {NodeJS.Signals | null} signal
 */
const codeOf = (signal) => 128 + (signal ? constants.signals[signal] : 0)
