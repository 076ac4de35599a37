-- Volume (reps × weight in kg, over every set that has both) by week, weeks from Monday, oldest first.
-- Answers nothing for anyone else's id.
create function public.calculate_weekly_volume(user_uuid uuid)
returns table (week_start_date date, total_volume numeric)
language sql stable security invoker set search_path = '' as $$
  select date_trunc('week', l.date)::date, sum(s.reps * s.weight_kg)
  from public.workout_logs l
  join public.set_logs s on s.user_id = l.user_id and s.workout_log_id = l.id
  where l.user_id = user_uuid and user_uuid = (select auth.uid()) and s.reps * s.weight_kg is not null
  group by 1
  order by 1
$$;
revoke all on function public.calculate_weekly_volume(uuid) from public, anon, authenticated, service_role;
grant execute on function public.calculate_weekly_volume(uuid) to authenticated;
