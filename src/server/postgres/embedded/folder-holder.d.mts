export function holdersFolder(dataDir: string): string
export function holderNumbers(dataDir: string): number[]
export function livingHolder(dataDir: string): number | undefined
export function heldSentence(dataDir: string, pid: number): string
