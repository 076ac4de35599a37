import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useLocation } from "react-router"
import { notePageShown } from "#web/ui/gestures/stray-taps.ts"
import { settleOnFirstPage } from "#web/backend/queries/first-page.ts"
import { usePageTitle } from "./page-title.ts"

/**
 * Runs when a page appears. Sets its title and, except on the first page, scrolls to the top and focuses the heading, so that a screen reader
 * starts there.
 */
export function Arrival({ title }: { title: string }) {
  const { pathname } = useLocation()

  const client = useQueryClient()
  useEffect(() => settleOnFirstPage(client), [client])

  usePageTitle(title)

  useEffect(() => {
    if (isFirstPage(pathname)) return
    notePageShown()
    scrollTo(0, 0)
    focusHeading()
  }, [pathname])

  return null
}

let lastPath: string | undefined

function isFirstPage(path: string) {
  const first = lastPath === undefined || lastPath === path
  lastPath = path
  return first
}

/** Focuses the current page's heading. */
export function focusHeading() {
  const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main")
  target?.setAttribute("tabindex", "-1")
  target?.focus({ preventScroll: true })
}
