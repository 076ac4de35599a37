-- Adds up the touched logs one by one, so that every statement names the log it is about: joined with the touched sets, their plan was made
-- while the tables were empty and kept by the connection, and every save read all sets of its owner until Postgres looked at the tables again.
create or replace function private.total_exercises() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  log record;
begin
  for log in select distinct t.user_id, t.workout_log_id as id from touched t order by t.workout_log_id loop
    -- Of two who write sets of one log at once, the second waits here and then sees what the first one wrote.
    perform from public.workout_logs l where l.user_id = log.user_id and l.id = log.id for no key update;
    -- With a log its totals go.
    continue when not found;
    -- Planned anew each time: with few rows the index of days looks as good as the key, and it finds all totals of a person.
    execute 'delete from private.exercise_totals e where e.user_id = $1 and e.workout_log_id = $2' using log.user_id, log.id;
    insert into private.exercise_totals (user_id, workout_log_id, exercise_id, date, sets, volume_kg, heaviest_kg, one_rep_max_kg, most_reps,
        farthest_km, longest_minutes)
      select l.user_id, l.id, s.exercise_id, l.date,
        count(*) filter (where c.counts and (s.reps > 0 or s.duration_minutes > 0)),
        sum(s.reps * s.weight_kg) filter (where c.counts),
        max(s.weight_kg) filter (where c.counts and s.weight_kg > 0 and s.reps is distinct from 0),
        max(case when s.reps = 1 then s.weight_kg when s.reps between 1 and 10 then s.weight_kg * (30 + s.reps) / 30 end)
          filter (where c.counts and s.weight_kg > 0),
        max(s.reps) filter (where c.counts and s.reps > 0),
        max(s.distance_km) filter (where c.counts and s.distance_km > 0),
        max(s.duration_minutes) filter (where c.counts and s.duration_minutes > 0)
      from public.workout_logs l
      join public.set_logs s on s.user_id = l.user_id and s.workout_log_id = l.id
      cross join lateral (select s.set_type <> 'warmup' as counts) c
      where l.user_id = log.user_id and l.id = log.id
      group by l.user_id, l.id, s.exercise_id, l.date;
  end loop;
  return null;
end
$$;
