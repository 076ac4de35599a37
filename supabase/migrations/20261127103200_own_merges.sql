-- One's own exercises: merged into another of one's own or into one of the library, for thirty days with a way back.

-- Locks what a merge of the caller's touches, in the order in which a save does, so that neither waits for the other in a circle: the account first,
-- then the own exercises. One of the library is only kept from being deleted or merged: everybody's saves name it.
create function private.lock_for_merge(goes uuid, stays uuid) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
begin
  perform from private.account_usage a where a.user_id = me for update;
  perform from public.exercises e where e.id in (goes, stays) and e.owner_id = me order by e.id for update;
  perform from public.exercises e where e.id = stays and e.owner_id is null for key share;
end
$$;

-- What a merge would move: {"sets", "goals", "routines", "both"}; "both": routines that have the two.
create function public.my_merge_preview(goes uuid, stays uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'sets', (select count(*) from public.set_logs s where s.exercise_id = goes and s.user_id = (select auth.uid())),
    'goals', (select count(*) from public.goals g where g.exercise_id = goes and g.user_id = (select auth.uid())),
    'routines', (select count(distinct w.workout_id) from public.workout_exercises w
      where w.exercise_id = goes and w.user_id = (select auth.uid())),
    'both', (select count(distinct w.workout_id) from public.workout_exercises w
      join public.workout_exercises o using (user_id, workout_id)
      where w.exercise_id = goes and o.exercise_id = stays and w.user_id = (select auth.uid())))
$$;

-- Lets an exercise of the caller's go into another of theirs or into one of the library, with everything that names it. Answers the merge's id, the
-- same for a call that is repeated. PT404 when one of the two is not there, or not the caller's to merge; PT409 {"reason":"measure"} when they
-- record different things.
create function public.merge_my_exercise(goes uuid, stays uuid) returns uuid
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  me constant uuid := (select auth.uid());
  one public.exercises;
  other public.exercises;
begin
  perform private.require_session();
  perform private.lock_for_merge(goes, stays);
  select * into one from public.exercises e where e.id = goes and e.owner_id = me;
  select * into other from public.exercises e
  where e.id = stays and e.id <> goes and (e.owner_id = me or e.owner_id is null) and e.merged_into is null;
  if one.merged_into = other.id then
    return (select m.id from private.exercise_merges m
      where m.goes = one.id and m.stays = other.id and m.undone_at is null order by m.merged_at desc limit 1);
  end if;
  if one.id is null or one.merged_into is not null or other.id is null then
    raise exception using errcode = 'PT404', message = 'One of the two exercises is not there any more, or is not yours to merge.';
  end if;
  return private.merge_exercises(one, other);
end
$$;

-- The caller's merges that can still be undone, newest first: [{"id", "goes", "goes_name", "stays", "merged_at"}].
create function public.my_merges() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_session();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', m.id, 'goes', m.goes, 'goes_name', g.name, 'stays', m.stays, 'merged_at', m.merged_at)
      order by m.merged_at desc)
    from public.exercises g join private.exercise_merges m on m.goes = g.id
    where g.owner_id = (select auth.uid()) and m.owner_id = g.owner_id and g.merged_into = m.stays and m.undone_at is null
      and m.merged_at > now() - interval '30 days'
  ), '[]');
end
$$;

-- Takes a merge of the caller's back; one that was taken back already is left alone. PT404 when it is not theirs; PT409 after thirty days, or when the
-- exercise that stayed went into yet another one since.
create function public.undo_my_merge(merge_id uuid) returns void
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  entry private.exercise_merges;
begin
  perform private.require_session();
  select * into entry from private.exercise_merges m where m.id = merge_id and m.owner_id = (select auth.uid());
  if entry.id is null then
    raise exception using errcode = 'PT404', message = 'This merge does not exist any more, or is not yours.';
  end if;
  perform private.lock_for_merge(entry.goes, entry.stays);
  select * into entry from private.exercise_merges m where m.id = merge_id for update;
  if entry.undone_at is not null then
    return;
  end if;
  if entry.merged_at < now() - interval '30 days' then
    raise exception using errcode = 'PT409', message = 'This merge can''t be undone any more.', detail = '{"reason":"late"}';
  end if;
  perform private.undo_exercise_merge(entry);
end
$$;

revoke all on function private.lock_for_merge, public.my_merge_preview, public.merge_my_exercise, public.my_merges, public.undo_my_merge
  from public, anon, authenticated, service_role;
grant execute on function public.my_merge_preview, public.merge_my_exercise, public.my_merges, public.undo_my_merge to authenticated;
