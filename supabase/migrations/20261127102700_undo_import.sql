-- The way back of an import. What was changed since it came, stays.

-- Removes what an import brought besides workouts and exercises, unless it was changed since, or something that came later needs it.
create function private.remove_imported(entry_id uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  kind text;
begin
  delete from public.committed_workouts c using private.import_rows r
    where r.import_id = entry_id and r.kind = 'committed_workouts' and c.user_id = me and c.id = r.row_id and c.completed_log_id is null;
  delete from public.generated_weekly_schedules g using private.import_rows r
    where r.import_id = entry_id and r.kind = 'generated_weekly_schedules' and g.user_id = me and g.id = r.row_id
      and not exists (select from public.committed_workouts c where c.user_id = me and c.generated_schedule_id = g.id);
  foreach kind in array array['weight_logs', 'workouts', 'goals', 'ai_analyses', 'exercise_notes', 'avoided'] loop
    execute format('delete from public.%1$I t using private.import_rows r
      where r.import_id = $1 and r.kind = %1$L and t.user_id = (select auth.uid()) and t.id = r.row_id
        and coalesce(r.contents, private.contents_of(to_jsonb(t))) = private.contents_of(to_jsonb(t))', kind)
      using entry_id;
  end loop;
end
$$;

-- Takes an import back: its workouts, its body weights, and the exercises that it made and nothing else uses. Where some of the workouts
-- were edited since, keep_edited has to say what becomes of those; without it: PT409 {"reason":"edited"} with their number and the first ten.
create function public.undo_import(import_id uuid, keep_edited boolean default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' set statement_timeout = '300s' as $$
declare
  me uuid := (select auth.uid());
  entry public.imports;
  edited jsonb;
  removed integer;
begin
  select * into entry from public.imports i where i.user_id = me and i.id = undo_import.import_id for no key update;
  if entry.id is null or entry.status = 'open' then
    raise exception using errcode = 'PT404', message = 'This import does not exist any more, or is not yours.';
  elsif entry.status = 'undone' then
    return jsonb_build_object('id', entry.id, 'removed', 0);
  end if;
  select jsonb_agg(jsonb_build_object('name', l.name, 'date', l.date, 'updated_at', l.updated_at) order by l.updated_at desc) into edited
    from private.import_rows r join public.workout_logs l on l.user_id = me and l.id = r.row_id
    where r.import_id = entry.id and r.kind = 'workout_logs' and l.revision > coalesce(r.revision, 1);
  if edited is not null and keep_edited is null then
    raise exception using errcode = 'PT409', message = 'Some of these workouts were edited since.', detail = jsonb_build_object(
      'reason', 'edited', 'count', jsonb_array_length(edited), 'edited', jsonb_path_query_array(edited, '$[0 to 9]'))::text;
  end if;
  delete from public.workout_logs l using private.import_rows r
    where r.import_id = entry.id and r.kind = 'workout_logs' and l.user_id = me and l.id = r.row_id
      and not (l.revision > coalesce(r.revision, 1) and coalesce(keep_edited, false));
  get diagnostics removed = row_count;
  perform private.remove_imported(entry.id);
  if entry.profile_before is not null then
    perform private.empty_profile(entry);
  end if;
  delete from public.exercises e using private.import_rows r
    where r.import_id = entry.id and r.kind = 'exercises' and e.owner_id = me and e.id = r.row_id
      and not exists (select from public.set_logs s where s.exercise_id = e.id)
      and not exists (select from public.workout_exercises w where w.exercise_id = e.id)
      and not exists (select from public.goals g where g.exercise_id = e.id)
      and not exists (select from public.exercise_notes n where n.exercise_id = e.id)
      and not exists (select from public.avoided a where a.exercise_id = e.id);
  delete from private.import_rows r where r.import_id = entry.id;
  update public.imports i set status = 'undone', undone_at = now(), profile_before = null, profile_filled = null where i.id = entry.id;
  return jsonb_build_object('id', entry.id, 'removed', removed);
end
$$;

revoke all on function private.remove_imported, public.undo_import from public, anon, authenticated, service_role;
grant execute on function private.remove_imported, public.undo_import to authenticated;
