-- Body weight, as entered and in kg. One that comes without its day is of today, where the person is.

create table public.weight_logs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null default private.own_today(),
  weight numeric not null,
  weight_unit text not null default 'kg',
  weight_kg numeric not null generated always as (case weight_unit when 'lbs' then weight * 0.45359237 else weight end) stored,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  constraint weight_logs_date_check check (date between '1900-01-01' and '2200-01-01'),
  constraint weight_logs_weight_check check (weight between 0 and 10000),
  constraint weight_logs_weight_unit_check check (weight_unit in ('kg', 'lbs'))
);

create index weight_logs_user_id_date_idx on public.weight_logs (user_id, date);

alter table public.weight_logs enable row level security;
alter table public.weight_logs force row level security;

revoke all on public.weight_logs from public, anon, authenticated;
grant select, delete, insert (id, user_id, date, weight, weight_unit, created_at), update (date, weight, weight_unit)
  on public.weight_logs to authenticated;
grant all on public.weight_logs to service_role;

-- Logs a body weight on a day. Where no later day has one, it is the profile's weight from then on. Answers {"id"}, the entry's, the same for a
-- repeated op_id. A failing step is named in the hint: insert_weight, update_profile.
create function public.log_weight(op_id uuid, weight_date date, weight numeric, weight_unit text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  step text := 'insert_weight';
  answer jsonb;
  entry uuid;
  failure_detail text;
begin
  answer := private.begin_op(op_id, 'log_weight', jsonb_build_array(weight_date, weight, weight_unit));
  if answer is not null then
    return answer;
  end if;

  insert into public.weight_logs (date, weight, weight_unit)
    values (log_weight.weight_date, log_weight.weight, log_weight.weight_unit) returning id into entry;

  step := 'update_profile';
  update public.profiles p set weight = log_weight.weight, weight_unit = log_weight.weight_unit
    where p.id = me
      and not exists (select from public.weight_logs w where w.user_id = me and w.date > log_weight.weight_date);
  return private.finish_op(op_id, entry);
exception
  when sqlstate 'PT409' then raise;
  when others then
    get stacked diagnostics failure_detail = pg_exception_detail;
    perform private.fail_in_step(step, sqlstate, sqlerrm, failure_detail);
    raise;
end
$$;

-- [["yyyy-MM-dd", kg], …], oldest first: the last weight that was logged for each day.
create function public.body_weight_days(from_day date default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array(d.date, round(d.weight_kg, 3)) order by d.date), '[]')
  from (
    select distinct on (w.date) w.date, w.weight_kg
    from public.weight_logs w
    where w.user_id = (select auth.uid()) and w.date >= (select coalesce(from_day, '-infinity'))
    order by w.date, w.created_at desc, w.id desc
  ) d
$$;

revoke all on function public.log_weight, public.body_weight_days from public, anon, authenticated, service_role;
grant execute on function public.log_weight, public.body_weight_days to authenticated;
