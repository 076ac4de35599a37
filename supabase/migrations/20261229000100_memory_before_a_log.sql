-- Whoever edits an old log is told what was done before it: what came after is no "last time", and made records of then look like none.
-- `except_log` leaves out that log and every later one (by day, then in the order in which they were made); one that is gone leaves out nothing.
-- Only this condition changes, whatever else the function has become since it was made.
do $$
declare
  was constant text := 'l.id is distinct from except_log';
  definition constant text := pg_get_functiondef('public.training_memory(uuid)'::regprocedure);
begin
  if position(was in definition) = 0 then
    raise exception 'training_memory no longer leaves out the edited log as this migration expects';
  end if;
  execute replace(definition, was, 'coalesce((l.date, l.created_at, l.id) < (
      select edited.date, edited.created_at, edited.id from public.workout_logs edited
      where edited.user_id = (select auth.uid()) and edited.id = except_log
    ), true)');
end
$$;
