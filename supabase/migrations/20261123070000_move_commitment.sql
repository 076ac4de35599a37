-- A scheduled workout may be moved to another day by changing its scheduled_date. One that was logged stays where it is: PT409
-- {"reason":"completed"}. A log that comes in at the same moment holds the row first, and the move then sees it.
create function private.stay_where_logged() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  raise exception using errcode = 'PT409', message = 'It was already logged.', detail = '{"reason":"completed"}';
end
$$;
revoke all on function private.stay_where_logged() from public, anon, authenticated, service_role;

create trigger stay_where_logged before update of scheduled_date on public.committed_workouts
  for each row when (new.completed_log_id is not null and new.scheduled_date is distinct from old.scheduled_date)
  execute function private.stay_where_logged();
