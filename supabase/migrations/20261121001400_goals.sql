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
  constraint goals_target_value_check check (target_value between 0 and 1000000000),
  constraint goals_current_value_check check (current_value between 0 and 1000000000),
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

create policy "read one's own" on public.goals for select to authenticated
  using (user_id = (select auth.uid()));
create policy "add one's own, of visible exercises" on public.goals for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (exercise_id is null or exists (select from public.exercises e where e.id = goals.exercise_id))
  );
create policy "change one's own, to visible exercises" on public.goals for update to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and (exercise_id is null or exists (select from public.exercises e where e.id = goals.exercise_id))
  );
create policy "remove one's own" on public.goals for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.goals from public, anon, authenticated;
grant select, delete,
  insert (user_id, title, goal_type, exercise_id, metric, target_value, current_value, unit, start_date, target_date,
    status, achieved_at),
  update (title, goal_type, exercise_id, metric, target_value, current_value, unit, start_date, target_date, status,
    achieved_at, updated_at)
  on public.goals to authenticated;
grant all on public.goals to service_role;
