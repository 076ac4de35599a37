import fc from "fast-check"

/**
 * The same generated values in every run, so that a failure comes from the change that caused it. Set FUZZ_SEED for other
 * values.
 */
export const fuzzSeed = Number(process.env["FUZZ_SEED"] ?? 20_261_121)

fc.configureGlobal({ seed: fuzzSeed })
