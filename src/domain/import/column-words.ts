import { plainName } from "#domain/text/plain-name.ts"

/** What a column can hold, in the words that the person sees. */
export const columnMeanings = {
  date: "Date",
  time: "Time of day",
  workout: "Workout",
  workoutLength: "Workout length",
  workoutNotes: "Workout note",
  exercise: "Exercise",
  setType: "Kind of set",
  warmup: "Warm-up or not",
  sets: "Number of sets",
  reps: "Reps",
  weight: "Weight",
  weightUnit: "Weight unit",
  distance: "Distance",
  distanceUnit: "Distance unit",
  duration: "Time",
  rpe: "RPE",
  notes: "Note",
  bodyWeight: "Body weight",
} as const

export type ColumnMeaning = keyof typeof columnMeanings

export const meanings = Object.keys(columnMeanings).filter(
  (key): key is ColumnMeaning => key in columnMeanings,
)

// Word stems in English, German, French, Spanish, Italian, Portuguese and Dutch, without accents.
const words = {
  date: /\b(date|datum|fecha|data|day|tag|jour|dia)\b|дата|день/,
  clock: /\b(time of day|start time|start(ed)? at|uhrzeit|startzeit|hora|heure|ora|created)\b/,
  exercise: /exerci[sc]|ubung|ejercicio|esercizi|exercicio|oefening|\b(lift|movement)\b/,
  workout: /workout|session|training|routine|einheit|entrain|seance|entrenamiento|allenamento|treino|^title$/,
  order:
    /\border\b|reihenfolge|satzfolge|satznummer|\b(ordre|orden|ordine|ordem)\b|\bset (index|number|no|#)/,
  notes: /\b(notes?|comments?|comentarios?|notas?|remarques?)\b|not[ie]z|kommentar|anmerkung|notizen|notitie/,
  length: /duration|length|dauer|duree|duracion|durata|duracao/,
  seconds:
    /^(time|zeit|tiempo|temps|tempo|tijd)\b|seconds?\b|sekunden|secondes|segundos|secondi|\bminut|\bdauer/,
  warmup: /warm ?up|aufwarm|echauffement|calentamiento|riscaldamento|aquecimento/,
  kind: /\b(set|satz|serie) ?(type|kind|typ|art)\b|^(type|typ|kind)$/,
  sets: /^(number of |no of |# of )?(sets?|satze|series|serie|sets done)$/,
  body: /body|korper|corps|corporel|corporal|corporeo|lichaam/,
  weight: /weight\b|\b(load|last|peso|poids|charge|carico|carga|kg|kgs|kilos?|lbs?|pounds)\b|gewicht/,
  reps: /\b(reps?|repetitions?|wdh|wiederh|repeticiones|repeticoes|ripetizioni|herhalingen)\b|wiederholung/,
  distance:
    /\b(distanz|strecke|entfernung)|\b(distance|distancia|distanza|afstand|km|miles?|mi|metres|meters)\b/,
  rpe: /^rpe\b|\brpe\b/,
  unit: /einheit\b|\b(unit|units|unite|unidad|unita|unidade|eenheid)\b/,
} as const

/** A column's name in lower case, without accents, punctuation or bracketed text. */
function plainColumn(name: string): string {
  const bare = plainName(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2"))
    .replaceAll(/[([].*?[)\]]/g, " ")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
  return bare.replaceAll(/[^\p{L}\p{N}#]+/gu, " ").trim()
}

/**
 * What a column holds, judged by its name in any of the supported languages; "order" is the set's number. Null for an
 * unknown name.
 */
export function likelyMeaning(name: string): ColumnMeaning | "order" | null {
  const plain = plainColumn(name)
  const has = (word: keyof typeof words) => words[word].test(plain)
  if (has("order")) return "order"
  if (has("notes")) return has("workout") && !has("exercise") ? "workoutNotes" : "notes"
  if (has("exercise")) return "exercise"
  if (has("unit") && has("distance")) return "distanceUnit"
  if (has("unit") && (has("weight") || /^(unit|units|einheit)$/.test(plain))) return "weightUnit"
  if (has("warmup")) return "warmup"
  if (has("kind")) return "setType"
  if (has("workout")) return has("length") ? "workoutLength" : has("date") ? "date" : "workout"
  if (has("sets")) return "sets"
  if (has("body") && has("weight")) return "bodyWeight"
  const first = (["reps", "weight", "distance", "rpe"] as const).find(has)
  if (first) return first
  if (has("clock")) return "time"
  if (has("length") || has("seconds")) return "duration"
  return has("date") ? "date" : null
}

/** The important meanings. If a column with one of them isn't read, the imported history is wrong. */
export const mainMeanings: readonly ColumnMeaning[] = [
  "date",
  "exercise",
  "reps",
  "weight",
  "distance",
  "duration",
]
