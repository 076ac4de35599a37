import { readdirSync } from "node:fs"
import { join } from "node:path"
import { createClient, type SupabaseClient } from "@supabase/supabase-js"
import pg from "pg"
import { tokenKeys } from "#server/http/jwt.ts"
import { jwtKeysFrom } from "#server/setup/keys/jwt-keys.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { testSecrets } from "#tests/support/test-secrets.ts"

// Everyone signed in can read `shared`; in `own` each person has a folder; `open` is public; `pictures` accepts only small pictures.
export const gymSchema = `
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('own', 'own', false, null, null), ('shared', 'shared', false, null, null), ('open', 'open', true, null, null),
    ('pictures', 'pictures', false, 1000, '{image/*}'), ('closed', 'closed', false, null, null);
  create policy own_folder on storage.objects to authenticated
    using (bucket_id in ('own', 'open', 'pictures') and (storage.foldername(name))[1] = auth.uid()::text)
    with check (bucket_id in ('own', 'open', 'pictures') and (storage.foldername(name))[1] = auth.uid()::text);
  create policy read_shared on storage.objects for select to authenticated using (bucket_id = 'shared');
  create policy add_shared on storage.objects for insert to authenticated with check (bucket_id = 'shared');
`

export interface GymFiles extends TestServer {
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  tokenOf: (person: string) => Promise<string>
  /** The official client: as a person, as the service role, or with only the anonymous key. */
  clientOf: (person?: string) => Promise<SupabaseClient>
  service: SupabaseClient
  /** The names of the files on the disk. */
  files: () => string[]
}

export async function startGymFiles(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<GymFiles> {
  const server = await startServer({ DATA_DIR: dataDir, ...settings })
  const admin = new pg.Client({ connectionString: server.databaseUrl })
  await admin.connect()
  admin.on("error", () => {})
  if (settings["DATABASE_URL"] === undefined) await admin.query(gymSchema)
  const keys = await tokenKeys({
    ...testSecrets,
    jwtKeys: jwtKeysFrom(testSecrets.jwtKeys, "the test's keys"),
    issuer: `${server.url}/auth/v1`,
  })
  const tokenOf = (person: string) =>
    keys.sign({
      iss: `${server.url}/auth/v1`,
      sub: person,
      role: "authenticated",
      aud: "authenticated",
      exp: Math.floor(Date.now() / 1000) + 3600,
    })
  return {
    ...server,
    tokenOf,
    sql: async (text, values) => (await admin.query<Record<string, unknown>>(text, values)).rows,
    clientOf: async (person) => {
      const token = person === undefined ? undefined : await tokenOf(person)
      return createClient(server.url, server.anonKey, {
        ...(token !== undefined && { accessToken: async () => token }),
      })
    },
    service: createClient(server.url, server.serviceRoleKey),
    files: () => filesIn(join(dataDir, "storage")),
    stop: async () => {
      await admin.end()
      await server.stop()
    },
  }
}

/** The names of the files in a folder and its subfolders; none if there is no such folder. */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((file) =>
      file.isFile() ? [file.name] : [],
    )
  } catch {
    return []
  }
}
