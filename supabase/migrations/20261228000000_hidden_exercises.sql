-- Whoever made an exercise may hide it: it is offered nowhere, and everything that was logged of it stays. It can be shown again.
alter table public.exercises add column is_hidden boolean not null default false,
  add constraint exercises_is_hidden_check check (not is_hidden or owner_id is not null);
comment on column public.exercises.is_hidden is 'not offered to its owner; its history stays';
grant insert (is_hidden), update (is_hidden) on public.exercises to authenticated;

-- As before; a hidden one comes hidden.
create or replace function private.exercises_of_import(entry public.imports) returns uuid[]
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  named jsonb;
  made public.exercises;
  id uuid;
  ids uuid[] := '{}';
begin
  for named in select e.value from jsonb_array_elements(entry.exercises) with ordinality e (value, place) order by e.place loop
    id := null;
    if not named ? 'name' then
      select e.id into id from public.exercises e where e.id = (named ->> 'id')::uuid;
      if id is null then
        raise exception using errcode = 'PT404', message = 'An exercise of this import does not exist any more.',
          detail = '{"reason":"exercise"}';
      end if;
    else
      made := jsonb_populate_record(null::public.exercises, named);
      insert into public.exercises (id, owner_id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases, load,
          body_share, is_hidden, created_at, updated_at)
        values (coalesce(made.id, gen_random_uuid()), me, made.name, made.type, made.measure, made.equipment,
          coalesce(made.primary_muscles, '{}'), coalesce(made.secondary_muscles, '{}'), coalesce(made.aliases, '{}'), made.load,
          made.body_share, coalesce(made.is_hidden, false), coalesce(made.created_at, now()), coalesce(made.updated_at, now()))
        on conflict do nothing returning exercises.id into id;
      if id is not null then
        insert into private.import_rows (import_id, kind, row_id) values (entry.id, 'exercises', id);
      else
        select e.id into id from public.exercises e where e.owner_id = me and lower(e.name) = lower(btrim(named ->> 'name'));
      end if;
    end if;
    ids := ids || id;
  end loop;
  return ids;
end
$$;

-- As before, without the caller's exercises that were merged into another: nothing names them any more.
create or replace function public.export_rows(kind text, after_id uuid default null) returns table (id uuid, saved json)
language plpgsql stable security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  owner text := case kind when 'exercises' then 'owner_id' when 'profiles' then 'id' else 'user_id' end;
  -- Long texts come in smaller pages.
  most integer := case when kind in ('ai_analyses', 'generated_weekly_schedules') then 25 else 1000 end;
  columns text;
begin
  if kind not in ('profiles', 'exercises', 'workouts', 'workout_exercises', 'generated_weekly_schedules', 'committed_workouts', 'workout_logs',
      'set_logs', 'weight_logs', 'goals', 'ai_analyses', 'exercise_notes', 'avoided') then
    raise exception using errcode = 'PT404', message = 'There is no such table in the export.';
  end if;
  select string_agg(format(case when a.atttypid = 'numeric'::regtype then '%1$L, t.%1$I::text' else '%1$L, t.%1$I' end, a.attname), ', '
      order by a.attnum) into columns
    from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', kind)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname <> all (private.columns_not_exported()) and not (kind = 'profiles' and a.attname = 'id');
  return query execute format(
    'select t.id, json_build_object(%1$s) from public.%2$I t
      where (t.%3$I = $1 %4$s) and ($2 is null or t.id > $2) order by t.id limit $3',
    columns, kind, owner,
    case kind when 'exercises' then 'and t.merged_into is null or t.id in (select private.named_exercises())' end) using me, after_id, most;
end
$$;
