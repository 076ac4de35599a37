/** The texts for a program's sessions to come. */
export const sentences = {
  later: "Its numbers depend on the sessions before it.",
  startEarly: (name: string) => `Log ${name} Now`,
  afterThat: "After That",
  wholeProgram: "The Whole Program",
  next: "Next",
  topSet: (target: string) => `top set ${target}`,
  twice: (name: string) => `${name} was logged twice.`,
  twiceKept: "Both workouts are saved. The one that reached the server first counts for your program.",
  seeThisOne: "See This One",
}
