/**
 * The rooms of the source code, one per row: where a room is, what it is for, and what its files may import besides each other. The import check,
 * the picture and the tables in ARCHITECTURE.md are all generated from this file.
 */
export interface Room {
  /**
   * The room's folder inside the wing's folder; `*` matches every folder there, each a separate room. "." and "a/." mean the files directly in a
   * folder.
   */
  folder: string
  purpose: string
  /** The rooms that this one may import, by their full names; a wing's name or `a/b/*` means all rooms inside. */
  mayImport: readonly string[]
  /** Packages in addition to those of the wing. */
  packages?: readonly string[]
}

export interface Wing {
  folder: string
  title: string
  /** The packages that the wing's files may import: a list, any, or any except Node's. */
  packages: readonly string[] | "any" | "any but Node's"
  rooms: readonly Room[]
}

const words = ["src/domain/text", "src/domain/measures", "src/domain/days"]
const sets = [...words, "src/domain/supersets", "src/domain/plates", "src/domain/workout"]
const rows = "src/domain/row-types.ts"
const person = [
  ...sets,
  rows,
  ...["exercises", "goals", "profile", "records", "suitability"].map((room) => `src/domain/${room}`),
]
const wire = ["packages/backend/src/setup", "packages/backend/src/http", "packages/backend/src/postgres"]
const client = "src/web/backend/."
const asking = ["src/domain", "src/web/device", client, "src/web/backend/queries"]
const screens = ["src/domain", "src/web/ui", "src/web/device", "src/web/backend"]

export const wings: readonly Wing[] = [
  {
    folder: "src/domain",
    title: "domain: the rules",
    packages: ["zod/mini", "@internationalized/date"],
    rooms: [
      {
        folder: "row-types.ts",
        purpose: "the rows of the database, generated from the migrations",
        mayImport: [],
      },
      {
        folder: "text",
        purpose:
          "numbers, counts, lists, plurals and times as text, by `Intl`; names and messages of many rooms",
        mayImport: [],
      },
      {
        folder: "measures",
        purpose: "reading and writing numbers, units and durations",
        mayImport: [],
      },
      {
        folder: "days",
        purpose:
          "the calendar: local days, weeks, months, and days as text (only `local-day.ts` uses `Date`)",
        mayImport: ["src/domain/text"],
      },
      {
        folder: "supersets",
        purpose: "which exercises form a superset, and joining, moving and restoring them",
        mayImport: [],
      },
      {
        folder: "plates",
        purpose: "the bars and plates a person owns, the plates for a weight, and warm-ups up to it",
        mayImport: ["src/domain/measures"],
      },
      {
        folder: "photos",
        purpose: "progress photos: poses, file keys, and which photo to compare with",
        mayImport: ["src/domain/days"],
      },
      {
        folder: "workout",
        purpose: "the draft of a workout and every edit to it, sets, timer, rest, last time",
        mayImport: [...words, "src/domain/supersets", "src/domain/plates", rows],
      },
      {
        folder: "records",
        purpose: "what counts as a record, estimated maxima, the next session, a workout's summary",
        mayImport: [...sets, rows],
      },
      {
        folder: "body",
        purpose: "what can be measured of a body: reading it, its limits, and each measure over time",
        mayImport: words,
      },
      {
        folder: "saving",
        purpose: "what is sent to save a workout, what a reply means, the queue, two versions of one log",
        mayImport: [...sets, rows, "src/domain/body"],
      },
      {
        folder: "exercises",
        purpose: "a person's own exercises, kinds of sets, and searching all exercises",
        mayImport: [...sets, rows],
      },
      {
        folder: "loads",
        purpose: "the real loads of an exercise, cuts among them, and the share of a load after days away",
        mayImport: ["src/domain/measures"],
      },
      {
        folder: "programs",
        purpose:
          "programs of several weeks: their text, their rules, and the next session folded from a run's sessions and events",
        mayImport: [...sets, rows, "src/domain/records", "src/domain/loads", "src/domain/suitability"],
      },
      {
        folder: "goals",
        purpose: "a goal's form, progress and trend",
        mayImport: [...words, "src/domain/workout", rows],
      },
      {
        folder: "routines",
        purpose: "a routine while it is built, what is saved, and what a workout would change in it",
        mayImport: [...words, "src/domain/supersets", "src/domain/workout", rows],
      },
      {
        folder: "profile",
        purpose: "the profile's form, measurements and equipment",
        mayImport: [...words, rows],
      },
      {
        folder: "progress",
        purpose: "the data that charts draw, and body weight over time",
        mayImport: [...words, rows],
      },
      {
        folder: "history",
        purpose: "past workouts as a list: filters, months, and the address of a filter",
        mayImport: words,
      },
      {
        folder: "export",
        purpose: "all of a person's data as one CSV file and as one JSON file",
        mayImport: [...words, "src/domain/photos", rows],
      },
      {
        folder: "import",
        purpose: "reading other apps' files, matching their exercises, and finding what is new",
        mayImport: [...words, "src/domain/workout", "src/domain/export", "src/domain/photos", rows],
      },
      {
        folder: "sharing",
        purpose: "a workout as a FIT or a TCX file",
        mayImport: [...sets, rows],
        packages: ["@markw65/fit-file-writer"],
      },
      {
        folder: "strava",
        purpose:
          "requests to and responses from the function `strava`, manual activities, and why a workout didn't arrive",
        mayImport: [...words, "src/domain/sharing"],
      },
      {
        folder: "suitability",
        purpose:
          "what exercises are like, and which of them suit a person: limits, skill, equipment, ladders and swaps",
        mayImport: ["src/domain/text", "src/domain/days", "src/domain/exercises", rows],
      },
      {
        folder: "figures",
        purpose:
          "drawings of how exercises are done: a jointed body posed by a few numbers, what it holds, and the strokes of both",
        mayImport: [],
      },
      {
        folder: "guide",
        purpose:
          "how exercises are done, in words: families with their movement, cues and mistakes, and what differs for one exercise",
        mayImport: [],
      },
      {
        folder: "coach/person",
        purpose: "the person the coach plans for: training, equipment, goals, and what to avoid",
        mayImport: [...person, "src/domain/coach/lifts"],
      },
      {
        folder: "coach/lifts",
        purpose:
          "the coach's one prescription for a lift: its state folded from logs, its rules, lighter weeks and returns",
        mayImport: [...sets, rows, "src/domain/records", "src/domain/loads", "src/domain/suitability"],
      },
      {
        folder: "coach/asking",
        purpose: "questions to the coach, prompts, and schemas for replies",
        mayImport: [...person, "src/domain/coach/lifts", "src/domain/coach/person", "src/domain/coach/sheet"],
      },
      {
        folder: "coach/checks",
        purpose: "checks on a suggestion and on a reply's claims, marks and fixes, swaps, edits in place",
        mayImport: [
          ...person,
          "src/domain/loads",
          "src/domain/coach/lifts",
          "src/domain/coach/person",
          "src/domain/coach/sheet",
          "src/domain/coach/asking",
        ],
      },
      {
        folder: "coach/sheet",
        purpose:
          "the facts of a workout or a month, the sentences that state them, and the list of all facts",
        mayImport: [...person, "src/domain/coach/lifts", "src/domain/coach/person"],
      },
      {
        folder: "coach/rules",
        purpose: "the built-in coach: five kinds of rule-based answers, each with its rule, data and source",
        mayImport: [
          ...person,
          "src/domain/loads",
          "src/domain/coach/sheet",
          "src/domain/coach/person",
          "src/domain/coach/lifts",
          "src/domain/coach/asking",
          "src/domain/coach/checks",
        ],
      },
      {
        folder: "coach/blocks",
        purpose: "a plan of several weeks from the built-in coach, as a program",
        mayImport: [
          ...person,
          "src/domain/loads",
          "src/domain/programs",
          "src/domain/coach/person",
          "src/domain/coach/lifts",
          "src/domain/coach/asking",
          "src/domain/coach/rules",
        ],
      },
    ],
  },
  {
    folder: "packages/backend/src",
    title: "server: the wire",
    packages: "any",
    rooms: [
      {
        folder: ".",
        purpose:
          "`product.ts` describes what a product passes in, `app.ts` combines the rooms into the server of `http-server.ts`, `pages.ts` serves everything outside the wire, `start.ts` starts and stops everything, `closing.ts` stops without losing a request, `readiness.ts` says whether the server is ready, `main.ts` runs it as a program, `commands.ts` has the operator's commands",
        mayImport: ["packages/backend/src"],
      },
      {
        folder: "setup",
        purpose:
          "`config.ts` reads all settings, which are described in `settings`; `sign-in` has the larger settings for accounts, `keys` creates and stores secrets, `starting` explains why a start is refused, and warns",
        mayImport: [],
      },
      {
        folder: "http",
        purpose: "errors, tokens and headers of the wire; slow clients and unreadable requests",
        mayImport: [],
      },
      {
        folder: "postgres",
        purpose:
          "the embedded Postgres, pools, running a statement as a role, migrations; `schema/` has what every hosted project already has",
        mayImport: ["packages/backend/src/setup", "packages/backend/src/http"],
      },
      {
        folder: "mail",
        purpose: "the mail server, or a local mailbox when none is set",
        mayImport: wire,
      },
      {
        folder: "auth",
        purpose:
          "accounts: `endpoints` has a file for each endpoint, `store` has all the SQL; between them are `accounts`, `passwords`, `codes` (sent by email and text message, and checked), `mails`, `pages` behind links, `sessions`, `limits` and `requests`; `factors`, `passkeys`, `providers`, `saml` and `sms` are the other ways to sign in",
        mayImport: wire,
      },
      {
        folder: "tables",
        purpose: "rows over HTTP: schema cache → parse → plan → sql → respond; pure up to the last step",
        mayImport: wire,
      },
      {
        folder: "realtime",
        purpose:
          "channels over sockets: frames, joining, presence, private topics, and limits (decision 046); `changes` follows the write-ahead log and checks who may read a row",
        mayImport: ["packages/backend/src/postgres", "packages/backend/src/http"],
      },
      {
        folder: "storage",
        purpose:
          "buckets and objects: `endpoints` use `objects`, which are rows under policies, each with its file in `files` (decision 036); `uploads` reads uploads, `resumable` reads them in parts (037); `render` resizes pictures in separate processes (049); the product's own files are stored at the start",
        mayImport: wire,
      },
      {
        folder: "functions",
        purpose:
          "runs the product's functions: who is calling, limits on time, size and calls, streamed replies",
        mayImport: ["packages/backend/src/http"],
      },
      {
        folder: "admin",
        purpose: "what the product's health page shows about the server: facts, free space, slow statements",
        mayImport: ["packages/backend/src/setup", "packages/backend/src/postgres"],
      },
      {
        folder: "metrics",
        purpose: "what the server counts and measures for a monitor, without naming a person, at /metrics",
        mayImport: ["packages/backend/src/postgres"],
      },
      {
        folder: "doctor",
        purpose:
          "`doctor`: how a server is, by its settings, folders, database and public address; `sentences.ts` has its words",
        mayImport: [...wire, "packages/backend/src/admin", "packages/backend/src/backup"],
      },
      {
        folder: "backup",
        purpose:
          "one file with all rows and secrets, made while the server runs, and restoring it, which doesn't trust the file (decisions 028, 050); `npm run backup` and `npm run restore` run `commands.ts`",
        mayImport: [
          "packages/backend/src/setup",
          "packages/backend/src/postgres",
          "packages/backend/src/storage",
          "packages/backend/src/admin",
        ],
      },
    ],
  },
  {
    folder: "src/product",
    title: "product: what the backend is given",
    packages: "any",
    rooms: [
      {
        folder: ".",
        purpose:
          "`product.ts` is what Repertoire passes to the backend; `main.ts` is the program, which `scripts/keep-running.mjs` restarts when it crashes; `admin-command.ts` is `npm run admin`, but what admins do is in the database (decision 030)",
        mayImport: ["src/product/settings", "packages/backend/src", "supabase/functions"],
      },
      {
        folder: "settings",
        purpose: "settings that the backend doesn't know: coach, Strava, privacy",
        mayImport: ["packages/backend/src/setup"],
      },
    ],
  },
  {
    folder: "src/web",
    title: "web: the app",
    packages: "any but Node's",
    rooms: [
      {
        folder: ".",
        purpose: "`routes.tsx` lists every page and what features show on each; `main.tsx` starts the app",
        mayImport: ["src/web", "src/domain"],
      },
      {
        folder: "ui",
        purpose:
          "the component kit: `styles` (tokens, layers), `messages`, `dialogs`, `fields`, `calendar`, `gestures`, `focus`; `lazy-part.tsx` is the only way to load a part later",
        mayImport: ["src/domain/text", "src/domain/days"],
      },
      {
        folder: "charts",
        purpose:
          "values over time or side by side: the full chart with its caption and table, and the compact one; uPlot is loaded with the first chart",
        mayImport: ["src/web/ui", ...words],
      },
      {
        folder: "figures",
        purpose: "figures that show how an exercise is done, loaded when the first is shown",
        mayImport: ["src/web/ui", "src/web/device", "src/domain"],
      },
      {
        folder: "guide",
        purpose:
          "the guide to an exercise in words, on a page and in a sheet, the button that opens the sheet, and what a swap changes; loaded when one is shown",
        mayImport: [
          "src/web/ui",
          "src/web/figures",
          "src/web/backend/exercises",
          "src/web/backend/session",
          "src/domain",
        ],
      },
      {
        folder: "printing",
        purpose:
          "sheets of paper to train by: a table of exercises with room to write, and how each is done; loaded when one is printed",
        mayImport: [
          "src/web/ui",
          "src/web/device",
          "src/web/figures",
          "src/web/backend/exercises",
          "src/web/backend/session",
          "src/domain",
        ],
      },
      {
        folder: "exercise-form",
        purpose:
          "the fields of a person's own exercise, and the dialog that creates one, loaded when it opens",
        mayImport: ["src/web/ui", "src/web/figures", "src/domain"],
      },
      {
        folder: "exercise-picker",
        purpose: "finding an exercise: search, filters, list",
        mayImport: ["src/web/ui", "src/web/exercise-form", "src/web/figures", "src/web/guide", "src/domain"],
      },
      {
        folder: "device",
        purpose:
          "the only store over local storage and the only one over IndexedDB; sign-in, theme, rest timers, network",
        mayImport: ["src/domain"],
      },
      {
        folder: "backend/.",
        purpose:
          "the only place that creates the client, with its token and settings; calling the server's functions and account endpoints",
        mayImport: ["src/web/device", "src/domain"],
      },
      {
        folder: "backend/queries",
        purpose:
          "what all queries share: keys, reading page by page, names as they are shown, responses stored by an earlier start, and when the first page has its data",
        mayImport: ["src/web/device", "src/domain/text"],
      },
      {
        folder: "backend/session",
        purpose: "who is signed in on this device, and signing out",
        mayImport: ["src/web/device", client],
      },
      {
        folder: "backend/live",
        purpose: "follows the person's changes on other devices",
        mayImport: [...asking, "src/web/backend/session"],
      },
      {
        folder: "backend/exercises",
        purpose: "the list of exercises, creating one, exercise notes, exercises to avoid",
        mayImport: asking,
      },
      {
        folder: "backend/training",
        purpose: "saved workouts, routines by name, and what to refetch when a workout changes",
        mayImport: asking,
      },
      {
        folder: "backend/preferences",
        purpose: "a person's preferences: units, bars and plates, RPE or RIR",
        mayImport: asking,
      },
      {
        folder: "backend/personal-keys",
        purpose: "a person's API keys, and which stay after a password change",
        mayImport: asking,
      },
      {
        folder: "backend/pictures",
        purpose: "the profile picture and progress photos, shrunk before upload",
        mayImport: asking,
      },
      {
        folder: "offline/drafts",
        purpose: "unsaved input: workouts, routines, goals, the profile",
        mayImport: ["src/web/device", "src/web/backend", "src/domain"],
      },
      {
        folder: "offline/queue",
        purpose: "workouts, events of programs and notes waiting to be sent, and the only way to save",
        mayImport: ["src/web/device", "src/web/backend", "src/domain"],
      },
      {
        folder: "offline/answers",
        purpose: "responses from the server, stored for reading offline",
        mayImport: ["src/web/device", "src/web/backend", "src/domain"],
      },
      {
        folder: "offline/imports",
        purpose: "an import in progress, until the server has all of it",
        mayImport: ["src/web/device", "src/domain"],
      },
      {
        folder: "programs",
        purpose:
          "a person's programs: reading them, the running one folded from its sessions and events, and sending changes; used in parts that load later",
        mayImport: [
          "src/domain",
          "src/web/device",
          "src/web/backend",
          "src/web/figures",
          "src/web/guide",
          "src/web/offline/*",
        ],
      },
      {
        folder: "coach",
        purpose:
          "the coach's panels, loaded when one is shown: `asking` (a reply as it streams in), `analysis` (workout, month), `suggestion` (goal, routine, week), `block` (several weeks as a program)",
        mayImport: [
          ...screens,
          "src/web/equipment",
          "src/web/exercise-picker",
          "src/web/guide",
          "src/web/offline/drafts",
          "src/web/programs",
        ],
      },
      {
        folder: "repeating",
        purpose:
          "reusing a saved workout: repeat it, turn it into a routine, or update its routine; the only save of routines",
        mayImport: [...screens, "src/web/offline/drafts"],
      },
      {
        folder: "sharing",
        purpose: "sharing a saved workout as a picture, text, FIT, TCX or to Strava; loaded when it opens",
        mayImport: screens,
      },
      {
        folder: "logged-workout",
        purpose:
          "a saved workout with its sets and what can be done with it, on Home and in the history; deleting it",
        mayImport: [...screens, "src/web/repeating", "src/web/sharing"],
      },
      {
        folder: "workbench",
        purpose:
          "the frame of the history and the exercises: a list that is searched and filtered, a pane beside it or in its place, their keys and address",
        mayImport: [...screens, "src/web/shell", "src/web/printing"],
      },
      {
        folder: "second-factors",
        purpose: "asking for a second factor, at sign-in and before actions that need it",
        mayImport: ["src/web/ui", "src/web/backend", "src/domain"],
      },
      {
        folder: "equipment",
        purpose:
          "which dumbbells, stacks and other fixed weights a person has, asked on the profile and where a load is suggested",
        mayImport: screens,
      },
      {
        folder: "photos",
        purpose: "the person's progress photos: reading, adding and removing them, on Home and the Body page",
        mayImport: screens,
      },
      {
        folder: "weighing",
        purpose:
          "logging body weight and measurements, from Home and the Body page; its dialogs are loaded when they open",
        mayImport: [...screens, "src/web/offline/queue"],
      },
      {
        folder: "workout-versions",
        purpose:
          "two versions of one workout side by side, in the form and in the outbox; loaded when a save meets another version",
        mayImport: ["src/web/ui", "src/web/backend", "src/domain"],
      },
      {
        folder: "shell/.",
        purpose: "the frame around every page: navigation, consent, theme, the bar at the bottom",
        mayImport: [...screens, "src/web/shell"],
      },
      {
        folder: "shell/pages",
        purpose:
          "a page in its frame: who may see it, loading it, arriving on it, what shows when it is missing or broken; what loads after the first page",
        mayImport: [...screens, "src/web/offline/answers"],
      },
      {
        folder: "shell/masthead",
        purpose: "the top of a page: logo, beta badge, the person's picture",
        mayImport: screens,
      },
      {
        folder: "shell/mail-link",
        purpose: "opening a link from an email, including one that signs in someone else",
        mayImport: [...screens, "src/web/shell/pages"],
      },
      {
        folder: "shell/on-this-device",
        purpose: "the app on this device: installing, updating, working offline, changes from other devices",
        mayImport: [...screens, "src/web/offline/*", "src/web/programs", "src/web/shell/masthead"],
      },
      {
        folder: "features/*",
        purpose:
          "a folder for each screen; larger ones have a folder for each visible part, combined in `screen`",
        mayImport: [
          ...screens,
          "src/web/charts",
          "src/web/exercise-form",
          "src/web/exercise-picker",
          "src/web/figures",
          "src/web/guide",
          "src/web/printing",
          "src/web/offline/*",
          "src/web/coach",
          "src/web/programs",
          "src/web/repeating",
          "src/web/logged-workout",
          "src/web/equipment",
          "src/web/sharing",
          "src/web/second-factors",
          "src/web/photos",
          "src/web/weighing",
          "src/web/workout-versions",
          "src/web/workbench",
          "src/web/shell",
        ],
      },
      {
        folder: "service-worker",
        purpose: "the app's files offline, and the last known `/config.json`",
        mayImport: ["src/web/device"],
      },
    ],
  },
  {
    folder: "supabase/functions",
    title: "functions: fitness on the server, and other services",
    packages: "any",
    rooms: [
      {
        folder: ".",
        purpose: "the caller's tables, and running a function on a hosted project",
        mayImport: [rows, "packages/backend/src/functions"],
      },
      {
        folder: "*",
        purpose:
          "a function as `(Request, context) => Response`; it queries the tables with the caller's rights (decision 024)",
        mayImport: ["supabase/functions/.", "packages/backend/src/functions", "src/domain"],
      },
    ],
  },
]
