import { createContext, type ReactNode, use, useCallback, useState } from "react"
import { sentences } from "../sentences.ts"
import { Dialog } from "./dialog.tsx"

export interface Question {
  question: string
  /** The button's label, which names the action: "Delete Goal". */
  action: string
  /** Whether the action destroys something. */
  danger?: boolean
}

type Ask = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Ask | undefined>(undefined)

/** Asks before something irreversible. The promise resolves with the choice; Escape means no. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext)
  if (!ask) throw new Error("useConfirm needs a ConfirmProvider above it.")
  return ask
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<{ question: Question; settle: (answer: boolean) => void }>()
  const ask = useCallback<Ask>((question) => new Promise((settle) => setOpen({ question, settle })), [])

  function answer(yes: boolean) {
    open?.settle(yes)
    setOpen(undefined)
  }

  return (
    <ConfirmContext value={ask}>
      {children}
      {open && <QuestionDialog question={open.question} onAnswer={answer} />}
    </ConfirmContext>
  )
}

function QuestionDialog({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
  return (
    <Dialog
      title={question.question}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <button type="button" className="button quiet" onClick={() => onAnswer(false)}>
            {sentences.cancel}
          </button>
          <button
            type="button"
            className={question.danger ? "button danger filled" : "button primary"}
            onClick={() => onAnswer(true)}
          >
            {question.action}
          </button>
        </>
      }
    />
  )
}
