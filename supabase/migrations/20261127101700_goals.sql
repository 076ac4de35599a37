-- What somebody wants to reach, in the unit that it was entered in.

create table public.goals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text,
  goal_type text not null,
  exercise_id uuid references public.exercises (id),
  metric text not null,
  target_value numeric not null,
  current_value numeric,
  unit text,
  start_date date,
  target_date date,
  status text not null default 'active',
  achieved_at date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  unique (user_id, id),
  constraint goals_title_check check (length(title) <= 500),
  constraint goals_goal_type_check check (goal_type in ('strength', 'cardio')),
  constraint goals_metric_check check (metric in ('weight', 'reps', 'distance', 'duration_minutes', 'frequency')),
  constraint goals_metric_of_type_check check ((goal_type = 'strength') = (metric in ('weight', 'reps'))),
  constraint goals_target_value_check check (target_value between -1000000000 and 1000000000),
  constraint goals_current_value_check check (current_value between -1000000000 and 1000000000),
  -- Only of a weight can there be less than nothing: help.
  constraint goals_help_check check (metric = 'weight' or (target_value >= 0 and coalesce(current_value, 0) >= 0)),
  constraint goals_unit_check check (unit in ('kg', 'lbs', 'km', 'mi')),
  constraint goals_unit_of_metric_check check (
    unit is null or (metric = 'weight' and unit in ('kg', 'lbs')) or (metric = 'distance' and unit in ('km', 'mi'))
  ),
  constraint goals_dates_check check (
    start_date between '1900-01-01' and '2200-01-01' and target_date between '1900-01-01' and '2200-01-01'
    and achieved_at between '1900-01-01' and '2200-01-01'
  ),
  constraint goals_status_check check (status in ('active', 'achieved', 'archived')),
  constraint goals_achieved_check check (status <> 'achieved' or achieved_at is not null)
);

comment on column public.goals.exercise_id is 'null: overall';

create index goals_user_id_status_target_date_idx on public.goals (user_id, status, target_date);
create index goals_exercise_id_idx on public.goals (exercise_id);

create trigger stamp_updated_at before update on public.goals
  for each row execute function private.stamp_updated_at();
-- Counts what a person wrote; what the logs do to a goal (settle_goals) is no edit of it.
create trigger stamp_revision
  before update of title, goal_type, exercise_id, metric, target_value, unit, start_date, target_date on public.goals
  for each row execute function private.stamp_revision();

alter table public.goals enable row level security;
alter table public.goals force row level security;

revoke all on public.goals from public, anon, authenticated;
-- An update may send its owner along, unchanged: the policy holds it to the caller's own.
grant select, delete,
  insert (id, user_id, title, goal_type, exercise_id, metric, target_value, current_value, unit, start_date, target_date,
    status, achieved_at, revision, created_at, updated_at),
  update (user_id, title, goal_type, exercise_id, metric, target_value, current_value, unit, start_date, target_date, status,
    achieved_at, updated_at)
  on public.goals to authenticated;
grant all on public.goals to service_role;

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

revoke all on function public.save_goal from public, anon, authenticated, service_role;
grant execute on function public.save_goal to authenticated;
