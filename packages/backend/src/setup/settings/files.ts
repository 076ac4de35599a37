import { url } from "./addresses.ts"
import { bound, text, wholeNumber, yesOrNo } from "./kinds.ts"

export const files = {
  mostBytes: bound({
    name: "STORAGE_MAX_BYTES",
    purpose: "The maximum size of a file, in bytes.",
    unset: 52_428_800,
    example: "104857600",
  }),
  mostUnfinished: bound({
    name: "STORAGE_MAX_UNFINISHED",
    purpose:
      "How many unfinished resumable uploads an account may have. A new one with the same key replaces the previous one.",
    unset: 20,
    example: "5",
  }),
  s3Url: url({
    name: "STORAGE_S3_URL",
    purpose:
      "A bucket in an S3-compatible store, or a folder in one, for storing the files. It must not contain anything else. Needs the key ID and the secret below.",
    otherwise: "none; files are in `DATA_DIR/storage`",
    unset: undefined,
    example: "https://s3.example/bucket/folder",
  }),
  s3KeyId: text({
    name: "STORAGE_S3_KEY_ID",
    purpose: "The ID of the access key for that store.",
    unset: undefined,
    allowed: "any text",
    example: "AKIAIOSFODNN7EXAMPLE",
  }),
  s3Secret: text({
    name: "STORAGE_S3_SECRET",
    purpose: "The secret key that goes with the access key.",
    unset: undefined,
    allowed: "any text",
    example: "a-secret-of-the-store",
  }),
  s3Region: text({
    name: "STORAGE_S3_REGION",
    purpose: "The region of the S3 store, if it has regions.",
    unset: "us-east-1",
    allowed: "any text",
    example: "eu-central-1",
  }),
}

export const backups = {
  folder: text({
    name: "BACKUP_DIR",
    purpose:
      "A folder for automatic backups. The latest backup of each of the last 7 days and 4 weeks is kept.",
    otherwise: "none; no automatic backups",
    unset: undefined,
    allowed: "a path",
    example: "/var/backups/repertoire",
  }),
  everyHours: wholeNumber({
    name: "BACKUP_EVERY",
    purpose: "The number of hours between automatic backups.",
    unset: 24,
    from: 1,
    to: 744,
    example: "6",
  }),
  beforeUpdate: yesOrNo({
    name: "BACKUP_BEFORE_UPDATE",
    purpose:
      "`false`: a start that updates the database doesn't make a backup first. The last three of these backups are kept, in `BACKUP_DIR` or in `DATA_DIR/before-updates`.",
    unset: true,
    example: "false",
  }),
  passphrase: text({
    name: "BACKUP_PASSPHRASE",
    purpose: "The passphrase that encrypts and decrypts backups.",
    unset: undefined,
    allowed: "any text",
    example: "four words nobody guesses",
  }),
}
