-- Saves a goal, once for each op_id. `goal` has the table's column names; id present means an edit, which needs expected_revision, and
-- whose left-out keys keep their value. An achieved goal whose aim is changed is active again. Answers {"id","revision"}.
-- Gone or another's: PT404. Changed elsewhere in the meantime: PT409.
create function public.save_goal(op_id uuid, goal jsonb, expected_revision integer default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  answer jsonb;
  before public.goals;
  entry public.goals;
begin
  answer := private.begin_op(op_id, 'save_goal', jsonb_build_array(goal, expected_revision));
  if answer is not null then
    return answer;
  end if;
  perform private.day(goal ->> 'start_date'), private.day(goal ->> 'target_date');

  if goal ->> 'id' is null then
    entry := jsonb_populate_record(null::public.goals, goal);
    insert into public.goals (user_id, title, goal_type, exercise_id, metric, target_value, unit, start_date, target_date)
      values (coalesce(entry.user_id, me), entry.title, entry.goal_type, entry.exercise_id, entry.metric,
        entry.target_value, entry.unit, entry.start_date, entry.target_date)
      returning * into entry;
    return private.finish_op(op_id, entry.id, entry.revision);
  end if;

  select * into before from public.goals g where g.user_id = me and g.id = (goal ->> 'id')::uuid for no key update;
  perform private.check_revision(before.revision, expected_revision);
  entry := jsonb_populate_record(before, goal);
  if before.status = 'achieved' and (entry.goal_type, entry.exercise_id, entry.metric, entry.target_value, entry.unit)
      is distinct from (before.goal_type, before.exercise_id, before.metric, before.target_value, before.unit) then
    before.status := 'active';
    before.achieved_at := null;
  end if;
  update public.goals g set title = entry.title, goal_type = entry.goal_type, exercise_id = entry.exercise_id,
      metric = entry.metric, target_value = entry.target_value, unit = entry.unit, start_date = entry.start_date,
      target_date = entry.target_date, status = before.status, achieved_at = before.achieved_at
    where g.user_id = me and g.id = before.id
    returning * into entry;
  return private.finish_op(op_id, entry.id, entry.revision);
end
$$;
revoke all on function public.save_goal(uuid, jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function public.save_goal(uuid, jsonb, integer) to authenticated;
