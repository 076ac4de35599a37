let settle: () => void = () => {}

/** Settled once the page that the app was opened at is there, or has failed. */
export const firstPage = new Promise<void>((resolve) => {
  settle = resolve
})

export const firstPageIsSettled = () => settle()
