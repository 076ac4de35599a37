-- An import that was compared before another one finished would bring the same workouts twice, as where two devices hold the same file. "after" is
-- the last import that had finished when it was compared, or null; one that doesn't say it is taken as before. PT409 {"reason":"compared"}.
-- Otherwise as before.
create or replace function public.begin_import(import jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  entry public.imports := jsonb_populate_record(null::public.imports, import);
  known public.imports;
  was_there constant boolean := exists (select from public.imports i where i.user_id = me and i.id = entry.id);
begin
  insert into public.imports (id, file_name, source, parts, exercises, workouts, sets, weights)
    values (entry.id, entry.file_name, entry.source, entry.parts, entry.exercises, entry.workouts, entry.sets, entry.weights)
    on conflict do nothing;
  select * into known from public.imports i where i.user_id = me and i.id = entry.id;
  if known.id is null then
    raise exception using errcode = 'PT409', message = 'Another import is not finished yet.', detail = '{"reason":"open"}';
  end if;
  if not was_there and import ? 'after' and exists (
      select from public.imports i
      where i.user_id = me and i.status = 'done' and i.id is distinct from (import ->> 'after')::uuid and i.finished_at > coalesce(
        (select a.finished_at from public.imports a where a.user_id = me and a.id = (import ->> 'after')::uuid), '-infinity')) then
    raise exception using errcode = 'PT409', message = 'Another import has finished since this one was compared.',
      detail = '{"reason":"compared"}';
  end if;
  return jsonb_build_object('id', known.id, 'status', known.status, 'parts', coalesce(
    (select jsonb_agg(p.part order by p.part) from private.import_parts p where p.import_id = known.id), '[]'));
end
$$;

-- A workout that is edited gets new sets, which the undo of a merge didn't find: those of workouts that had only the exercise that went follow it
-- back too. Only this changes in the functions, whatever else they have become since they were made.
alter table private.exercise_merges add column log_ids uuid[] not null default '{}';
comment on column private.exercise_merges.log_ids is 'workouts with the exercise that went and without the one that stayed';
do $$
declare
  place record;
  definition text;
begin
  for place in select * from (values
    ('private.merge_exercises(public.exercises, public.exercises)',
      'entry.set_ids := array(select s.id from public.set_logs s where s.exercise_id = goes);',
      'entry.set_ids := array(select s.id from public.set_logs s where s.exercise_id = goes);
  entry.log_ids := array(
    select distinct s.workout_log_id from public.set_logs s where s.exercise_id = goes and not exists (
      select from public.set_logs k where k.user_id = s.user_id and k.workout_log_id = s.workout_log_id and k.exercise_id = stays));'),
    ('private.merge_exercises(public.exercises, public.exercises)', '(owner_id, goes, stays, set_ids,', '(owner_id, goes, stays, log_ids, set_ids,'),
    ('private.merge_exercises(public.exercises, public.exercises)', 'goes, stays, entry.set_ids,', 'goes, stays, entry.log_ids, entry.set_ids,'),
    ('private.undo_exercise_merge(private.exercise_merges)', 'where s.id = any (entry.set_ids) and s.exercise_id = entry.stays;',
      'where s.id = any (entry.set_ids) and s.exercise_id = entry.stays;
  update public.set_logs s set exercise_id = entry.goes
  from public.workout_logs l
  where l.id = any (entry.log_ids) and s.user_id = l.user_id and s.workout_log_id = l.id and s.exercise_id = entry.stays;'),
    ('private.undo_exercise_merge(private.exercise_merges)', 'set_ids = ''{}''', 'log_ids = ''{}'', set_ids = ''{}'''),
    ('private.note_merge(private.exercise_merges)', 'where s.id = any (entry.set_ids)',
      'where s.id = any (entry.set_ids)
  union
  select l.user_id, ''workout_logs'' from public.workout_logs l where l.id = any (entry.log_ids)')
  ) as t (name, was, becomes) loop
    definition := pg_get_functiondef(place.name::regprocedure);
    if position(place.was in definition) = 0 then
      raise exception '% is no longer as this migration expects', place.name;
    end if;
    execute replace(definition, place.was, place.becomes);
  end loop;
end
$$;
