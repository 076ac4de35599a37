/**
 * The rooms of the sources, each in a row: where it is, what it is for, what its files may import beside each other. The check of imports, the
 * picture and the tables of ARCHITECTURE.md are made from this file alone.
 */
export interface Room {
  /** Its folder below that of its wing; `*` stands for every folder there, each a room of its own. "." and "a/." are the files beside the folders. */
  folder: string
  purpose: string
  /** Rooms by their full names; a wing's name or `a/b/*` means all rooms in it. */
  mayImport: readonly string[]
  /** Packages beside those of its wing. */
  packages?: readonly string[]
}

export interface Wing {
  folder: string
  title: string
  /** Packages that its files may import: a list, or all but those of Node. */
  packages: readonly string[] | "any" | "any but Node's"
  rooms: readonly Room[]
}

const words = ["src/domain/text", "src/domain/measures", "src/domain/days"]
const sets = [...words, "src/domain/supersets", "src/domain/plates", "src/domain/workout"]
const rows = "src/domain/row-types.ts"
const person = [
  ...sets,
  rows,
  ...["exercises", "goals", "profile", "records"].map((room) => `src/domain/${room}`),
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
        purpose: "how numbers, lists, counts and times are written, by `Intl`; which words mean each side",
        mayImport: [],
      },
      {
        folder: "measures",
        purpose: "reading and writing numbers, units, lengths of time",
        mayImport: [],
      },
      {
        folder: "days",
        purpose:
          "the calendar: local days, weeks, months, and days in words (`Date` is used in `local-day.ts` only)",
        mayImport: ["src/domain/text"],
      },
      {
        folder: "supersets",
        purpose: "which exercises are done in turn, and how they are joined, moved and put back",
        mayImport: [],
      },
      {
        folder: "plates",
        purpose: "bars and plates that a person owns, the plates for a weight, the way up to it",
        mayImport: ["src/domain/measures"],
      },
      {
        folder: "photos",
        purpose: "progress photos: poses, their keys, the one to compare with",
        mayImport: ["src/domain/days"],
      },
      {
        folder: "workout",
        purpose: "the draft of a workout and every edit of it, sets, timer, rest, last time",
        mayImport: [...words, "src/domain/supersets", "src/domain/plates", rows],
      },
      {
        folder: "records",
        purpose: "what is a record, estimated maxima, the next session, the summary of a workout",
        mayImport: [...sets, rows],
      },
      {
        folder: "saving",
        purpose: "what is sent for a workout, what a reply means, the queue, two versions of one log",
        mayImport: [...sets, rows],
      },
      {
        folder: "exercises",
        purpose: "an exercise of one's own, its kinds of sets, and the search among all of them",
        mayImport: [...sets, rows],
      },
      {
        folder: "goals",
        purpose: "a goal's form, its progress, its trend",
        mayImport: [...words, "src/domain/workout", rows],
      },
      {
        folder: "routines",
        purpose: "a routine while it is built, what is saved of it, what a workout would change in it",
        mayImport: [...words, "src/domain/supersets", "src/domain/workout", rows],
      },
      {
        folder: "profile",
        purpose: "the profile's form, its measures and equipment",
        mayImport: [...words, rows],
      },
      {
        folder: "progress",
        purpose: "the series that charts draw, body weight over time",
        mayImport: [...words, rows],
      },
      {
        folder: "export",
        purpose: "all of a person's data as one CSV, and as one JSON",
        mayImport: [...words, "src/domain/photos", rows],
      },
      {
        folder: "import",
        purpose: "what other apps' files say, what their exercises are here, what of it is new",
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
          "what the function `strava` is asked and answers, an activity by hand, why a workout did not arrive",
        mayImport: [...words, "src/domain/sharing"],
      },
      {
        folder: "coach/person",
        purpose: "whom the coach plans for: what was trained, with what, for which goals, what is avoided",
        mayImport: person,
      },
      {
        folder: "coach/asking",
        purpose: "what the coach is asked, the prompts, the schemas of replies",
        mayImport: [...person, "src/domain/coach/person"],
      },
      {
        folder: "coach/checks",
        purpose: "what a suggestion is held against, its marks and fixes, swaps, edits in place",
        mayImport: [...person, "src/domain/coach/person", "src/domain/coach/asking"],
      },
      {
        folder: "coach/rules",
        purpose: "the built-in coach: five answers by rules, each with its rule, data and source",
        mayImport: [
          ...person,
          "src/domain/coach/person",
          "src/domain/coach/asking",
          "src/domain/coach/checks",
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
          "`product.ts` is what a product brings, `app.ts` puts the rooms together in the server of `http-server.ts`, `pages.ts` has what is not the wire, `start.ts` starts and stops everything, `closing.ts` ends it without losing a request, `readiness.ts` says whether it is ready, `main.ts` runs it as a program, `commands.ts` the operator's commands",
        mayImport: ["packages/backend/src"],
      },
      {
        folder: "setup",
        purpose:
          "`config.ts` reads all settings, which `settings` describes; `sign-in` has the larger ones of accounts, `keys` makes and keeps secrets, `starting` says why a start is refused or doubtful",
        mayImport: [],
      },
      {
        folder: "http",
        purpose: "errors, tokens and headers of the wire, clients that are slow or can't be read",
        mayImport: [],
      },
      {
        folder: "postgres",
        purpose:
          "the embedded Postgres, pools, a statement as a role, migrations; in `schema/` what a hosted project brings by itself",
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
          "accounts: `endpoints` has one file each, `store` all of the SQL; between them `accounts`, `passwords`, `codes` (in mails and texts, and proving them), `mails`, `pages` behind links, `sessions`, `limits` and `requests`; `factors`, `passkeys`, `providers`, `saml` and `sms` are the other ways in",
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
          "channels over sockets: frames, joining, presence, private topics, and how much each may have (046); `changes` follows the log of changes and asks who may read a row",
        mayImport: ["packages/backend/src/postgres", "packages/backend/src/http"],
      },
      {
        folder: "storage",
        purpose:
          "buckets and objects: `endpoints` over `objects`, rows under policies, each with its file in `files` (decision 036); `uploads` reads what is sent, `resumable` in parts (037); `render` draws pictures in other sizes, in processes of their own (049); what the product brings is put there at the start",
        mayImport: wire,
      },
      {
        folder: "functions",
        purpose: "runs the product's functions: who asks, limits of time, size and calls, streamed replies",
        mayImport: ["packages/backend/src/http"],
      },
      {
        folder: "admin",
        purpose:
          "what the server says about itself, for the product's health page: facts, free space, slow statements",
        mayImport: ["packages/backend/src/setup", "packages/backend/src/postgres"],
      },
      {
        folder: "backup",
        purpose:
          "one file with all rows and secrets, made while the server runs, and the way back, on which it is a stranger's file (decisions 028, 050); `commands.ts` is what `npm run backup` and `npm run restore` start",
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
          "`product.ts` is what Repertoire brings to the backend; `main.ts` is the program, which `scripts/keep-running.mjs` starts again when it ends by itself; `admin-command.ts` is `npm run admin`, while what admins do is in the database (decision 030)",
        mayImport: ["src/product/settings", "packages/backend/src", "supabase/functions"],
      },
      {
        folder: "settings",
        purpose: "the settings that the backend knows nothing of: coach, Strava, privacy",
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
        purpose: "`routes.tsx` knows every page and what features show on each of them; `main.tsx` starts",
        mayImport: ["src/web", "src/domain"],
      },
      {
        folder: "ui",
        purpose:
          "the component kit: `styles` (tokens, layers), `messages`, `dialogs`, `fields`, `calendar`, `gestures`, `focus`; `lazy-part.tsx` is the one way to fetch a part later",
        mayImport: ["src/domain/text", "src/domain/days"],
      },
      {
        folder: "charts",
        purpose:
          "values over time or side by side: the whole chart with its sentence and table, and the compact one; uPlot is fetched with the first drawing",
        mayImport: ["src/web/ui", ...words],
      },
      {
        folder: "exercise-form",
        purpose:
          "the fields of an exercise of one's own, and the dialog that makes one, fetched when it is opened",
        mayImport: ["src/web/ui", "src/domain"],
      },
      {
        folder: "exercise-picker",
        purpose: "finding one of the exercises: the search, the filters, the list",
        mayImport: ["src/web/ui", "src/web/exercise-form", "src/domain"],
      },
      {
        folder: "device",
        purpose:
          "the one store over local storage and the one over IndexedDB; the sign-in, the theme, rests, the network",
        mayImport: ["src/domain"],
      },
      {
        folder: "backend/.",
        purpose:
          "the one place that makes the client, its token and its settings, and how the server's functions and accounts are asked",
        mayImport: ["src/web/device", "src/domain"],
      },
      {
        folder: "backend/queries",
        purpose:
          "what queries of every kind share: their keys, reading page by page, answers from an earlier start, when the first page has its own",
        mayImport: ["src/web/device"],
      },
      {
        folder: "backend/session",
        purpose: "who is signed in here, and signing out",
        mayImport: ["src/web/device", client],
      },
      {
        folder: "backend/live",
        purpose: "follows what the person changes on other devices",
        mayImport: [...asking, "src/web/backend/session"],
      },
      {
        folder: "backend/exercises",
        purpose: "the list of exercises, making one, notes on them, which are avoided",
        mayImport: asking,
      },
      {
        folder: "backend/training",
        purpose: "saved workouts, routines by name, and what has to follow when a workout has changed",
        mayImport: asking,
      },
      {
        folder: "backend/preferences",
        purpose: "what a person has chosen: units, bars and plates, RPE or RIR",
        mayImport: asking,
      },
      {
        folder: "backend/personal-keys",
        purpose: "a person's API keys, and which of them outlive a new password",
        mayImport: asking,
      },
      {
        folder: "backend/pictures",
        purpose: "the profile's picture and progress photos: their files, made small before they are sent",
        mayImport: asking,
      },
      {
        folder: "offline/drafts",
        purpose: "what is typed and not saved: workouts, routines, goals, the profile",
        mayImport: ["src/web/device", "src/web/backend", "src/domain"],
      },
      {
        folder: "offline/queue",
        purpose: "workouts and notes that wait to be sent, and the one path of a save",
        mayImport: ["src/web/device", "src/web/backend", "src/domain"],
      },
      {
        folder: "offline/answers",
        purpose: "answers of the server, kept for reading without a network",
        mayImport: ["src/web/device", "src/web/backend", "src/domain"],
      },
      {
        folder: "offline/imports",
        purpose: "an import on its way, until the server has all of it",
        mayImport: ["src/web/device", "src/domain"],
      },
      {
        folder: "coach",
        purpose:
          "the panels of the coach, fetched when one is shown: `asking` (a reply while it is written), `analysis` (workout, month), `suggestion` (goal, routine, week)",
        mayImport: [...screens, "src/web/exercise-picker", "src/web/offline/drafts"],
      },
      {
        folder: "repeating",
        purpose:
          "a saved workout done again: repeated, made a routine, or taken over into its routine; the one save of routines",
        mayImport: [...screens, "src/web/offline/drafts"],
      },
      {
        folder: "sharing",
        purpose:
          "what a saved workout can be shared as: picture, text, FIT, TCX, Strava; fetched when it is opened",
        mayImport: screens,
      },
      {
        folder: "second-factors",
        purpose: "proving a second factor, at sign-in and before what needs it",
        mayImport: ["src/web/ui", "src/web/backend", "src/domain"],
      },
      {
        folder: "weighing",
        purpose: "logging a body weight from Home and the profile; its dialog is fetched when it is opened",
        mayImport: screens,
      },
      {
        folder: "workout-versions",
        purpose:
          "two versions of one workout side by side; fetched when a save meets another version, in the form as in the outbox",
        mayImport: ["src/web/ui", "src/web/backend", "src/domain"],
      },
      {
        folder: "shell/.",
        purpose: "the frame around every page: navigation, consent, theme, what is fixed to the lower edge",
        mayImport: [...screens, "src/web/shell"],
      },
      {
        folder: "shell/pages",
        purpose:
          "a page in its frame: who may see it, fetching it, arriving on it, what stands there when it is missing or broken; what comes after the first one",
        mayImport: [...screens, "src/web/offline/answers"],
      },
      {
        folder: "shell/masthead",
        purpose: "the top of a page: logo, beta badge, the person's picture",
        mayImport: screens,
      },
      {
        folder: "shell/mail-link",
        purpose: "opening a link from a mail, also one that signs in somebody else",
        mayImport: [...screens, "src/web/shell/pages"],
      },
      {
        folder: "shell/on-this-device",
        purpose:
          "the app on this device: installing it, newer releases, reading and sending without a network, what other devices change",
        mayImport: [...screens, "src/web/offline/*", "src/web/shell/masthead"],
      },
      {
        folder: "features/*",
        purpose:
          "a folder a screen; in the larger ones a folder for each part that a person sees, with `screen` on top",
        mayImport: [
          ...screens,
          "src/web/charts",
          "src/web/exercise-form",
          "src/web/exercise-picker",
          "src/web/offline/*",
          "src/web/coach",
          "src/web/repeating",
          "src/web/sharing",
          "src/web/second-factors",
          "src/web/weighing",
          "src/web/workout-versions",
          "src/web/shell",
        ],
      },
      {
        folder: "service-worker",
        purpose: "the files of the app without a network, and `/config.json` as last known",
        mayImport: ["src/web/device"],
      },
    ],
  },
  {
    folder: "supabase/functions",
    title: "functions: what knows about fitness and asks others",
    packages: "any",
    rooms: [
      {
        folder: ".",
        purpose: "the caller's tables, and a function on a hosted project",
        mayImport: [rows, "packages/backend/src/functions"],
      },
      {
        folder: "*",
        purpose:
          "a function as `(Request, context) => Response`; it asks the tables under the caller's own rights (decision 024)",
        mayImport: ["supabase/functions/.", "packages/backend/src/functions", "src/domain"],
      },
    ],
  },
]
