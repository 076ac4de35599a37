/** The wording for building a program from scratch. */
export const sentences = {
  buildOwn: "Build your own",
  name: "Name",
  begin: "Add exercises",
  wrongName: "Give the program a name.",
}
