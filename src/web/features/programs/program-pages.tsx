import { Route, Routes } from "react-router"
import { ToTheStart } from "#web/shell/pages/guards.tsx"
import { lazyPage } from "#web/shell/pages/lazy-page.tsx"
import { ProgramsPage } from "./choosing/programs-page.tsx"
import { LibraryPage } from "./library/library-page.tsx"
import { StartPage } from "./starting/start-page.tsx"
import { ProgramsTextPage } from "./text/programs-text-page.tsx"

// Loaded separately, because a program's own page includes the table of weeks, which the page for choosing a program doesn't need.
const ProgramPage = lazyPage(async () => (await import("./running/program-page.tsx")).ProgramPage)
// Loaded separately, because the page for editing a day is rarely opened and includes the exercise picker.
const DayPage = lazyPage(async () => (await import("./editing/day-page.tsx")).DayPage)

/**
 * The programs' pages, by their address below /programs. They are one route, because they share most of their files and separate routes would make
 * the app's first load too large.
 */
export function ProgramPages() {
  return (
    <Routes>
      <Route index element={<ProgramsPage />} />
      <Route path="text" element={<ProgramsTextPage />} />
      <Route path="library/:name" element={<LibraryPage />} />
      <Route path="library/:name/start" element={<StartPage />} />
      <Route path=":programId/start" element={<StartPage />} />
      <Route path=":programId/days/:day" element={<DayPage />} />
      <Route path=":programId" element={<ProgramPage />} />
      <Route path="*" element={<ToTheStart />} />
    </Routes>
  )
}
