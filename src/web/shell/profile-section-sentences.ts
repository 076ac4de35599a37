/** The sections of the profile by address: their titles, what is in them, and the words that the palette finds them by. */
export const profileSections = {
  "/profile": { title: "You", about: "Name, age, height and weight", words: [] },
  "/profile/body": { title: "Body", about: "Weight, measurements and photos", words: [] },
  "/profile/training": {
    title: "Training",
    about: "Experience, aim and your exercises",
    words: ["Experience", "Training days", "Length of a workout", "Your exercises"],
  },
  "/profile/equipment": {
    title: "Equipment",
    about: "Bars, plates and dumbbells",
    words: ["Bars and plates", "Dumbbells and stacks"],
  },
  "/profile/units": {
    title: "Units and time zone",
    about: "Metric or imperial, and when weeks start",
    words: ["Metric", "Imperial", "kg and lbs", "Pounds", "Miles", "Week starts on"],
  },
  "/profile/limits": {
    title: "Limits",
    about: "What you go easy on or avoid",
    words: ["Injuries", "Avoid an exercise", "Go easy on a joint"],
  },
  "/profile/data": {
    title: "Data in and out",
    about: "Download, import, delete account",
    words: ["Export", "Download My Data", "CSV", "JSON", "Full backup", "Strava", "Delete My Account"],
  },
  "/profile/security": {
    title: "Security",
    about: "Password, passkeys and devices",
    words: [
      "Change email",
      "Change password",
      "Passkeys",
      "Two-factor",
      "Connected accounts",
      "Devices",
      "Sign out everywhere",
      "API keys",
    ],
  },
  "/profile/device": {
    title: "This device",
    about: "Theme, screen and photos",
    words: [
      "Theme",
      "Light or dark",
      "Screen while logging",
      "Exercise drawings",
      "Progress photos",
      "Install",
    ],
  },
}
