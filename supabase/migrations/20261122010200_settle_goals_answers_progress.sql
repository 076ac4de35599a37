-- settle_goals answers the progress that it wrote down, so that a page asks, and the logs are counted, once.

drop function public.settle_goals(date);

-- Writes down what the logs have done to the caller's active goals: `current_value`, and for one that was reached `achieved` with its
-- day. Safe to repeat. What is achieved stays so, also when its log goes, until the goal is re-opened. Answers goal_progress as it is
-- then: what was just reached stands at 100.
create function public.settle_goals(today date)
returns table (
  goal_id uuid, since date, start_value numeric, current_value numeric, percentage numeric, reached_on date, series jsonb
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
    case when s.status = 'achieved' then 100 else p.percentage end, p.reached_on, p.series
  from progress p
  left join settled s on s.id = p.goal_id
$$;
revoke all on function public.settle_goals(date) from public, anon, authenticated, service_role;
grant execute on function public.settle_goals(date) to authenticated;
