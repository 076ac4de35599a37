/** The wording in the landing page's drawings. */
export const samples = {
  goal: {
    title: "Bench Press (Barbell), best single",
    sentence: "92.5 kg in November. At this pace: 100 kg on January 18.",
    kilograms: { low: "80", middle: "90", target: "100 kg" },
    months: { august: "Aug", september: "Sep", october: "Oct", november: "Nov", january: "Jan" },
  },
  volume: {
    title: "Weekly volume",
    sentence: "9.2 t so far this week. Average of the last 4 weeks: 14.1 t.",
    weeks: { first: "Sep 1", fifth: "Sep 29", ninth: "Oct 27", current: "Now" },
  },

  suggestion: "suggestion",
  tracking: {
    title: "Lower A",
    notes: [
      "You added 5 kg to your top squat set and kept four reps.",
      "Your grip gave out on the third set of deadlifts. Try straps or chalk.",
      "Next Lower A: 120, 127.5 and 130 kg for five each.",
    ],
  },
  insights: {
    title: "October 2025",
    notes: [
      "Twelve workouts, one more than in September. Squat volume up 9%.",
      "Your row has been stuck at 70 kg for six weeks. Try 72.5 kg for six.",
      "You skip Fridays after a late Thursday. Move Upper A to Saturday.",
    ],
  },

  routine: [
    { exercise: "Bench Press (Barbell)", sets: "3 × 6–8" },
    { exercise: "Bent Over Row (Barbell)", sets: "3 × 8–12" },
    { exercise: "Incline Press (Dumbbell)", sets: "2 × 10–12" },
    { exercise: "Face Pull (Cable)", sets: "2 × 15" },
    { exercise: "Rowing Machine", sets: "12 min" },
  ],
  workouts: [
    { name: "Upper A", day: "Friday, Nov 21", isSent: false },
    { name: "Lower A", day: "Wednesday, Nov 19", isSent: true },
    { name: "Upper B", day: "Monday, Nov 17", isSent: true },
  ],
}
