/** The wording of the privacy policy. Each release must keep it true. */
export const sentences = {
  back: "Back to Repertoire",
  title: "Privacy policy",
  about:
    "Repertoire is a self-hosted training log. This page explains what the app stores about you. There is no tracking: no analytics, no advertising, no cookies, and no scripts, fonts or images from anywhere but this server.",

  onServer: "Stored on the server",
  account: "Your account",
  aboutAccount:
    "Email, username, and your password as an irreversible hash. Accounts without an email address are deleted after 30 days without use.",
  signIns: "Your sign-ins",
  aboutSignIns:
    "The time, the kind of browser and the network address of each one, so that you can end it. If you use them, the secret of your authenticator app and the public keys of your passkeys.",
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
  aboutSignIn: "It keeps you signed in. Log out removes it.",
  unsent: "Unsent workouts",
  aboutUnsent:
    "What you log, until it is safe on the server. Other people who sign in on this device can’t see it.",
  choices: "Two choices",
  aboutChoices: "Your theme, and that you accepted this notice.",

  access: "Who can see it",
  aboutAccess:
    "Every row in the database names its owner, and the database itself refuses to show it to any other account or let them change it. The person who runs this server can technically read the database, as on any server. Nothing is sold or shared, and nothing is sent to another company except what you ask an AI for.",
  aboutAi:
    "When you ask an AI to analyze a workout or a month, or to suggest a goal, a routine or a week, the following goes to the provider chosen by the person who runs this server: what you trained in that month, or in three months, with your notes; your active goals; your equipment; what you avoid, with your reasons; the names of your exercises; and your unit of weight. Your name, your email address and your body weight are not sent. Nothing is sent until you ask, and the built-in coach sends nothing at all.",

  leaving: "Taking your data with you, and deleting it",
  aboutLeaving:
    "You can correct and delete each workout, goal, routine and weight in the app. Download My Data on your profile gives you your profile, workouts, sets, weights and goals as one CSV file, made on your device. Delete My Account, below it, deletes the account and all its data, on all devices. Only the number of your AI requests of that day remains, under a code that can’t be turned back into your email address. Deletion is final: the rows are removed, not hidden. Backups of the server may still contain them for as long as the person who runs it keeps those backups.",

  questions: "Questions",
  writeTo: "Write to",
  noContact:
    "The person who runs this server hasn’t published an email address. Ask the person who invited you.",
}
