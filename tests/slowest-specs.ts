import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter"

const most = 10

/** Prints the slowest end-to-end tests of a run, slowest first. */
export default class SlowestSpecs implements Reporter {
  private readonly tests: { name: string; milliseconds: number }[] = []

  onTestEnd(test: TestCase, { duration }: TestResult) {
    this.tests.push({ name: test.titlePath().filter(Boolean).join(" › "), milliseconds: duration })
  }

  onEnd() {
    if (this.tests.length === 0) return
    const slowest = this.tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, most)
    console.log(`\nThe ${slowest.length} slowest:`)
    for (const { name, milliseconds } of slowest)
      console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`)
  }

  printsToStdio() {
    return false
  }
}
