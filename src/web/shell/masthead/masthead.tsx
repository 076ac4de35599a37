import type { ReactNode } from "react"
import { Link } from "react-router"
import { LogoMark } from "#web/ui/own-icons.tsx"
import { sentences } from "#web/ui/sentences.ts"
import { BetaBadge } from "./beta-badge.tsx"

/** The logo and the beta badge; `children` go to the opposite end. */
export function Masthead({ children }: { children?: ReactNode }) {
  return (
    <header className="masthead">
      <Link className="logo" to="/">
        <LogoMark />
        {sentences.repertoire}
      </Link>
      <BetaBadge />
      {children}
    </header>
  )
}
