/**
 * The school grade at which a text reads easily: the Flesch–Kincaid grade level (Kincaid et al., 1975), 0.39 × words per sentence + 11.8 × syllables per
 * word − 15.59. A colon or a semicolon ends a sentence, as a pause does when it is read out.
 */
export function readingGrade(text: string): number {
  const words = text.match(/[\p{L}’]+/gu) ?? []
  const sentences = text.split(/[.!?:;](?:\s|$)/u).filter((each) => each.trim() !== "")
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Groups of vowels, without a silent ending. */
function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, "")
  const heard = letters.replace(/(?:[^laeiouy]es|[^aeioutd]ed|[^laeiouy]e)$/, "")
  return Math.max(1, heard.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}
