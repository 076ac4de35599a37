-- Every policy, so also the one that keeps your rows yours. A table is closed to everybody from its first moment (its own file enables row-level
-- security and says which columns may be written); here it is said which rows are whose.

-- Nobody sees or writes another's rows.
do $$
declare
  name text;
begin
  foreach name in array array[
    'public.weight_logs', 'public.workouts', 'public.workout_logs', 'public.generated_weekly_schedules', 'public.committed_workouts',
    'public.ai_analyses', 'public.latest_changes', 'public.imports', 'private.import_parts', 'private.import_rows',
    'private.exercise_totals', 'private.strava_connections', 'private.strava_shares'
  ] loop
    execute format($sql$create policy "read one's own" on %1$s for select to authenticated
      using (user_id = (select auth.uid()))$sql$, name);
    execute format($sql$create policy "add one's own" on %1$s for insert to authenticated
      with check (user_id = (select auth.uid()))$sql$, name);
    execute format($sql$create policy "change one's own" on %1$s for update to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))$sql$, name);
    execute format($sql$create policy "remove one's own" on %1$s for delete to authenticated
      using (user_id = (select auth.uid()))$sql$, name);
  end loop;
end
$$;

-- The same for rows that name an exercise, which must be one that the person can see: a foreign key alone would tell that another's is there.
do $$
declare
  named record;
begin
  for named in
    select t.name, t.may_be_none, format('exists (select from public.exercises e where e.id = %I.exercise_id)', t.name) as is_visible
    from (values ('workout_exercises', false), ('set_logs', false), ('exercise_notes', false), ('goals', true)) as t (name, may_be_none)
  loop
    if named.may_be_none then
      named.is_visible := format('(exercise_id is null or %s)', named.is_visible);
    end if;
    execute format($sql$create policy "read one's own" on public.%1$I for select to authenticated
      using (user_id = (select auth.uid()))$sql$, named.name);
    execute format($sql$create policy "add one's own, of visible exercises" on public.%1$I for insert to authenticated
      with check (user_id = (select auth.uid()) and %2$s)$sql$, named.name, named.is_visible);
    execute format($sql$create policy "change one's own, to visible exercises" on public.%1$I for update to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()) and %2$s)$sql$, named.name, named.is_visible);
    execute format($sql$create policy "remove one's own" on public.%1$I for delete to authenticated
      using (user_id = (select auth.uid()))$sql$, named.name);
  end loop;
end
$$;

-- Of what is avoided only the reason can be changed.
create policy "read one's own" on public.avoided for select to authenticated
  using (user_id = (select auth.uid()));
create policy "add one's own, of visible exercises" on public.avoided for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (exercise_id is null or exists (select from public.exercises e where e.id = avoided.exercise_id))
  );
create policy "change one's own" on public.avoided for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "remove one's own" on public.avoided for delete to authenticated
  using (user_id = (select auth.uid()));

-- The library is read by everybody who is signed in.
create policy "read the library and one's own" on public.exercises for select to authenticated
  using (owner_id is null or owner_id = (select auth.uid()));
create policy "add one's own" on public.exercises for insert to authenticated
  with check (owner_id = (select auth.uid()));
create policy "change one's own" on public.exercises for update to authenticated
  using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy "remove one's own" on public.exercises for delete to authenticated
  using (owner_id = (select auth.uid()));

create policy "read one's own" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "add one's own" on public.profiles for insert to authenticated
  with check (id = (select auth.uid()));
create policy "change one's own" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "remove one's own" on public.profiles for delete to authenticated
  using (id = (select auth.uid()));
-- The function that adds it acts as the tables' owner, whom forced policies bind unless it may bypass them.
create policy "come with the account" on public.profiles for insert to current_user with check (true);

create policy "read one's own" on public.applied_ops for select to authenticated
  using (user_id = (select auth.uid()));
create policy "add one's own" on public.applied_ops for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "settle one's own, once" on public.applied_ops for update to authenticated
  using (user_id = (select auth.uid()) and result_id is null) with check (user_id = (select auth.uid()));
create policy "remove one's own" on public.applied_ops for delete to authenticated
  using (user_id = (select auth.uid()));

-- A person's picture has one key, so that nobody fills the disk with pictures.
create policy "read one's own picture" on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and name = (select auth.uid())::text || '/avatar');
create policy "add one's own picture" on storage.objects for insert to authenticated
  with check (bucket_id = 'avatars' and name = (select auth.uid())::text || '/avatar');
create policy "change one's own picture" on storage.objects for update to authenticated
  using (bucket_id = 'avatars' and name = (select auth.uid())::text || '/avatar')
  with check (bucket_id = 'avatars' and name = (select auth.uid())::text || '/avatar');
create policy "remove one's own picture" on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and name = (select auth.uid())::text || '/avatar');

create policy "read one's own progress photos" on storage.objects for select to authenticated
  using (bucket_id = 'progress' and name ^@ ((select auth.uid())::text || '/'));
create policy "add one's own progress photos" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'progress'
    and name ~ ('^' || (select auth.uid())::text || '/\d{4}-\d{2}-\d{2}/(front|side|back)$')
    and (select private.has_room_for_photo())
  );
create policy "change one's own progress photos" on storage.objects for update to authenticated
  using (bucket_id = 'progress' and name ^@ ((select auth.uid())::text || '/'))
  with check (
    bucket_id = 'progress'
    and name ~ ('^' || (select auth.uid())::text || '/\d{4}-\d{2}-\d{2}/(front|side|back)$')
  );
create policy "remove one's own progress photos" on storage.objects for delete to authenticated
  using (bucket_id = 'progress' and name ^@ ((select auth.uid())::text || '/'));

-- The server's own records.
create policy "the server writes them" on private.server_facts to supabase_auth_admin using (true) with check (true);
create policy "the server writes them" on private.slow_statements to supabase_auth_admin using (true) with check (true);
create policy "the server sends them" on private.outgoing_mails to supabase_auth_admin using (true) with check (true);

-- And none of it before a second factor is proved, where the account has one. Asked by every statement on every table: our own server's requests
-- bring the claim as a setting of its own, so that the claims, which are long, need not be read as JSON, and no table is read for it; a hosted
-- project's tokens don't say it.
do $$
declare
  proven constant text := $p$((select coalesce(
    coalesce(nullif(current_setting('request.jwt.claim.second_factor', true), ''), auth.jwt() ->> 'second_factor') <> 'due',
    private.is_proven()
  )))$p$;
  name text;
begin
  for name in
    select distinct quote_ident(p.schemaname) || '.' || quote_ident(p.tablename) from pg_policies p
    where p.schemaname in ('public', 'private') and 'authenticated' = any (p.roles)
    union select 'storage.objects' order by 1
  loop
    execute format(
      'create policy "proved by a second factor where there is one" on %s as restrictive for all to authenticated
       using %s with check %s', name, proven, proven);
  end loop;
end
$$;
