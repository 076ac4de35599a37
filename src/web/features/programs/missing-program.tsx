import { NothingHere } from "#web/ui/messages/nothing-here.tsx"
import { sentences } from "./missing-sentences.ts"

interface MissingProgramProps {
  /** Replaces the usual sentence if something other than the program itself is missing. */
  sentence?: string
  /** Whether the page has a heading even without the program. */
  hasHeading?: boolean
}

/** What a page shows in place of a program, or a part of one, that doesn't exist. */
export function MissingProgram({ sentence = sentences.gone, hasHeading = false }: MissingProgramProps) {
  const title = hasHeading ? {} : { title: sentences.title }
  return <NothingHere {...title} {...{ sentence }} back={{ to: "/programs", name: sentences.toPrograms }} />
}
