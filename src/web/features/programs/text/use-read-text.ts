import { useDeferredValue, useMemo, useState } from "react"
import type { ExerciseRef } from "#domain/programs/rule.ts"
import { readAnyText } from "#domain/programs/text/read-any-text.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { sentences } from "./sentences.ts"
import { type ChosenExercises, nameFinder } from "./settle-text.ts"

const noneChosen: ChosenExercises = new Map()

/** The text being typed, the programs read from it, and the problems to resolve first. */
export function useReadText(exercises: readonly Exercise[]) {
  const [text, setText] = useState("")
  const [name, setName] = useState("")
  const [chosen, setChosen] = useState(noneChosen)
  const finder = useMemo(() => nameFinder(exercises), [exercises])
  const written = useDeferredValue(text)
  const read = useMemo(() => {
    const { find, settled } = finder(chosen)
    const read = readAnyText(written, { find, name: name.trim() || sentences.fromLiftosaur })
    return { ...read, settled: settled() }
  }, [written, name, chosen, finder])
  return {
    ...{ text, setText, name, setName, read },
    /** Whether the programs can be imported and are up to date with the text. */
    isReady: read.programs.length > 0 && written === text,
    choose: (written: string, exercise: ExerciseRef) =>
      setChosen((before) => new Map([...before, [written, exercise]])),
  }
}
