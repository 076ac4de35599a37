-- A goal's progress says on which days its figures were lifted: a best of before the goal was dated with the day on which the goal was made.
-- start_day    the first day of `start_value`, for weight and reps
-- current_day  the first day of `current_value` for weight and reps, the last day that added to a sum; null for workouts a week
-- Only these columns are new, whatever else the function has become since it was made.
do $$
declare
  columns constant text := 'series jsonb)';
  answer constant text := 'coalesce(l.points, ''[]'')';
  definition constant text := pg_get_functiondef('public.goal_progress(date)'::regprocedure);
begin
  if position(columns in definition) = 0 or position(answer in definition) = 0 then
    raise exception 'goal_progress no longer answers as this migration expects';
  end if;
  drop function public.goal_progress(date);
  execute replace(replace(definition, columns, 'series jsonb, start_day date, current_day date)'), answer, answer || ',
    (select d.day from daily d where d.id = s.id and s.is_best
      order by d.counts, case when not d.counts then d.so_far end desc nulls last, d.day limit 1),
    (select d.day from daily d where d.id = s.id and d.counts and not s.is_habit
      order by case when s.is_best then d.so_far end desc nulls last, case when s.is_best then d.day end, d.day desc limit 1)');
end
$$;
revoke all on function public.goal_progress(date) from public, anon, authenticated, service_role;
grant execute on function public.goal_progress(date) to authenticated;

-- As before, with all that goal_progress answers.
drop function public.settle_goals(date);
create function public.settle_goals(today date)
returns table (
  goal_id uuid, since date, start_value numeric, current_value numeric, percentage numeric, reached_on date, series jsonb, start_day date,
  current_day date
)
language sql volatile security invoker set search_path = '' as $$
  with progress as materialized (
    select * from public.goal_progress(today)
  ), settled as (
    update public.goals g set current_value = p.current_value, achieved_at = p.reached_on,
        status = case when p.reached_on is null then 'active' else 'achieved' end
      from progress p
      where g.user_id = (select auth.uid()) and g.id = p.goal_id and g.status = 'active'
        and (p.reached_on is not null or p.current_value is distinct from g.current_value)
      returning g.id, g.status
  )
  select p.goal_id, p.since, p.start_value, p.current_value,
    case when s.status = 'achieved' then 100 else p.percentage end, p.reached_on, p.series, p.start_day, p.current_day
  from progress p
  left join settled s on s.id = p.goal_id
$$;
revoke all on function public.settle_goals(date) from public, anon, authenticated, service_role;
grant execute on function public.settle_goals(date) to authenticated;
