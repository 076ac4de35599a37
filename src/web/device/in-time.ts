/** A promise's result, or what `late` returns (or throws) if the promise hasn't settled after this many milliseconds. */
export async function inTime<Result, Late>(
  promise: Promise<Result>,
  milliseconds: number,
  late: () => Late,
): Promise<Result | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<"timeout">((resolve) => {
    timer = setTimeout(resolve, milliseconds, "timeout")
  })
  try {
    const first = await Promise.race([promise.then((result) => ({ result })), tooLate])
    return first === "timeout" ? late() : first.result
  } finally {
    clearTimeout(timer)
  }
}
