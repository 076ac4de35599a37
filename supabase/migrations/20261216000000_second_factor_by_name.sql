-- Whether a second factor is due is asked by every statement on every table. This backend's requests bring the claim as a setting of its own too,
-- as they do the person's id, so that the claims, which are long, need not be read as JSON for it.
do $$
declare
  proven constant text := $p$((select coalesce(
    coalesce(nullif(current_setting('request.jwt.claim.second_factor', true), ''), auth.jwt() ->> 'second_factor') <> 'due',
    private.is_proven()
  )))$p$;
  name text;
begin
  for name in
    select quote_ident(schemaname) || '.' || quote_ident(tablename) from pg_policies
    where policyname = 'proved by a second factor where there is one' order by 1
  loop
    execute format(
      'alter policy "proved by a second factor where there is one" on %s using %s with check %s', name, proven, proven);
  end loop;
end
$$;
