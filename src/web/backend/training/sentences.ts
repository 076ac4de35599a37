/** Why a saved workout couldn't be loaded. Each starts with the specification's text; offline, the reason is added. */
export const sentences = {
  failedLog: (message: string) => `Error fetching existing log: ${message}`,
  failedSets: (message: string) => `Error fetching set logs: ${message}`,
  missingLog: "Failed to load workout data. This workout no longer exists. It may have been deleted.",
}
