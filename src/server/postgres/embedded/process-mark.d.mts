export function processMark(pid: number): string | undefined
