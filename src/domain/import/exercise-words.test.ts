import { describe, expect, it } from "vitest"
import { likeness, wordsOf } from "./exercise-words.ts"

describe("the words of an exercise's name", () => {
  it.each([
    ["Bicep Curls (DB)", ["bicep", "curl", "dumbbell"]],
    ["Tricep Push-Downs", ["tricep", "push", "down"]],
    ["OHP", ["overhead", "press"]],
    ["RDL with BB", ["romanian", "deadlift", "barbell"]],
    ["Chinups", ["chin", "up"]],
    ["Pull Ups", ["pull", "up"]],
    ["Stepup", ["step", "up"]],
    ["Lat Pulldowns", ["lat", "pull", "down"]],
    ["Standing Calves on the Smith", ["standing", "calf", "smith", "machine"]],
    ["One-Legged Squat", ["single", "leg", "squat"]],
    ["One Armed Row", ["single", "arm", "row"]],
    ["EZ Bar Curl", ["ez", "bar", "curl"]],
    ["Crunches & Presses", ["crunch", "press"]],
    ["Flyes", ["fly"]],
    ["Flys", ["fly"]],
    ["Biceps Curl", ["bicep", "curl"]],
    ["Flat Bench Press", ["bench", "press"]],
    ["Flat Flies", ["fly"]],
    ["Flat Stones", ["flat", "stone"]],
    ["Farmer's Walk", ["farmer", "walk"]],
    ["Farmers’ Walk", ["farmer", "walk"]],
    ["Élévations", ["elevation"]],
    ["Boxes", ["box"]],
    ["Gas", ["gas"]],
    ["Hex Bar Deadlift", ["trap", "bar", "deadlift"]],
    ["The Press with a Grip and on a Hip of Steel", ["press", "grip", "hip", "steel"]],
    ["Pushups", ["push", "up"]],
    ["Pullup", ["pull", "up"]],
    ["Situp", ["sit", "up"]],
    ["KB Swing", ["kettlebell", "swing"]],
    ["Cable Pullover", ["cable", "pull", "over"]],
    ["Tricep Pushdown", ["tricep", "push", "down"]],
    ["EZ Curl", ["ez", "bar", "curl"]],
    ["EZBar Curl", ["ez", "bar", "curl"]],
    ["TRX Row", ["suspension", "row"]],
    ["Palloff Press", ["pallof", "press"]],
    ["Chest Press", ["chest", "press"]],
    ["L'Sit", ["lsit"]],
  ])("%s are %j", (name, words) => {
    expect([...wordsOf(name)].toSorted()).toEqual(words.toSorted())
  })

  it("show how alike two names are", () => {
    expect([likeness(2, 2, 2), likeness(1, 2, 2), likeness(3, 4, 5)]).toEqual([1, 0.5, 6 / 9])
  })
})
