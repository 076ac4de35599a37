import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto"

/** The passwords of the roles that the server signs in as. */
export interface RolePasswords {
  auth: string
  authenticator: string
  realtime: string
  storage: string
}

/** The passwords are derived from JWT_SECRET, so that all processes that use a database know them without exchanging them. */
export function rolePasswords(jwtSecret: string): RolePasswords {
  const passwordOf = (role: string) =>
    createHmac("sha256", jwtSecret).update(`password of the Postgres role ${role}`).digest("base64url")
  return {
    auth: passwordOf("supabase_auth_admin"),
    authenticator: passwordOf("authenticator"),
    realtime: passwordOf("supabase_realtime_admin"),
    storage: passwordOf("supabase_storage_admin"),
  }
}

/** Postgres' SCRAM verifier of a password (RFC 5803), so that the password itself never appears in a statement or log. */
export function scramVerifier(password: string): string {
  const salt = randomBytes(16)
  const iterations = 4096
  const salted = pbkdf2Sync(password, salt, iterations, 32, "sha256")
  const keyed = (label: string) => createHmac("sha256", salted).update(label).digest()
  const storedKey = createHash("sha256").update(keyed("Client Key")).digest("base64")
  const serverKey = keyed("Server Key").toString("base64")
  return `SCRAM-SHA-256$${iterations}:${salt.toString("base64")}$${storedKey}:${serverKey}`
}
