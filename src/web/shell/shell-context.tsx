import { createContext, type ReactNode, use, useMemo, useState } from "react"

interface Shell {
  navigationHidden: boolean
  /** The lower edge holds one thing at a time: a page with a bar of its own hides the navigation. Give it back when the page leaves. */
  setNavigationHidden: (hidden: boolean) => void
}

const ShellContext = createContext<Shell | undefined>(undefined)

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error("useShell needs a ShellProvider above it.")
  return shell
}

export function ShellProvider({ children }: { children: ReactNode }) {
  const [navigationHidden, setNavigationHidden] = useState(false)
  const shell = useMemo(() => ({ navigationHidden, setNavigationHidden }), [navigationHidden])
  return <ShellContext value={shell}>{children}</ShellContext>
}
