export interface RelationName {
  schema: string
  name: string
}

interface Ends {
  from: RelationName
  to: RelationName
  toIsView: boolean
  isSelf: boolean
}

/** A foreign key, seen from one of its ends. `columns` pairs columns of `from` with columns of `to`. */
export interface KeyRelationship extends Ends {
  kind: "many-to-one" | "one-to-one" | "one-to-many"
  constraint: string
  columns: [string, string][]
}

/** Two foreign keys of a junction table that lead from one table to the other. */
export interface JunctionRelationship extends Ends {
  kind: "many-to-many"
  junction: RelationName
  constraints: [string, string]
  /** Pairs of columns: one of `from` with one of the junction, and one of the junction with one of `to`. */
  fromColumns: [string, string][]
  toColumns: [string, string][]
}

/** A function that takes a row of `from` and returns rows of `to`. */
export interface ComputedRelationship extends Ends {
  kind: "computed"
  function: RelationName
  toOne: boolean
}

export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship

export function isToOne(relationship: Relationship): boolean {
  if (relationship.kind === "computed") return relationship.toOne
  return relationship.kind === "many-to-one" || relationship.kind === "one-to-one"
}
