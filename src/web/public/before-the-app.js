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
  // If the browser refuses storage, the page keeps its default, light.
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
