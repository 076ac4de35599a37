/** What is said about the settings of this device. */
export const sentences = {
  photos: "Progress photos",
  photosAbout:
    "Front, side and back photos under each day's workouts. Only you can see them; they are never sent to a coach or stored on this device.",
  photosOn: "Shown",
  photosOff: "Not shown",

  install: "Repertoire as an app",
  installAbout: "It opens from the home screen, even with no signal.",
  installByHand:
    "It also works offline. On iPhone and iPad press Share, then Add to Home Screen; elsewhere look for Install in the browser's menu.",
}
