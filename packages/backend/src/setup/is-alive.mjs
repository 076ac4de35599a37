// @ts-check
// Plain JavaScript, because `npm start` uses it before anything is built.

/**
 * Whether a process with this ID is running, whoever owns it.
 * @param {number} pid
 * @returns {boolean}
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
