// Shows the frame of the page that is being opened, and fetches the page and starts the app when that is painted.
// scripts/page-files.mjs names the files at build time; a development server has none.
const guestPages = ["/login", "/signup", "/promote", "/forgot-password"]
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
const paintedAtTheLatest = 100
const fewFiles = 4

function isSignedIn() {
  try {
    return localStorage.getItem("repertoire-session") !== null
  } catch {
    // A browser that refuses storage keeps no sign-in.
    return false
  }
}

/** The address that will be shown, as the guards in shell/guards.tsx will decide. */
function openedPage() {
  const path = location.pathname
  if (isSignedIn()) return path === "/" || guestPages.includes(path) ? "/dashboard" : path
  return path === "/" || path === "/dashboard" ? "/promote" : path
}

function showFrame(page) {
  const frames = [...document.querySelectorAll("#frame [data-page]")]
  const frame = frames.find((each) => each.dataset.page === page) ?? frames.at(-1)
  if (page === "/dashboard") frame.querySelector("h1").textContent = today()
  for (const each of frames) each.hidden = each !== frame
  // As the shell: the logging screen has a header and a bar of its own, the privacy policy has no header.
  const isLogging = page.startsWith("/log-workout/")
  document.querySelector("#frame .masthead").hidden = isLogging || page === "/privacy-policy"
  document
    .querySelector("#frame")
    .classList.toggle("has-nav", isSignedIn() && (!isLogging || page.endsWith("/summary")))
}

/** The app could not be fetched: says so, and can be answered. */
function showFailure() {
  const frame = document.querySelector("#frame")
  if (!frame) return
  frame.inert = false
  frame.removeAttribute("aria-hidden")
  showFrame("failed")
}

/** As the dashboard's title: "Sunday, Nov 22". */
function today() {
  const now = new Date()
  const [, month] = now.toDateString().split(" ")
  return `${weekdays[now.getDay()]}, ${month} ${now.getDate()}`
}

/** Settles when the frame has been painted, or need not be because nobody looks. */
function painted() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, paintedAtTheLatest)
  })
}

/** Resolves in the next task, so input is handled first. */
function breath() {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/** The files that a page needs beyond the app's own; the app would ask for them only once it runs. */
function filesOf(page, pages) {
  return Object.entries(pages).flatMap(([path, files]) => (page.startsWith(path) ? files : []))
}

function preload(file) {
  const isStyle = file.endsWith(".css")
  const link = document.createElement("link")
  link.rel = isStyle ? "preload" : "modulepreload"
  if (isStyle) link.as = "style"
  link.crossOrigin = ""
  link.href = file
  document.head.append(link)
}

/** Asks for a few files at a time, each few in a task of their own: a finger is answered between them. */
async function preloadInTurn(files) {
  for (let from = 0; from < files.length; from += fewFiles) {
    await breath()
    for (const file of files.slice(from, from + fewFiles)) preload(file)
  }
}

async function open(page) {
  showFrame(page)
  await painted()
  const files = JSON.parse(document.querySelector("#files").textContent)
  for (const file of files.app) preload(file)
  await preloadInTurn(filesOf(page, files.pages))
  // Read in turn too.
  for (const file of files.app) await import(file)
}

const opened = openedPage()
// main.tsx fetches the page of this address first.
document.documentElement.dataset.opened = opened
open(opened).catch(showFailure)
