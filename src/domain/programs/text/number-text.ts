/** A number as the text form has it: never with an exponent, so one below a millionth is 0. */
export const writeDecimal = (value: number): string => (Math.abs(value) < 1e-6 ? "0" : String(value))
