import { describe, expect, it } from "vitest"
import { acceptedTypes } from "./media-type.ts"
import { preferenceApplied, preferences } from "./preferences.ts"
import { requestedRange } from "./range.ts"

describe("the Prefer header", () => {
  const timeZones = new Set(["Europe/Berlin"])
  const read = (header: string, tx = true) => preferences(header, { tx, timeZones })

  it("is read in any order and with any whitespace; the first of each kind wins", () => {
    expect(
      read(
        "count=exact,   return=representation ,count=planned, resolution=merge-duplicates, missing=default",
      ),
    ).toMatchObject({
      count: "exact",
      return: "representation",
      resolution: "merge-duplicates",
      missing: "default",
      invalid: [],
    })
  })

  it("counts tx only where it is allowed", () => {
    expect(read("tx=rollback").tx).toBe("rollback")
    expect(read("tx=rollback", false)).toMatchObject({ tx: undefined, invalid: [] })
  })

  it("lists unknown preferences", () => {
    expect(read("x, count=many, timezone=Mars/Base, timezone=Europe/Berlin").invalid).toEqual([
      "x",
      "count=many",
      "timezone=Mars/Base",
    ])
  })

  it("is answered with the honored preferences, in a fixed order", () => {
    const wanted = read(
      "max-affected=5, handling=strict, count=exact, return=minimal, timezone=Europe/Berlin",
    )
    expect(preferenceApplied(wanted, ["return", "count", "handling", "timezone", "maxAffected"])).toBe(
      "return=minimal, count=exact, handling=strict, timezone=Europe/Berlin, max-affected=5",
    )
    expect(preferenceApplied(wanted, ["count"])).toBe("count=exact")
    expect(preferenceApplied(read(""), ["count"])).toBeUndefined()
  })
})

describe("the Accept header", () => {
  it("is ordered by preference, with parameters", () => {
    const names = (header: string | undefined) =>
      acceptedTypes(header).map(({ given, type }) => type?.name ?? given)
    expect(names(undefined)).toEqual(["application/json"])
    expect(names("text/csv;q=0.5, text/html, */*;q=0.1")).toEqual([
      "text/html",
      "text/csv",
      "application/json",
    ])
    expect(names("application/vnd.pgrst.object+json;nulls=stripped")).toEqual([
      "application/vnd.pgrst.object+json;nulls=stripped",
    ])
    expect(
      names('application/vnd.pgrst.plan+json; for="text/csv; x=1, y"; options=analyze|verbose|nonsense;'),
    ).toEqual(['application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|verbose'])
  })
})

describe("the wanted rows", () => {
  const range = (query: Record<string, string>, header?: string) => {
    const pairs = Object.entries(query).map(([key, value]) => ({ key, value }))
    return requestedRange(pairs, header)
  }

  it("are the intersection of limit, offset and the Range header", () => {
    expect(range({})).toEqual({ offset: "0", limit: undefined })
    expect(range({ limit: "5", offset: "2" })).toEqual({ offset: "2", limit: "5" })
    expect(range({ limit: "5", offset: "2" }, "4-9")).toEqual({ offset: "4", limit: "3" })
    expect(range({ limit: "2" }, "5-")).toEqual({ offset: "5", limit: "0" })
    expect(range({ limit: "x" }, "nonsense")).toEqual({ offset: "0", limit: undefined })
  })

  it("can't be fewer than none", () => {
    expect(() => range({ limit: "-1" })).toThrow("Requested range not satisfiable")
    expect(() => range({}, "5-2")).toThrow("Requested range not satisfiable")
  })
})
