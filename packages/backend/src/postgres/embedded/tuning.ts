/** Settings for a small machine with one tenant. Durability stays at Postgres' defaults (fsync, full_page_writes). */
export const tuning: Record<string, string> = {
  shared_buffers: "64MB",
  effective_cache_size: "512MB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  max_connections: "60",
  // Limits how much of the write-ahead log is replayed at a restart after a crash.
  max_wal_size: "256MB",
  min_wal_size: "64MB",
  // Following changes to rows needs this level of the write-ahead log; it has no measurable cost until a client
  // listens.
  wal_level: "logical",
  max_wal_senders: "8",
  max_replication_slots: "8",
  // A server that has stopped reading changes must not fill the disk.
  max_slot_wal_keep_size: "1GB",
  io_method: "sync",
  jit: "off",
  random_page_cost: "1.1",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
  // The log must not contain personal data: no statements, no failed statements (they quote values), no details.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  password_encryption: "scram-sha-256",
}
