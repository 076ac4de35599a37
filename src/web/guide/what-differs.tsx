import type { Movement } from "#domain/exercises/movement.ts"
import { whatDiffers } from "#domain/guide/what-differs.ts"
import styles from "./guide.module.css"

export interface WhatDiffersProps {
  movement: Movement | undefined
  /** The exercise that the movement would replace. */
  than: Movement | undefined
}

/** A line about what one exercise needs that another doesn't. Renders nothing if either exercise has no guide. */
export function WhatDiffers({ movement, than }: WhatDiffersProps) {
  const difference = movement && than ? whatDiffers(movement, than) : null
  return difference !== null && <span className={styles["difference"]}> {difference}</span>
}
