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
  unique (user_id, generated_schedule_id, day_of_week),
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

-- Deleting a log takes completed_log_id away, by the foreign key; the day is open again.
create function private.reopen_commitment() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.status := 'scheduled';
  return new;
end
$$;
revoke all on function private.reopen_commitment() from public, anon, authenticated, service_role;

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
revoke all on function private.stay_where_logged() from public, anon, authenticated, service_role;

create trigger stay_where_logged before update of scheduled_date on public.committed_workouts
  for each row when (new.completed_log_id is not null and new.scheduled_date is distinct from old.scheduled_date)
  execute function private.stay_where_logged();

alter table public.committed_workouts enable row level security;
alter table public.committed_workouts force row level security;

create policy "read one's own" on public.committed_workouts for select to authenticated
  using (user_id = (select auth.uid()));
create policy "add one's own" on public.committed_workouts for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "change one's own" on public.committed_workouts for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "remove one's own" on public.committed_workouts for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.committed_workouts from public, anon, authenticated;
grant select, delete,
  insert (user_id, generated_schedule_id, day_of_week, scheduled_date, status, completed_log_id),
  update (scheduled_date, status, completed_log_id)
  on public.committed_workouts to authenticated;
grant all on public.committed_workouts to service_role;

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
revoke all on function public.commit_workout(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.commit_workout(uuid, jsonb) to authenticated;
