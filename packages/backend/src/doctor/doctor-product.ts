import type { Migrations } from "#server/postgres/sql-files.ts"
import type { ProductSettings } from "#server/setup/product-settings.ts"

/** What `doctor` needs to know about a product. */
export type DoctorProduct = ProductSettings & Migrations
