import { backend } from "#web/backend/client.ts"
import { sentences } from "./sentences.ts"

interface AskButtonsProps {
  /** The label of the button that asks the model. */
  ask: string
  askModel: () => unknown
  askRules: () => unknown
}

/** The buttons for asking a language model or the built-in coach. If there is no language model, the built-in coach comes first. */
export function AskButtons({ ask, askModel, askRules }: AskButtonsProps) {
  const { hasLanguageModel } = backend.config
  const model = { name: ask, press: askModel }
  const rules = { name: sentences.builtIn, press: askRules }
  const [first, second] = hasLanguageModel ? [model, rules] : [rules, model]
  return (
    <div className="row">
      <button type="button" className="button" onClick={() => void first.press()}>
        {first.name}
      </button>
      <button type="button" className="button quiet" onClick={() => void second.press()}>
        {second.name}
      </button>
    </div>
  )
}

/** Says who answers if no model is connected; nothing if one is. */
export function AboutBuiltIn() {
  if (backend.config.hasLanguageModel) return null
  return <p className="small soft">{sentences.aboutBuiltIn}</p>
}
