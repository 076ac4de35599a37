// What has to happen before the app runs. A file of its own, because the content security policy allows no script in the page.

// Sets the theme before anything is painted. shell/theme.ts calls showTheme again when somebody chooses.
globalThis.showTheme = (theme) => {
  // The paper of each theme, for the browser's own bars; a test holds them equal to the tokens.
  const paper = { light: "#f6f4eb", dark: "#111825" }
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]').content = paper[theme]
}
try {
  // As device/local-flags.ts keeps it: the word alone, or (by an earlier release) in a little JSON.
  globalThis.showTheme(/\bdark\b/.test(localStorage.getItem("theme")) ? "dark" : "light")
} catch {
  // A browser that refuses storage gets what the page says: light.
}

// Says so when the app's own files can't be fetched: nothing else is there to say it.
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
// Errors of elements don't bubble.
addEventListener("error", onScriptError, { capture: true })
