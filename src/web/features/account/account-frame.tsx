import type { ReactNode } from "react"
import styles from "./account-frame.module.css"
import { SampleLedger } from "./sample-ledger.tsx"

/** The frame of an account form, with a page of the ledger beside it on wide screens. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="account">
      <div className={`account-entry ${styles["entry"]}`}>
        <h1>{title}</h1>
        {children}
      </div>
      <div className={styles["facing"]}>
        <SampleLedger />
      </div>
    </div>
  )
}
