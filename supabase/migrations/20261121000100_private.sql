-- What the tables' triggers and functions share. The schema is never exposed as an API.

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

create function private.stamp_updated_at() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- A revision counts the edits of a row, whichever way they came; save functions compare it with the one an edit started from.
create function private.stamp_revision() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.updated_at := now();
  new.revision := old.revision + 1;
  return new;
end
$$;

-- A day is written yyyy-MM-dd. Postgres would also take a timestamp and silently drop its time zone, or read 'today' on its own clock.
create function private.day(written text) returns date
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if written !~ '^\d{4}-\d{2}-\d{2}$' then
    raise exception using errcode = '22007', message = format('A date is written yyyy-MM-dd, not "%s".', left(written, 40));
  end if;
  return written::date;
end
$$;

revoke all on function private.stamp_updated_at(), private.stamp_revision(), private.day(text)
  from public, anon, authenticated, service_role;
grant execute on function private.day(text) to authenticated;
