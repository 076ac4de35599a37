/** What the fields about the person say. */
export const sentences = {
  yourPicture: "Your picture",
  choosePicture: "Choose Picture",
  otherPicture: "Choose Another",
  removePicture: "Remove",
  pictureHint: "Only you can see it. It is cropped on this device, and its location and date are removed.",
  pictureSaved: "Picture saved.",
  pictureRemoved: "Picture removed.",
  pictureUnreadable: "This browser can't read that file as a picture. Choose a JPEG, PNG or WebP.",
  pictureNotSaved: "The picture could not be saved. Check your connection and choose it again.",
  pictureNotRemoved: "The picture could not be removed. Check your connection and try again.",

  ageProblem: "Enter Age in whole years, such as 34.",
}
