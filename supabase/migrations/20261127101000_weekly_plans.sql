-- Weekly plans as they were generated: seven days, Monday to Sunday.

create table public.generated_weekly_schedules (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  week_summary text,
  schedule_json jsonb not null,
  generated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (user_id, id),
  constraint generated_weekly_schedules_week_summary_check check (length(week_summary) <= 20000),
  constraint generated_weekly_schedules_schedule_json_check check (
    case jsonb_typeof(schedule_json) when 'array' then jsonb_array_length(schedule_json) = 7 else false end
    and length(schedule_json::text) <= 500000
  )
);

create index generated_weekly_schedules_user_id_generated_at_idx
  on public.generated_weekly_schedules (user_id, generated_at desc);

alter table public.generated_weekly_schedules enable row level security;
alter table public.generated_weekly_schedules force row level security;

revoke all on public.generated_weekly_schedules from public, anon, authenticated;
grant select, delete, insert (id, user_id, week_summary, schedule_json, generated_at, created_at), update (week_summary, schedule_json)
  on public.generated_weekly_schedules to authenticated;
grant all on public.generated_weekly_schedules to service_role;

-- `schedule` has the keys week_summary and schedule_json. Answers {"id"}. A failing step is named in the hint: insert_schedule.
create function public.save_weekly_schedule(op_id uuid, schedule jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  answer jsonb;
  entry public.generated_weekly_schedules;
  failure_detail text;
begin
  answer := private.begin_op(op_id, 'save_weekly_schedule', schedule);
  if answer is not null then
    return answer;
  end if;

  entry := jsonb_populate_record(null::public.generated_weekly_schedules, schedule);
  insert into public.generated_weekly_schedules (user_id, week_summary, schedule_json)
    values (coalesce(entry.user_id, (select auth.uid())), entry.week_summary, entry.schedule_json)
    returning * into entry;
  return private.finish_op(op_id, entry.id);
exception
  when sqlstate 'PT409' then
    raise;
  when others then
    get stacked diagnostics failure_detail = pg_exception_detail;
    perform private.fail_in_step('insert_schedule', sqlstate, sqlerrm, failure_detail);
    raise;
end
$$;

revoke all on function public.save_weekly_schedule from public, anon, authenticated, service_role;
grant execute on function public.save_weekly_schedule to authenticated;
