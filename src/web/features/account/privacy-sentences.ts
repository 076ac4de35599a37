import { titles } from "#web/shell/title-sentences.ts"

/** The wording of the privacy policy. Each release must keep it true. */
export const sentences = {
  back: "Back to Repertoire",
  title: titles["/privacy-policy"],
  about:
    "Repertoire is a self-hosted training log. This page explains what the app stores about you. There is no tracking: no analytics, no advertising, no cookies, and no scripts, fonts or images from anywhere but this server.",

  onServer: "Stored on the server",
  account: "Your account",
  aboutAccount:
    "Email, username, and your password as an irreversible hash. Accounts without an email address are deleted after 30 days without use.",
  signIns: "Your sign-ins",
  aboutSignIns:
    "The time, browser and network address of each sign-in, so that you can end any of them. If you use an authenticator app or passkeys, also the app’s secret and the passkeys’ public keys.",
  training: "Your training",
  aboutTraining:
    "Workouts with their sets, notes, dates and durations; routines, goals and schedules; what you enter in your profile, such as name, age, sex, height and weight. Everything except the workouts you save is optional.",
  mail: "Email",
  aboutMail:
    "The emails you ask for, such as the link that confirms your address, and a notice whenever one of your sign-in methods changes.",
  logs: "Logs",
  aboutLogs:
    "One line per request, for troubleshooting. It never contains a password, a sign-in token or one of your notes.",

  onDevice: "Stored on this device",
  signIn: "Your sign-in",
  aboutSignIn: "Keeps you signed in. Removed when you log out.",
  unsent: "Unsent workouts",
  aboutUnsent:
    "What you log, until it is safe on the server. Other people who sign in on this device can’t see it.",
  choices: "Two choices",
  aboutChoices: "Your theme, and that you accepted this notice.",

  access: "Who can see it",
  aboutAccess:
    "Every row in the database names its owner, and the database itself doesn’t let any other account see or change it. The person who runs this server can technically read the database, as on any server. Nothing is sold or shared, and nothing is sent to another company unless you ask an AI for something.",
  aboutAi:
    "When you ask an AI to analyze a workout or a month, or to suggest a goal, a routine or a week, the following goes to the provider chosen by the person who runs this server: what you trained in that month, or in the last three months, with your notes; your active goals; your equipment; what you avoid, with your reasons; the names of your exercises; and your weight unit. Your name, your email address and your body weight are not sent. Nothing is sent until you ask, and the built-in coach sends nothing at all.",

  leaving: "Taking your data with you, and deleting it",
  aboutLeaving:
    "You can correct or delete any workout, goal, routine or weight in the app. Download My Data on your profile gives you your profile, workouts, sets, weights and goals as one CSV file, made on your device. Delete My Account, below it, deletes the account and all its data, on all devices. Only the number of AI requests you made on the day you delete your account is kept, under a code that can’t be turned back into your email address. Deletion is final: the rows are removed, not hidden. Server backups may still contain them for as long as the person who runs the server keeps those backups.",

  questions: "Questions",
  writeTo: "Contact",
  noContact:
    "The person who runs this server hasn’t published an email address. Ask the person who invited you.",
}
