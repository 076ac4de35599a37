import * as z from "zod/mini"

/**
 * The parts of one schema ($1) that the current role may use, with their comments, as one JSON value. With an empty
 * search_path, every type includes its schema.
 */
export const descriptionQuery = `
select json_build_object(
  'comment', obj_description(n.oid, 'pg_namespace'),
  'relations', (
    select coalesce(json_agg(json_build_object(
      'name', c.relname,
      'comment', obj_description(c.oid, 'pg_class'),
      'methods', array_remove(array[
        case when has_any_column_privilege(c.oid, 'select') then 'get' end,
        case when has_any_column_privilege(c.oid, 'insert') and (pg_relation_is_updatable(c.oid, true) & 8) = 8 then 'post' end,
        case when has_any_column_privilege(c.oid, 'update') and (pg_relation_is_updatable(c.oid, true) & 4) = 4 then 'patch' end,
        case when has_table_privilege(c.oid, 'delete') and (pg_relation_is_updatable(c.oid, true) & 16) = 16 then 'delete' end
      ], null),
      'columns', (
        select coalesce(json_agg(json_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, a.atttypmod),
          'comment', col_description(c.oid, a.attnum),
          'required', a.attnotnull,
          'default', case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end,
          'values', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = a.atttypid),
          'isKey', exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any (k.conkey)),
          'refersTo', (
            select json_build_object('table', f.relname, 'column', fa.attname)
            from pg_constraint k join pg_class f on f.oid = k.confrelid
            join pg_attribute fa on fa.attrelid = f.oid and fa.attnum = k.confkey[array_position(k.conkey, a.attnum)]
            where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey) and f.relnamespace = n.oid
            order by k.conname limit 1
          )
        ) order by a.attnum), '[]')
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and has_column_privilege(c.oid, a.attnum, 'select, insert, update')
      )
    ) order by c.relname), '[]')
    from pg_class c
    where c.relnamespace = n.oid and c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
      and (has_any_column_privilege(c.oid, 'select, insert, update') or has_table_privilege(c.oid, 'delete'))
  ),
  'functions', (
    select coalesce(json_agg(json_build_object(
      'name', p.proname,
      'comment', obj_description(p.oid, 'pg_proc'),
      'isRead', p.provolatile <> 'v',
      'arguments', (
        select coalesce(json_agg(json_build_object(
          'name', p.proargnames[i], 'type', format_type(type, null), 'required', i <= p.pronargs - p.pronargdefaults
        ) order by i), '[]')
        from unnest(p.proargtypes::oid[]) with ordinality as u(type, i) where coalesce(p.proargnames[i], '') <> ''
      )
    ) order by p.proname, p.oid), '[]')
    from pg_proc p join pg_type t on t.oid = p.prorettype
    where p.pronamespace = n.oid and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')
      and has_function_privilege(p.oid, 'execute')
  )
)::text
from pg_namespace n where n.nspname = $1`

const column = z.object({
  name: z.string(),
  type: z.string(),
  comment: z.nullable(z.string()),
  required: z.boolean(),
  default: z.nullable(z.string()),
  values: z.nullable(z.array(z.string())),
  isKey: z.boolean(),
  refersTo: z.nullable(z.object({ table: z.string(), column: z.string() })),
})

const relation = z.object({
  name: z.string(),
  comment: z.nullable(z.string()),
  methods: z.array(z.enum(["get", "post", "patch", "delete"])),
  columns: z.array(column),
})

const callable = z.object({
  name: z.string(),
  comment: z.nullable(z.string()),
  isRead: z.boolean(),
  arguments: z.array(z.object({ name: z.string(), type: z.string(), required: z.boolean() })),
})

export const schemaDescription = z.object({
  comment: z.nullable(z.string()),
  relations: z.array(relation),
  functions: z.array(callable),
})

export type SchemaDescription = z.infer<typeof schemaDescription>
export type DescribedColumn = z.infer<typeof column>
export type DescribedRelation = z.infer<typeof relation>
export type DescribedFunction = z.infer<typeof callable>
