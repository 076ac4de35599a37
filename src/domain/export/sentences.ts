/**
 * The titles of the CSV file's sections, which an import recognizes, and what its cells show for a missing
 * name.
 */
export const exportSentences = {
  profileData: "Profile Data",
  workoutLogs: "Workout Logs",
  setLogs: "Set Logs",
  weightLogs: "Weight Logs",
  goals: "Goals",
  aiAnalyses: "AI Analyses",
  exerciseNotes: "Exercise Notes",
  bodyMeasurements: "Body Measurements",
  overall: "Overall",
  unknownWorkout: "Unknown Workout",
}
