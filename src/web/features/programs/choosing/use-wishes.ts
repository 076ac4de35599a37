import { useSearchParams } from "react-router"
import { allKits, type Kit, kits } from "#domain/programs/choosing/kits.ts"
import type { TrainingAim } from "#domain/profile/training-answers.ts"
import { type Aim, aims, type Wishes } from "#domain/programs/choosing/wishes.ts"
import type { KnownAnswers } from "./use-background.ts"

export const dayChoices = [2, 3, 4, 5, 6] as const

export interface Answers {
  days: number
  aim: Aim
  kits: readonly Kit[]
}

/**
 * The answers to the three questions: those in the address, or else the known ones. They stay in the address, so that links back can restore them.
 */
export function useWishes(known: KnownAnswers) {
  const [parameters, setParameters] = useSearchParams()
  const answers: Answers = {
    days: daysIn(parameters.get("days")) ?? usualDays(known.said.days ?? known.daysPerWeek),
    aim: aims.find((aim) => aim === parameters.get("for")) ?? usualAim(known.said.aim),
    kits: kitsIn(parameters.get("with")) ?? kitsOf(known),
  }
  function answer(changed: Partial<Answers>) {
    const { days, aim, kits } = { ...answers, ...changed }
    setParameters({ days: String(days), for: aim, with: kits.join(" ") }, { replace: true })
  }
  return { answers, wishes: wishesOf(answers), answer }
}

function wishesOf({ days, aim, kits: chosen }: Answers): Wishes {
  return { daysPerWeek: days, aim, has: new Set(chosen.flatMap((kit) => kits[kit])) }
}

const daysIn = (text: string | null) => dayChoices.find((days) => String(days) === text)

function usualDays(average: number | null): number {
  return average === null ? 3 : Math.min(6, Math.max(2, Math.round(average)))
}

/** The aim closest to the one in the profile. */
const aimsSaid: Record<TrainingAim, Aim> = {
  ...{ strength: "strength", size: "size" },
  ...{ health: "both", endurance: "running" },
}

function usualAim(said: TrainingAim | null): Aim {
  return said === null ? "strength" : aimsSaid[said]
}

function kitsIn(text: string | null): Kit[] | undefined {
  return text === null ? undefined : allKits.filter((kit) => text.split(" ").includes(kit))
}

/** If nothing is known, assume a gym that has everything. */
function kitsOf({ equipment, equipmentFrom }: KnownAnswers): readonly Kit[] {
  if (equipmentFrom === null) return allKits
  return allKits.filter((kit) => kits[kit].every((need) => equipment.includes(need)))
}
