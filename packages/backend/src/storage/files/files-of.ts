import { join } from "node:path"
import type { S3Settings } from "#server/setup/config.ts"
import { filesInFolder, FileStore } from "./file-store.ts"
import { filesInS3 } from "./s3-files.ts"

/** The files of a server: in its data folder, or in an S3-compatible store. Incomplete ones are always in the folder. */
export function filesOf({ dataDir, s3 }: { dataDir: string; s3?: S3Settings | undefined }): FileStore {
  const folder = join(dataDir, "storage")
  return new FileStore(folder, s3 ? filesInS3(s3) : filesInFolder(folder))
}
