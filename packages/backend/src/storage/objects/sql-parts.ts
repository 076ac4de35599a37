/** A timestamp in the format clients get: ISO 8601 with milliseconds, in UTC. */
export function isoSql(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** A row of storage.objects as JSON text. */
export const objectSql = `json_build_object(
  'id', id, 'name', name, 'bucket_id', bucket_id, 'owner', owner, 'owner_id', owner_id, 'version', version,
  'created_at', ${isoSql("created_at")}, 'updated_at', ${isoSql("updated_at")},
  'last_accessed_at', ${isoSql("last_accessed_at")}, 'metadata', metadata, 'user_metadata', user_metadata)::text`

/** A row of storage.objects. */
export interface ObjectRow {
  id: string
  name: string
  bucket_id: string
  owner: string | null
  owner_id: string | null
  version: string | null
  created_at: string
  updated_at: string
  last_accessed_at: string
  metadata: {
    eTag: string
    size: number
    mimetype: string
    cacheControl: string
    lastModified: string
    contentLength: number
    httpStatusCode: number
  } | null
  user_metadata: Record<string, unknown> | null
}
