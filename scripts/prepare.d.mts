export function installDependencies(): Promise<void>
export function buildWhenStale(): Promise<void>
export function buildBackendWhenStale(): Promise<void>
