// Sets the theme before anything is painted. A file of its own, because the content security policy allows no script in the page.
// shell/theme.ts calls showTheme again when somebody chooses.
globalThis.showTheme = (theme) => {
  // The paper of each theme, for the browser's own bars; a test holds them equal to the tokens.
  const paper = { light: "#f6f4eb", dark: "#111825" }
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]').content = paper[theme]
}
try {
  globalThis.showTheme(localStorage.getItem("theme") === "dark" ? "dark" : "light")
} catch {
  // A browser that refuses storage gets what the page says: light.
}
