import { PencilLine } from "lucide-react"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { LineDraft } from "#domain/programs/editing/day-draft.ts"
import {
  type RuleDraft,
  type RuleField,
  ruleFields,
  usualNumber,
  withIncrementText,
} from "#domain/programs/editing/rule-draft.ts"
import { withRuleChanged } from "#domain/programs/editing/changed-rule.ts"
import type { Program, ProgramLine } from "#domain/programs/program.ts"
import { isRuleName } from "#domain/programs/text/rule-words.ts"
import type { Rule, RuleName } from "#domain/programs/rule.ts"
import { isSame } from "#web/device/device-store.ts"
import styles from "./editing.module.css"
import type { LineRowProps } from "./line-row-props.ts"
import { RuleInput } from "./rule-input.tsx"
import { fieldLabel, ruleEffect, ruleNames, sentences } from "./rule-sentences.ts"
import { problemText } from "./sentences.ts"

const rules = Object.keys(ruleNames).filter(isRuleName)

type RuleFormProps = Pick<LineRowProps, "line" | "place" | "editing" | "program">

/** An exercise's rule: which one it is, its numbers, and a sentence about what it does. */
export function RuleForm({ line, place, editing, program }: RuleFormProps) {
  const { plan, unit, problems } = editing
  const { rule } = line
  // The rule with its default step filled in; null while the form can't be read.
  const planned = plan?.days[editing.place]?.[place]?.lift.rule ?? null
  const others = otherDays(line, editing.place, program)
  const context = { unit, others: others.flatMap(({ lines }) => lines) }
  const setRule = (next: RuleDraft) =>
    editing.change((before) => withRuleChanged(before, line, next, context))
  return (
    <div className={styles["growth"]}>
      <label className="field">
        {sentences.grows}
        <select
          value={rule.name}
          onChange={({ target: { value } }) => {
            const name = rules.find((each) => each === value)
            if (name) setRule({ ...rule, name })
          }}
        >
          {rules.map((name) => (
            <option key={name} value={name}>
              {ruleNames[name]}
            </option>
          ))}
        </select>
      </label>
      <div className={styles["pairs"]}>
        {shownFields(rule).map((field) => {
          const name = `${line.id} rule ${field.key}`
          const problem = problems.find((each) => each.field === name)
          return (
            <RuleInput
              key={field.key}
              {...{ field, name }}
              label={fieldLabel(rule.name, field.key, unit)}
              text={textOf(rule, field, unit)}
              usual={usualText(rule.name, field.key, { planned, unit })}
              problem={problem && problemText(problem)}
              onChange={(text) => setRule(withText(rule, field, { text, unit }))}
            />
          )
        })}
      </div>
      {planned && (
        <p className={styles["inWords"]}>
          <PencilLine className="icon" aria-hidden />
          <span>{ruleEffect(planned, unit)}</span>
        </p>
      )}
      {others.length > 0 && <p className="small soft">{sentences.alsoOn(others.map(({ name }) => name))}</p>}
      {rule.name === "variation" && (
        <p className="small soft">
          {rule.ladder.length === 0
            ? sentences.noForms
            : sentences.forms(rule.ladder.map((form) => form.exercise_name).join(", "))}
        </p>
      )}
    </div>
  )
}

/** The field is rarely needed, because few programs have cycles of different lengths. */
const shownFields = ({ name, texts }: RuleDraft) =>
  ruleFields(name).filter(({ key }) => key !== "cycle" || texts[key] !== undefined)

/** The other days that have this exercise with the same rule, each with its entries for the exercise. */
function otherDays({ exercise_id }: LineDraft, place: number, { days }: Program) {
  const rules = days[place]?.lines.filter((line) => line.exercise_id === exercise_id) ?? []
  const isShared = (line: ProgramLine) =>
    line.exercise_id === exercise_id && rules.some(({ rule }) => isSame(rule, line.rule))
  return days.flatMap(({ name, lines }, index) => {
    const shared = index === place ? [] : lines.filter(isShared)
    return shared.length > 0 ? [{ name, lines: shared }] : []
  })
}

const textOf = ({ texts }: RuleDraft, { key, kind }: RuleField, unit: WeightUnit) =>
  texts[kind === "increment" ? `${key}.${unit}` : key] ?? ""

function withText(
  rule: RuleDraft,
  { key, kind }: RuleField,
  typed: { text: string; unit: WeightUnit },
): RuleDraft {
  if (kind === "increment") return withIncrementText(rule, key, typed)
  return { ...rule, texts: { ...rule.texts, [key]: typed.text } }
}

/** The value used for an empty field. */
function usualText(
  name: RuleName,
  key: string,
  { planned, unit }: { planned: Rule | null; unit: WeightUnit },
): string {
  const usual = usualNumber(name, key)
  if (usual !== null) return formatNumber(usual)
  if (name === "total" && key === "goal") return sentences.sumOfSets
  if (key === "inc" && planned && "inc" in planned && planned.inc) return formatNumber(planned.inc[unit])
  if (key === "up" && planned && planned.name === "ladder" && planned.up)
    return formatNumber(planned.up[unit])
  return ""
}
