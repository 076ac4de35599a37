import { titles } from "#web/shell/title-sentences.ts"

/** The wording of the landing page. The first block is quoted word for word from the specification. */
export const sentences = {
  signUpNow: "Sign Up Now",
  alreadyMember: "Already a Member? Sign In",

  title: ["Your training,", "on the record."],
  about:
    "Repertoire pencils in what you lifted last time. You confirm each set with one tap, with or without a signal.",
  steps: {
    pencil: {
      title: "Last time is in pencil",
      text: "Every set starts with the weight and reps you did before. Nothing to look up, nothing to type.",
    },
    ink: {
      title: "One tap puts it in ink",
      text: "Change a number or don’t. The set is logged, and the next one is already waiting.",
    },
    stamp: {
      title: "A record gets the stamp",
      text: "Heaviest set, most reps, longest run: marked on the set itself, and on every chart after that.",
    },
  },

  picturesTitle: "On your phone",
  pictures: {
    logging: "Logging: last time in pencil, plates per side, rest timer in the bar.",
    calendar: "Home: today’s plan, your week and your month.",
    day: "A day: what you did, and which sets were records.",
    routines: "Routines: built once, started with one tap.",
    airoutine: "A routine drafted from your training. Edit it before you save.",
    analysis: "Your month in plain words, with figures checked against your log.",
  },

  closing: "Write the first line today.",
  firstTime: "first time",
  beta: "Repertoire is in beta.",
  privacyPolicy: titles["/privacy-policy"],
  tryWithout: "Try It Without an Account",
  tryFailed: "You can’t start without an account right now. Try again later.",
}
