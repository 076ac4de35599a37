import { NothingHere } from "#web/ui/messages/nothing-here.tsx"
import { sentences } from "./missing-sentences.ts"

interface MissingProgramProps {
  /** Replaces the usual sentence if it isn't the program itself that is missing. */
  sentence?: string
  /** Whether the page has a heading without the program. */
  hasHeading?: boolean
}

/** What a page shows in place of a program that doesn't exist, or a part of one. */
export function MissingProgram({ sentence = sentences.gone, hasHeading = false }: MissingProgramProps) {
  const title = hasHeading ? {} : { title: sentences.title }
  return <NothingHere {...title} {...{ sentence }} back={{ to: "/programs", name: sentences.toPrograms }} />
}
