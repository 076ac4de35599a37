// Runs before the app. It has a file of its own, because the content security policy allows no inline scripts.

// Sets the theme before anything is painted. shell/theme.ts calls showTheme again when the person changes it.
globalThis.showTheme = (theme) => {
  // Each theme's paper color, for the browser's own bars. A test checks that they match the tokens.
  const paper = { light: "#f6f4eb", dark: "#111825" }
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]').content = paper[theme]
}
try {
  // device/local-flags.ts stores the plain word; an earlier release stored it inside JSON.
  globalThis.showTheme(/\bdark\b/.test(localStorage.getItem("theme")) ? "dark" : "light")
} catch {
  // If the browser refuses storage, the page keeps its default theme, light.
}

// The settings, which backend/run-time-config.ts reads.
globalThis.settings = fetch("/config.json")
// A failure is reported by the app, which loads later; until then, the failure would count as unhandled.
globalThis.settings.catch(() => {})

// The first request of these pages. It is sent while the app's files are still on their way. When the app sends the same request,
// backend/access-token.ts takes the response from here instead.
const firstQuestions = [
  { page: /^\/(?:dashboard)?$/, name: "dashboard_answers", argumentsOn: (today) => ({ today }) },
  { page: /^\/log-workout\/(?:log\/)?[^/]+$/, name: "logging_answers", argumentsOn: () => ({}) },
]
// The time that a token must still be valid for. A token that expires sooner may be refused.
const marginMilliseconds = 60_000
function askEarly() {
  const question = firstQuestions.find(({ page }) => page.test(location.pathname))
  // device/session-store.ts names the key.
  const session = JSON.parse(localStorage.getItem("repertoire-session"))
  if (!question || !session || session.expires_at * 1000 - Date.now() < marginMilliseconds) return
  const token = session.access_token
  const path = `/rest/v1/rpc/${question.name}`
  const now = new Date()
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  const body = JSON.stringify(question.argumentsOn(today))
  const response = globalThis.settings
    .then((settings) => settings.clone().json())
    .then(({ url, anonKey }) =>
      fetch(url + path, {
        method: "POST",
        headers: { apikey: anonKey, Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body,
      }),
    )
    // If the request fails, the app sends it again.
    .catch(() => undefined)
  globalThis.takeEarlyResponse = (address, asked, signedWith) => {
    if (!String(address).endsWith(path) || asked !== body || signedWith !== token) return undefined
    // A response can be read only once.
    delete globalThis.takeEarlyResponse
    return response
  }
}
try {
  askEarly()
} catch {
  // Without a readable session, there is nobody whose data could be requested.
}

// Shows that the app's own files can't be fetched, because no other code is there to do it.
function showFailure() {
  const failure = document.querySelector("#not-fetched")
  if (!failure) return
  document.querySelector("#frame .page").hidden = true
  failure.hidden = false
}
function onScriptError({ target }) {
  if (target.type !== "module") return
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", showFailure)
  else showFailure()
}
// Error events on elements don't bubble.
addEventListener("error", onScriptError, { capture: true })
