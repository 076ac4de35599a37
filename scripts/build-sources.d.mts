export function isCurrent(root: string, built: string): boolean
