-- Body weight, as entered and in kg; saving a profile adds one when the weight changed.

create table public.weight_logs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
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

create policy "read one's own" on public.weight_logs for select to authenticated
  using (user_id = (select auth.uid()));
create policy "add one's own" on public.weight_logs for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "change one's own" on public.weight_logs for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "remove one's own" on public.weight_logs for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.weight_logs from public, anon, authenticated;
grant select, delete, insert (user_id, date, weight, weight_unit), update (date, weight, weight_unit)
  on public.weight_logs to authenticated;
grant all on public.weight_logs to service_role;
