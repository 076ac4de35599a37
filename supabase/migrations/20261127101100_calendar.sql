-- Days of a weekly plan that stand in the calendar. One is completed exactly as long as the log that completed it exists.

create table public.committed_workouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  generated_schedule_id uuid not null,
  day_of_week text not null,
  scheduled_date date not null,
  status text not null default 'scheduled',
  completed_log_id uuid,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  -- A plan is done in more than one week: a day of it goes on the calendar once for each date.
  constraint committed_workouts_day_of_plan_on_date_key
    unique (user_id, generated_schedule_id, day_of_week, scheduled_date),
  unique (user_id, completed_log_id),
  foreign key (user_id, generated_schedule_id) references public.generated_weekly_schedules (user_id, id) on delete cascade,
  constraint committed_workouts_completed_log_fkey foreign key (user_id, completed_log_id)
    references public.workout_logs (user_id, id) on delete set null (completed_log_id),
  constraint committed_workouts_day_of_week_check check (
    day_of_week in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')
  ),
  constraint committed_workouts_scheduled_date_check check (scheduled_date between '1900-01-01' and '2200-01-01'),
  constraint committed_workouts_status_check check (status in ('scheduled', 'completed')),
  constraint committed_workouts_completion_check check ((status = 'completed') = (completed_log_id is not null))
);

create index committed_workouts_user_id_scheduled_date_idx on public.committed_workouts (user_id, scheduled_date);

alter table public.workout_logs add constraint workout_logs_committed_workout_fkey
  foreign key (user_id, committed_workout_id) references public.committed_workouts (user_id, id)
  on delete set null (committed_workout_id);
create index workout_logs_user_id_committed_workout_id_idx on public.workout_logs (user_id, committed_workout_id)
  where committed_workout_id is not null;

alter table public.committed_workouts enable row level security;
alter table public.committed_workouts force row level security;

revoke all on public.committed_workouts from public, anon, authenticated;
grant select, delete,
  insert (id, user_id, generated_schedule_id, day_of_week, scheduled_date, status, completed_log_id, created_at),
  update (scheduled_date, status, completed_log_id)
  on public.committed_workouts to authenticated;
grant all on public.committed_workouts to service_role;

-- Deleting a log takes completed_log_id away, by the foreign key; the day is open again.
create function private.reopen_commitment() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.status := 'scheduled';
  return new;
end
$$;

create trigger reopen_commitment before update of completed_log_id on public.committed_workouts
  for each row when (old.completed_log_id is not null and new.completed_log_id is null)
  execute function private.reopen_commitment();

-- A scheduled workout may be moved to another day by changing its scheduled_date. One that was logged stays where it is: PT409
-- {"reason":"completed"}. A log that comes in at the same moment holds the row first, and the move then sees it.
create function private.stay_where_logged() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  raise exception using errcode = 'PT409', message = 'It was already logged.', detail = '{"reason":"completed"}';
end
$$;

create trigger stay_where_logged before update of scheduled_date on public.committed_workouts
  for each row when (new.completed_log_id is not null and new.scheduled_date is distinct from old.scheduled_date)
  execute function private.stay_where_logged();

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

create trigger refuse_rest_day before insert on public.committed_workouts
  for each row when (new.created_at = now())
  execute function private.refuse_rest_day();

-- `commitment` has the keys generated_schedule_id, day_of_week (Monday to Sunday) and scheduled_date. Answers {"id"}.
-- A failing step is named in the hint: insert_commitment.
create function public.commit_workout(op_id uuid, commitment jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  answer jsonb;
  entry public.committed_workouts;
  failure_detail text;
begin
  answer := private.begin_op(op_id, 'commit_workout', commitment);
  if answer is not null then
    return answer;
  end if;

  entry := jsonb_populate_record(null::public.committed_workouts, commitment);
  insert into public.committed_workouts (user_id, generated_schedule_id, day_of_week, scheduled_date)
    values (coalesce(entry.user_id, (select auth.uid())), entry.generated_schedule_id, entry.day_of_week,
      private.day(commitment ->> 'scheduled_date'))
    returning * into entry;
  return private.finish_op(op_id, entry.id);
exception
  when sqlstate 'PT409' then
    raise;
  when others then
    get stacked diagnostics failure_detail = pg_exception_detail;
    perform private.fail_in_step('insert_commitment', sqlstate, sqlerrm, failure_detail);
    raise;
end
$$;

revoke all on function private.reopen_commitment, private.stay_where_logged, private.refuse_rest_day, public.commit_workout
  from public, anon, authenticated, service_role;
grant execute on function public.commit_workout to authenticated;
