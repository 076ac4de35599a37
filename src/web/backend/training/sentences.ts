/** Why a saved workout couldn't be loaded. The specification's words; offline they also say why. */
export const sentences = {
  failedLog: (message: string) => `Error fetching existing log: ${message}`,
  failedSets: (message: string) => `Error fetching set logs: ${message}`,
  missingLog: "Failed to load workout data. This log is not there: it may have been deleted.",
}
