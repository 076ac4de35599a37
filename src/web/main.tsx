import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { startTransition, StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { BrowserRouter } from "react-router"
import { connect } from "./backend/client.ts"
import { isJustAnswered } from "./backend/queries/first-page.ts"
import { isRecalled } from "./backend/queries/recalled-answers.ts"
import { loadConfig } from "./backend/run-time-config.ts"
import { followSession, onUserChange } from "./backend/session/session.tsx"
import { inTime } from "#web/device/in-time.ts"
import { readStoredSession } from "#web/device/session-store.ts"
import { AppRoutes, fetchPageAt, onEveryPage } from "./routes.tsx"
import { MailLinkDoor } from "./shell/mail-link/mail-link-door.tsx"
import { mailLinkParameters } from "./shell/mail-link/mail-link-parameters.ts"
import type { MailLink } from "./shell/mail-link/mail-link.ts"
import { listenForInstallOffer } from "./shell/on-this-device/install-offer.ts"
import { isInstalled } from "./shell/on-this-device/installed.ts"
import { Unreachable } from "./shell/pages/unreachable.tsx"
import { Shell } from "./shell/shell.tsx"
import { followTheme } from "./shell/theme.ts"
import { ConfirmProvider } from "./ui/dialogs/confirm.tsx"
import "./ui/styles/kit.css"
import { MessagesProvider } from "./ui/messages/messages.tsx"
import { followMovedPresses } from "./ui/gestures/moved-presses.ts"
import { swallowStrayTaps } from "./ui/gestures/stray-taps.ts"

const recallMilliseconds = 1_000
// How long the first page waits for the answers to its first queries, which were sent before the app was here.
const answerMilliseconds = 250

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // navigator.onLine is often wrong, so every request is attempted, and its outcome is reported.
      networkMode: "always",
      refetchOnReconnect: true,
      // Keeps cached results when the network goes away while the app is open.
      gcTime: Infinity,
      retry: (failures, error) => failures < 2 && navigator.onLine && isWorthAnotherTry(error),
      staleTime: 10_000,
      // Queries that the first page sends before it is rendered aren't sent again when it is.
      refetchOnMount: (query) => (isRecalled(query) ? "always" : !isJustAnswered(query)),
    },
    mutations: { networkMode: "always" },
  },
})

/** Errors from Postgres have a code, and retrying won't help; network failures have no code. */
function isWorthAnotherTry(error: Error) {
  return !("code" in error && error.code)
}

function App({ mailLink }: { mailLink: MailLink | undefined }) {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <MessagesProvider>
          <ConfirmProvider>
            <Shell onEveryPage={onEveryPage}>
              <MailLinkDoor link={mailLink}>
                <AppRoutes />
              </MailLinkDoor>
            </Shell>
          </ConfirmProvider>
        </MessagesProvider>
      </BrowserRouter>
    </QueryClientProvider>
  )
}

/**
 * An installed app starts with the results stored on this device and refreshes them. The stored results are read in parallel with the settings, and
 * the app waits for them only briefly.
 */
async function recall() {
  const userId = readStoredSession()?.user.id
  if (!userId || !isInstalled()) return
  const { recallAnswers } = await import("#web/offline/answers/kept-answers.ts")
  await inTime(recallAnswers(queryClient, userId), recallMilliseconds, () => undefined)
}

async function forgetOthers() {
  const { forgetAnswersOfOthers } = await import("#web/offline/answers/answer-store.ts")
  await forgetAnswersOfOthers(readStoredSession()?.user.id ?? null)
}

async function start() {
  // From the second start on, the font is on this device. On the first start it is fetched only after the page is drawn. Otherwise it would delay the
  // page's own requests on a slow connection.
  if (navigator.serviceWorker?.controller) void document.fonts.load('1em "Instrument Sans Variable"')
  followTheme()
  followMovedPresses()
  swallowStrayTaps()
  // Tells the query client at the start whether there is a network. Otherwise it would assume that there is one, and would miss the network's return
  // after an offline start.
  onlineManager.setOnline(navigator.onLine)
  listenForInstallOffer()
  // If the stored results can't be read, start without them.
  const recalled = recall().catch(() => undefined)
  const opened = fetchPageAt(location.pathname, readStoredSession()?.user.id)
  const parameters = mailLinkParameters(location.hash)
  const root = createRoot(document.querySelector("#root") ?? document.body)
  let mailLink: MailLink | undefined
  try {
    // This code is loaded only when needed, because few people arrive through an email link.
    const [config, links] = await Promise.all([
      loadConfig(),
      parameters && import("./shell/mail-link/mail-link.ts"),
    ])
    connect(config, { readsAddress: !parameters || !links?.isOtherPersons(parameters) })
    mailLink = parameters && links?.openMailLink(parameters)
  } catch {
    root.render(<Unreachable />)
    return
  }
  history.scrollRestoration = "manual"
  followSession(mailLink?.opened)
  onUserChange(() => {
    queryClient.clear()
    void forgetOthers().catch(() => undefined)
  })
  const [askFirst] = await Promise.all([opened, recalled])
  const answered = askFirst(queryClient)
  // An installed app already has results to show. An app that isn't installed would render the page twice, first without the server's answers.
  if (!isInstalled()) await inTime(answered, answerMilliseconds, () => undefined)
  // The app is rendered in small steps, because rendering the first page at once would block input.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App mailLink={mailLink} />
      </StrictMode>,
    ),
  )
}

void start()
