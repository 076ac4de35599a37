/** The wording for this device's settings. */
export const sentences = {
  theme: "Theme",
  themes: { light: "Light", dark: "Dark" },

  screen: "Screen while logging",
  screenAbout: "Keeps the screen on while a workout is open. Rests have their own setting.",
  screenStaysOn: "Stays on",
  screenMaySleep: "May sleep",

  drawings: "Exercise drawings",
  drawingsAbout: "Small drawings beside exercises in lists. The guide to an exercise keeps its larger ones.",

  photos: "Progress photos",
  photosAbout:
    "Front, side and back photos under each day’s workouts. Only you can see them; they are never sent to a coach or stored on this device.",

  shown: "Shown",
  notShown: "Not shown",

  install: "Install Repertoire",
  installNow: "Install",
  installAbout: "Opens from the home screen, even with no signal.",
  installByHand:
    "Works offline too. On iPhone and iPad press Share, then Add to Home Screen; elsewhere look for Install in the browser’s menu.",
}
