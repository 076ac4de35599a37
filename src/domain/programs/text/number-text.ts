/** A number for the text format. It never has an exponent, so a number below a millionth becomes 0. */
export const writeDecimal = (value: number): string => (Math.abs(value) < 1e-6 ? "0" : String(value))
