import fc from "fast-check"

/** The same made-up values at every run, so that a failure belongs to the change that brought it; other values by hand. */
export const fuzzSeed = Number(process.env["FUZZ_SEED"] ?? 20_261_121)

fc.configureGlobal({ seed: fuzzSeed })
