const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A name without the invisible characters that would change the direction of the text around it. */
export const withoutDirectionMarks = (name: string): string => name.replaceAll(directionMarks, "")
