import type { ReactNode } from "react"
import { useLowerEdge } from "#web/shell/lower-edge.ts"
import styles from "./rest.module.css"
import { RestStrip } from "./rest-strip.tsx"

/** The rest on every other screen, above the navigation. */
export function RestElsewhere(props: { userId: string; text: string }): ReactNode {
  const edge = useLowerEdge("--foot")
  return (
    <div className={styles["elsewhere"]} ref={edge}>
      <RestStrip {...props} />
    </div>
  )
}
