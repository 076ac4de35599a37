import { bound, list, oneOf, text, wholeNumber, yesOrNo } from "./kinds.ts"

export const tables = {
  schemas: list({
    name: "TABLES_SCHEMAS",
    purpose: "The schemas that clients can reach.",
    unset: ["public"],
    allowed: "schema names",
    example: "public,api",
  }),
  searchPath: list({
    name: "TABLES_SEARCH_PATH",
    purpose: "The schemas searched for unqualified names in functions.",
    unset: ["public", "extensions"],
    allowed: "schema names",
    example: "public,api",
  }),
  anonRole: text({
    name: "TABLES_ANON_ROLE",
    purpose: "The database role for requests without a token.",
    unset: "anon",
    allowed: "a role name",
    example: "visitor",
  }),
  preRequest: text({
    name: "TABLES_PRE_REQUEST",
    purpose:
      "A function without arguments that is called before each request to the tables, with the caller's role.",
    unset: undefined,
    allowed: "a function name",
    example: "public.check_request",
  }),
  aggregates: yesOrNo({
    name: "TABLES_AGGREGATES",
    purpose: "`true`: clients may use aggregate functions, such as sums and counts.",
    unset: false,
    example: "true",
  }),
  plan: yesOrNo({
    name: "TABLES_PLAN",
    purpose: "`true`: clients may request a statement's execution plan.",
    unset: false,
    example: "true",
  }),
  txEnd: oneOf({
    name: "TABLES_TX_END",
    purpose: "`commit-allow-override` lets a client request a rollback, for tests.",
    unset: "commit",
    words: ["commit", "commit-allow-override"],
    example: "commit-allow-override",
  }),
  mostRows: wholeNumber({
    name: "TABLES_MAX_ROWS",
    purpose: "The maximum number of rows in a response.",
    unset: 1_000,
    from: 1,
    to: 1_000_000,
    example: "5000",
  }),
  mostAnswerBytes: bound({
    name: "TABLES_MAX_ANSWER_BYTES",
    purpose: "The maximum number of bytes in a response.",
    unset: 16_777_216,
    example: "33554432",
  }),
  mostWriteRows: bound({
    name: "TABLES_MAX_WRITE_ROWS",
    purpose: "The maximum number of rows that a request may write.",
    unset: 5_000,
    example: "1000",
  }),
  mostPatterns: bound({
    name: "TABLES_MAX_PATTERNS",
    purpose: "How many patterns (`like`, `match`, …) a request may contain.",
    unset: 10,
    example: "20",
  }),
  mostPatternLength: bound({
    name: "TABLES_MAX_PATTERN_LENGTH",
    purpose: "How many characters a pattern may have.",
    unset: 500,
    example: "200",
  }),
  mostEmbedDepth: bound({
    name: "TABLES_MAX_EMBED_DEPTH",
    purpose: "The maximum nesting depth of related rows.",
    unset: 4,
    example: "6",
  }),
  statementsPerUser: wholeNumber({
    name: "TABLES_STATEMENTS_PER_USER",
    purpose: "How many statements one user may run at once. The rest wait their turn.",
    unset: 4,
    from: 1,
    to: 100,
    example: "8",
  }),
  accountRows: bound({
    name: "ACCOUNT_MAX_ROWS",
    purpose: "The maximum number of rows that an account may have.",
    unset: 2_000_000,
    example: "500000",
  }),
  accountBytes: wholeNumber({
    name: "ACCOUNT_MAX_BYTES",
    purpose:
      "The maximum number of bytes that an account may store. Its unfinished uploads may take up the same amount again.",
    unset: 1_073_741_824,
    from: 1,
    to: Number.MAX_SAFE_INTEGER,
    example: "268435456",
  }),
}
