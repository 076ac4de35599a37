-- Notes that only their writer sees.
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  body text not null
);

alter table public.notes enable row level security;
alter table public.notes force row level security;
create policy own on public.notes to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on public.notes to authenticated;
