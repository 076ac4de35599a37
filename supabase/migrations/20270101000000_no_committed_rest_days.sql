-- A rest day of a plan doesn't go on the calendar: PT409 {"reason":"rest_day"}. A row that an import brings back carries its own
-- created_at and comes back as it was.
create function private.refuse_rest_day() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  planned jsonb;
begin
  select day into planned
    from public.generated_weekly_schedules g, jsonb_array_elements(g.schedule_json) with ordinality as d (day, place)
    where g.user_id = new.user_id and g.id = new.generated_schedule_id and day ->> 'day' = new.day_of_week
    order by place limit 1;
  if coalesce(planned -> 'workout', 'null') = 'null' and planned is not null then
    raise exception using errcode = 'PT409', message = format('Skipped committing %s: It''s a rest day.', new.day_of_week),
      detail = '{"reason":"rest_day"}';
  end if;
  return new;
end
$$;
revoke all on function private.refuse_rest_day() from public, anon, authenticated, service_role;

create trigger refuse_rest_day before insert on public.committed_workouts
  for each row when (new.created_at = now())
  execute function private.refuse_rest_day();
