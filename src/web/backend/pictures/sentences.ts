/** Why a picture couldn't be used, whatever the picture is for. */
export const sentences = {
  unreadable: "This browser can’t open that file as a picture. Choose a JPEG, PNG or WebP.",
}
