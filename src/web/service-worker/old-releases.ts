const cacheName = "releases"
const address = "/releases"
/** The active release and the two before it, because a tab can stay open in the middle of a workout while others are updated. */
const keptReleases = 3

/** Deletes files that only older releases used. `own` lists the addresses in `files` that belong to this release. */
export async function forgetOldReleases(own: readonly string[], files: Cache): Promise<void> {
  const notes = await caches.open(cacheName)
  const isOther = (release: readonly string[]) => release.join() !== own.join()
  const releases = [...(await earlierReleases(notes)).filter(isOther), [...own]].slice(-keptReleases)
  await notes.put(address, Response.json(releases))
  const needed = new Set(releases.flat())
  const kept = await files.keys()
  await Promise.all(kept.filter(({ url }) => !needed.has(url)).map((request) => files.delete(request)))
}

async function earlierReleases(notes: Cache): Promise<string[][]> {
  try {
    const noted: unknown = await (await notes.match(address))?.json()
    return Array.isArray(noted) ? noted.filter(isListOfTexts) : []
  } catch {
    return []
  }
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string")
}
