/** An expected failure, in the format of a hosted project's storage API: clients show the message and match the code. */
export class StorageError extends Error {
  override readonly name = "StorageError"
  /** The status in the body; the response's own status is 400 with few exceptions. */
  readonly statusCode: number
  readonly error: string
  readonly code: string
  readonly httpStatus: number

  constructor(statusCode: number, error: string, code: string, message: string, httpStatus = 400) {
    super(message)
    this.statusCode = statusCode
    this.error = error
    this.code = code
    this.httpStatus = httpStatus
  }
}

/** The errors that a hosted Supabase project returns. Missing and hidden objects look the same. */
export const refusals = {
  noBucket: () => new StorageError(404, "Bucket not found", "NoSuchBucket", "Bucket not found"),
  noObject: () => new StorageError(404, "not_found", "NoSuchKey", "Object not found"),
  noFile: () => new StorageError(404, "Not found", "NoSuchKey", "The resource was not found"),
  noUpload: () => new StorageError(404, "not_found", "NoSuchUpload", "The file for this url was not found"),
  exists: (code: "KeyAlreadyExists" | "BucketAlreadyExists" | "ResourceAlreadyExists") =>
    new StorageError(409, "Duplicate", code, "The resource already exists"),
  policy: () =>
    new StorageError(403, "Unauthorized", "AccessDenied", "new row violates row-level security policy"),
  token: (message: string) => new StorageError(403, "Unauthorized", "AccessDenied", message),
  role: () => new StorageError(403, "Unauthorized", "AccessDenied", "Access denied: Invalid role", 403),
  tooLarge: () =>
    new StorageError(
      413,
      "Payload too large",
      "EntityTooLarge",
      "The object exceeded the maximum allowed size",
    ),
  mime: (type: string) =>
    new StorageError(415, "invalid_mime_type", "InvalidMimeType", `mime type ${type} is not supported`),
  key: (key: string) => new StorageError(400, "InvalidKey", "InvalidKey", `Invalid key: ${key}`),
  bucketName: () => new StorageError(400, "Invalid Input", "InvalidBucketName", "Bucket name invalid"),
  notEmpty: () =>
    new StorageError(
      409,
      "ResourceNotEmpty",
      "ResourceNotEmpty",
      "The bucket you tried to delete is not empty",
    ),
  signature: (message: string) => new StorageError(400, "InvalidSignature", "InvalidSignature", message),
  signedToken: (message: string) => new StorageError(400, "InvalidJWT", "InvalidJWT", message),
  request: (message: string) => new StorageError(400, "Error", "InvalidRequest", message),
  cutOff: () => new StorageError(400, "Error", "InvalidRequest", "The upload ended early"),
  range: () =>
    new StorageError(416, "invalid_range", "InvalidRange", "The requested range is not satisfiable", 416),
  tooManyUploads: () =>
    new StorageError(
      429,
      "Too Many Requests",
      "TooManyUploads",
      "You have too many unfinished uploads. Finish or delete one, then try again.",
      429,
    ),
  full: () =>
    new StorageError(
      507,
      "Insufficient Storage",
      "StorageFull",
      "The server doesn't have enough space for the file",
    ),
  storeUnreachable: () =>
    new StorageError(503, "Service Unavailable", "StoreUnreachable", "The file store can't be reached"),
  slowDown: () =>
    new StorageError(
      429,
      "Too Many Requests",
      "SlowDown",
      "Too many pictures were requested at once. Try again in a moment.",
      429,
    ),
  left: () => new StorageError(400, "Error", "InvalidRequest", "The client disconnected"),
  busy: () => new StorageError(544, "DatabaseTimeout", "DatabaseTimeout", "The database took too long", 544),
}

/** Converts a disk-full error into a refusal that people can understand; returns every other error unchanged. */
export function asRefusal(error: unknown): unknown {
  const isFull =
    error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")
  return isFull ? refusals.full() : error
}
