/** A subquery for the name of the function that implicitly casts between a domain (the type `t` of column `a`) and a different type; null if there is none. */
const castOfDomain = (from: string, to: string) => `(
            select format('%I.%I', fn.nspname, f.proname)
            from pg_cast k join pg_proc f on f.oid = k.castfunc join pg_namespace fn on fn.oid = f.pronamespace
            where k.castsource = ${from} and k.casttarget = ${to} and k.castcontext = 'i' and k.castmethod = 'f' and t.typtype = 'd'
          )`

// Matches domains whose name is a media type.
const isMediaType = String.raw`~ '^([A-Za-z0-9.-]+/[A-Za-z0-9.+-]+|\*/\*)$'`

/**
 * The settings under which the catalog is read. With an empty search_path, every type includes its schema. JIT is off, because
 * compiling such a large statement takes seconds and saves nothing.
 */
export const beginReading = `
begin transaction isolation level repeatable read read only;
set local search_path = '';
set local statement_timeout = '60s';
set local jit = off;`

/** Everything that requests need from the catalog. */
export const catalogQuery = `
${beginReading}
select json_build_object(
  'relations', (
    select coalesce(json_agg(json_build_object(
      'oid', c.oid::bigint, 'schema', n.nspname, 'name', c.relname,
      'isView', c.relkind in ('v', 'm'),
      'insertable', (pg_relation_is_updatable(c.oid::regclass, true) & 8) = 8,
      'updatable', (pg_relation_is_updatable(c.oid::regclass, true) & 4) = 4,
      'deletable', (pg_relation_is_updatable(c.oid::regclass, true) & 16) = 16,
      'columns', a.columns, 'numbers', a.numbers
    ) order by c.oid), '[]')
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    cross join lateral (
      select
        coalesce(json_agg(json_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, a.atttypmod),
          'base', (
            with recursive beneath as (
              select t.typname, t.typbasetype
              union all
              select b.typname, b.typbasetype from beneath join pg_type b on b.oid = beneath.typbasetype
            )
            select typname from beneath where typbasetype = 0
          ),
          'toJson', ${castOfDomain("a.atttypid", "'json'::regtype")},
          'fromJson', ${castOfDomain("'json'::regtype", "a.atttypid")},
          'fromText', ${castOfDomain("'text'::regtype", "a.atttypid")},
          'default', case
            when a.attgenerated <> '' or a.attidentity = 'a' then null
            when a.attidentity = 'd' then (
              select format('nextval(%L)', format('%I.%I', sn.nspname, s.relname))
              from pg_depend e join pg_class s on s.oid = e.objid and s.relkind = 'S' join pg_namespace sn on sn.oid = s.relnamespace
              where e.classid = 'pg_catalog.pg_class'::regclass and e.refclassid = 'pg_catalog.pg_class'::regclass
                and e.refobjid = c.oid and e.refobjsubid = a.attnum and e.deptype = 'i'
            )
            else coalesce(pg_get_expr(d.adbin, d.adrelid), t.typdefault)
          end
        ) order by a.attnum), '[]') as columns,
        coalesce(json_object_agg(a.attnum, a.attname), '{}') as numbers
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ) a
    where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
      and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and n.nspname !~ '^pg_temp'
  ),
  'constraints', (
    select coalesce(json_agg(json_build_object(
      'name', k.conname, 'kind', k.contype, 'table', k.conrelid::bigint, 'columns', k.conkey,
      'foreignTable', k.confrelid::bigint, 'foreignColumns', k.confkey
    ) order by k.conrelid, k.conname), '[]')
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype in ('p', 'u', 'f') and (k.conparentid = 0 or k.contype <> 'f')
      and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
  ),
  'viewRules', (
    select coalesce(json_agg(json_build_object('view', r.ev_class::bigint, 'action', r.ev_action::text)), '[]')
    from pg_rewrite r
    join pg_class c on c.oid = r.ev_class
    join pg_namespace n on n.oid = c.relnamespace
    where r.rulename = '_RETURN' and c.relkind in ('v', 'm')
      and n.nspname not in ('pg_catalog', 'information_schema')
      and not exists (select from pg_depend e where e.classid = 'pg_catalog.pg_class'::regclass and e.objid = c.oid and e.deptype = 'e')
  ),
  'routines', (
    select coalesce(json_agg(json_build_object(
      'schema', n.nspname, 'name', p.proname,
      'args', (
        select coalesce(json_agg(json_build_object(
          'name', coalesce(p.proargnames[i], ''),
          -- In a cast without a length, these types would cut a value to one character.
          'type', case format_type(a.type, null)
            when 'bit' then 'bit varying' when 'character' then 'character varying'
            when 'bit[]' then 'bit varying[]' when 'character[]' then 'character varying[]'
            else format_type(a.type, null)
          end,
          'required', a.position <= p.pronargs - p.pronargdefaults,
          'variadic', coalesce(p.proargmodes[i], 'i') = 'v'
        ) order by a.position), '[]')
        from (
          select i, type, row_number() over (order by i) as position
          from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as u(type, i)
          where coalesce(p.proargmodes[i], 'i') in ('i', 'b', 'v')
        ) a
      ),
      'returnsSet', p.proretset,
      'returnsVoid', t.typname = 'void' and t.typnamespace = 'pg_catalog'::regnamespace,
      'returnsComposite', coalesce(bt.typtype, t.typtype) = 'c' or coalesce(p.proargmodes::text[] && '{t,b,o}', false),
      'returnsTable', coalesce(nullif(bt.typrelid, 0), t.typrelid)::bigint,
      'returnsOneRow', p.prorows = 1,
      'argumentTable', case when p.pronargs = 1 then (select x.typrelid from pg_type x where x.oid = p.proargtypes[0]) else 0 end::bigint,
      'volatility', p.provolatile,
      'media', case when t.typtype = 'd' and t.typname ${isMediaType} and not p.proretset then json_build_object(
        'type', lower(t.typname), 'isBytes', t.typbasetype = 'bytea'::regtype
      ) end,
      'settings', p.proconfig
    ) order by p.oid), '[]')
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    join pg_type t on t.oid = p.prorettype
    left join pg_type bt on t.typtype = 'd' and bt.oid = t.typbasetype
    where p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')
      and n.nspname not in ('pg_catalog', 'information_schema')
  ),
  'mediaHandlers', (
    select coalesce(json_agg(json_build_object(
      'type', lower(t.typname), 'isBytes', t.typbasetype = 'bytea'::regtype,
      'schema', n.nspname, 'name', p.proname, 'table', argument.typrelid::bigint
    ) order by p.oid), '[]')
    from pg_aggregate g
    join pg_proc p on p.oid = g.aggfnoid
    join pg_namespace n on n.oid = p.pronamespace
    join pg_type t on t.oid = p.prorettype
    join pg_type argument on argument.oid = p.proargtypes[0]
    where p.pronargs = 1 and t.typtype = 'd' and t.typname ${isMediaType}
      and (argument.typrelid <> 0 or argument.typname = 'anyelement')
  ),
  'roles', (
    select coalesce(json_agg(json_build_object(
      'name', r.rolname,
      'usable', r.rolname <> session_user and pg_has_role(session_user, r.oid, 'MEMBER'),
      'settings', (
        select json_agg(setting order by s.setdatabase)
        from pg_db_role_setting s, unnest(s.setconfig) setting
        where s.setrole = r.oid and (s.setdatabase = 0 or s.setdatabase = (select oid from pg_database where datname = current_database()))
          and (split_part(setting, '=', 1) like '%.%' or split_part(setting, '=', 1) in (select name from pg_settings where context = 'user'))
      )
    )), '[]')
    from pg_roles r
    where r.rolname !~ '^pg_'
  ),
  'ownSettings', (
    select coalesce(json_agg(setting order by s.setdatabase), '[]')
    from pg_db_role_setting s, unnest(s.setconfig) setting
    where s.setrole = (select oid from pg_roles where rolname = session_user)
      and (s.setdatabase = 0 or s.setdatabase = (select oid from pg_database where datname = current_database()))
  ),
  'timeZones', (select coalesce(json_agg(name order by name), '[]') from pg_timezone_names),
  'hasGeometry', exists (select from pg_proc where proname = 'st_asgeojson')
);
commit`

/** A fingerprint that changes with any table, column, constraint, default, function, view or setting; computing it takes a few milliseconds. */
export const fingerprintQuery = `
select concat_ws(' ',
  (select count(*) || ':' || coalesce(sum(hashtext(oid::text || xmin::text)), 0) from pg_class where relkind in ('r', 'v', 'm', 'f', 'p') and oid >= 16384),
  (select count(*) || ':' || coalesce(sum(hashtext(attrelid::text || attnum || xmin::text)), 0) from pg_attribute where attrelid >= 16384 and attnum > 0),
  (select count(*) || ':' || coalesce(sum(hashtext(oid::text || xmin::text)), 0) from pg_constraint where oid >= 16384),
  (select count(*) || ':' || coalesce(sum(hashtext(oid::text || xmin::text)), 0) from pg_attrdef),
  (select count(*) || ':' || coalesce(sum(hashtext(oid::text || xmin::text)), 0) from pg_proc where oid >= 16384),
  (select count(*) || ':' || coalesce(sum(hashtext(oid::text || xmin::text)), 0) from pg_cast where oid >= 16384),
  (select count(*) || ':' || coalesce(sum(hashtext(oid::text || xmin::text)), 0) from pg_rewrite where oid >= 16384),
  (select coalesce(sum(hashtext(setrole::text || setdatabase || array_to_string(setconfig, ','))), 0) from pg_db_role_setting))`
