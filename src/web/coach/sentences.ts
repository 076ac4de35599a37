import { writeTime } from "#domain/text/formats.ts"

/** Texts shared by all coach panels: asking, waiting, and who wrote the reply. */
export const sentences = {
  builtIn: "Use the built-in coach",
  aboutBuiltIn:
    "No AI model is connected here, so the built-in coach answers. It applies fixed rules to your log, which isn’t sent anywhere.",
  showAll: "Show All",
  showLess: "Show Less",
  asking: "Reading your training",
  writing: "Writing",
  analyzing: "Analyzing...",
  generating: "Generating...",
  renewsAt: (moment: number) => `You can ask again at ${writeTime(moment)}.`,
  failedRules:
    "The built-in coach needs your last three months of training, which aren’t stored on this device.",

  refused: "The AI’s reply didn’t match your log, so the built-in coach answered.",

  byModel: "Written by an AI model. It can be wrong.",
  byRules: "Written by the built-in coach, based on fixed rules.",
  shortByModel: "AI model",
  shortByRules: "Built-in coach",
  summary: "Summary",
  why: "Why?",
  whyThisPlan: "Why this plan?",
  rule: "Rule",
  data: "Your data",
  source: "Source",
}
