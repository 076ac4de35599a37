import { describe, expect, it } from "vitest"
import { type DayOrder, dayOrderOf, isOfLogs, readAnyTime, readTime, sortable } from "./read-time.ts"

const day = (text: string) => ({ kind: "day", day: text }) as const
const clock = (text: string, time: string) => ({ kind: "clock", day: text, time }) as const
const moment = (text: string) => ({ kind: "moment", moment: Date.parse(text) }) as const
const may = "2026-05-09"

describe("a time in a file", () => {
  it.each([
    ["2026-05-09", day(may)],
    [" 2026-05-09 ", day(may)],
    ["2026-05-09T14:36", clock(may, "14:36:00")],
    ["2026-05-09 4:36:07.123", clock(may, "04:36:07")],
    ["2026-05-09 2:36 pm", clock(may, "14:36:00")],
    ["2026-05-09 2:36:07 P.M.", clock(may, "14:36:07")],
    ["2026-05-09 1:36 pm", clock(may, "13:36:00")],
    ["9\u00A0May\u202F2026", day(may)],
    ["2026-05-09 12:05 am", clock(may, "00:05:00")],
    ["2026-05-09 12:05\u00A0PM", clock(may, "12:05:00")],
    ["2026-05-09 23:59:59", clock(may, "23:59:59")],
    ["2026-05-09T14:36:07Z", moment("2026-05-09T14:36:07Z")],
    ["2026-05-09t14:36:07.5z", moment("2026-05-09T14:36:07Z")],
    ["2026-05-09T14:36:07+02:00", moment("2026-05-09T12:36:07Z")],
    ["2026-05-09 14:36:07 -0330", moment("2026-05-09T18:06:07Z")],
    ["9 May 2026", day(may)],
    ["09 May 2026, 14:36", clock(may, "14:36:00")],
    ["9. Mai 2026", day(may)],
    ["9. Mai 2026 2:36 p.m.", clock(may, "14:36:00")],
    ["9 de mayo de 2026", day(may)],
    ["9-May-26", day(may)],
    ["May 9, 2026", day(may)],
    ["May. 9 2026 14:36:07", clock(may, "14:36:07")],
    ["9 août 2026", day("2026-08-09")],
    ["9 sept. 2026", day("2026-09-09")],
    ["9 Dezember 2026", day("2026-12-09")],
    ["2026/5/9", day(may)],
    ["2026.05.09, 14:36", clock(may, "14:36:00")],
    ["2026-5-9", day(may)],
    ["2026年5月9日", day(may)],
    ["2026년 5월 9일 14:36", clock(may, "14:36:00")],
    ["9 5月, 2026", day(may)],
    ["9/5/2026", day(may)],
    ["9.5.26 14:36", clock(may, "14:36:00")],
    ["9-5-2026", day(may)],
    ["1/1/69", day("2069-01-01")],
    ["1/1/70", day("1970-01-01")],
  ])("is read from %j", (written, time) => {
    expect(readTime(written)).toEqual(time)
  })

  it.each([
    ...[
      "",
      "yesterday",
      "2026-02-30",
      "2026-13-01",
      "9 Monday 2026",
      "9 ma 2026",
      "9 jui 2026",
      "May 32, 2026",
    ],
    ...["2026-05-09 24:00", "2026-05-09 14:60", "2026-05-09 14:36:60", "2026-05-09 13:00 pm"],
    ...["2026-05-09 0:30 am", "2026-05-09T14:36:07+99:99", "9/5-2026", "9/13/2026", "x9/5/2026", "9/5/2026x"],
    ...["2026年13月9日", "x2026-05-09", "2026-05-09x", "9 May 2026 25:00", "2026/5/9 1:99", "123/5/2026"],
    ...["9 May 202", "x9 May 2026", "May 9, 2026x", "2026/5/9x", "99 5月 2026", "9 5月 2026x", "9 May 2026x"],
  ])("isn't found in %j", (written) => {
    expect(readAnyTime(written)).toBeNull()
  })

  it("has its month first if so decided, if it is all digits", () => {
    expect(readTime("5/9/2026", "month_first")).toEqual(day(may))
    expect(readTime("13/9/2026", "month_first")).toBeNull()
    expect(readTime("9 May 2026", "month_first")).toEqual(day(may))
  })

  it("is between 1900 and 2200, to be a log's", () => {
    for (const written of ["1899-12-31", "2200-01-02", "1899-12-31 10:00", "2200-01-01T00:00:00Z"]) {
      expect(readTime(written)).toBeNull()
      expect(readAnyTime(written)).not.toBeNull()
    }
    for (const written of ["1900-01-01", "2200-01-01", "1900-01-02 10:00", "2199-12-30T00:00:00Z"])
      expect(readTime(written)).not.toBeNull()
    const [first, last] = [Date.parse("1900-01-02T00:00:00Z"), Date.parse("2199-12-31T00:00:00Z")]
    const isRead = [first, first - 1, last, last + 1].map((at) => isOfLogs({ kind: "moment", moment: at }))
    expect(isRead).toEqual([true, false, true, false])
  })

  it("is sorted as if all clocks were in one zone", () => {
    expect(sortable(day("1970-01-02"))).toBe(86_400_000)
    expect(sortable(clock("1970-01-01", "00:01:00"))).toBe(60_000)
    expect(sortable({ kind: "moment", moment: 7 })).toBe(7)
  })
})

describe("the order of day and month", () => {
  it.each<[string[], DayOrder]>([
    [[], "day_first"],
    [["today", "2026-05-09"], "day_first"],
    [["29/5/2026"], "day_first"],
    [["5/29/2026"], "month_first"],
    [["4/4/2026"], "day_first"],
    [["3.4.2026"], "day_first"],
    [["3/4/2026", "29/5/2026"], "day_first"],
    [["3/4/2026", "5/29/2026"], "month_first"],
    [["29/5/2026", "5/29/2026"], "day_first"],
    [["29/5/2026", "5/29/2026", "5/30/2026"], "month_first"],
    [["12/5/2026", "13/5/2026"], "day_first"],
    [["5/12/2026", "5/13/2026"], "month_first"],
  ])("of %j is %s", (dates, order) => {
    expect(dayOrderOf(dates)).toEqual({ order })
  })

  it("is asked about with the first ambiguous date, if no date decides it or dates contradict each other", () => {
    expect(dayOrderOf(["4/4/2026", "3/4/2026", "5/6/2026"])).toEqual({ example: "3/4/2026" })
    expect(dayOrderOf(["12/5/2026"])).toEqual({ example: "12/5/2026" })
    expect(dayOrderOf(["5/12/2026"])).toEqual({ example: "5/12/2026" })
    expect(dayOrderOf(["29/5/2026", "12/5/26 10:00", "5/29/2026"])).toEqual({ example: "12/5/26 10:00" })
  })
})
