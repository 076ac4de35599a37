import { useEffect } from "react"
import { sentences } from "./sentences.ts"

/** Sets the title that the browser shows for the page. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = sentences.pageTitle(title)
  }, [title])
}
