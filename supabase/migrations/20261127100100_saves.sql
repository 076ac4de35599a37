-- What every save shares: how a day is written, how revisions count, and the memory of saves already done.
-- The schema `private` is never exposed as an API.

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

-- The memory of saves already done. It outlives what was saved, so that a late retry can't bring back a log deleted elsewhere.
create table public.applied_ops (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  op_id uuid not null,
  payload_hash text not null,
  result_id uuid,
  result_revision integer,
  applied_at timestamptz not null default now(),
  primary key (user_id, op_id),
  constraint applied_ops_payload_hash_check check (length(payload_hash) <= 64)
);

comment on column public.applied_ops.result_id is 'null only inside the transaction that is applying it';

alter table public.applied_ops enable row level security;
alter table public.applied_ops force row level security;

-- No delete: what was applied stays known until the account goes.
revoke all on public.applied_ops from public, anon, authenticated;
grant select, insert (op_id, payload_hash), update (result_id, result_revision) on public.applied_ops to authenticated;
grant all on public.applied_ops to service_role;

create function private.op_answer(id uuid, revision integer) returns jsonb
language sql immutable security invoker set search_path = ''
return jsonb_strip_nulls(jsonb_build_object('id', id, 'revision', revision));

-- Claims an op for this transaction and answers null; for an op already applied, its answer. A twin that is still being applied is
-- waited for. The same op_id with another payload is a conflict: PT409 {"reason":"op_id"}.
create function private.begin_op(op uuid, kind text, payload jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  hash text := encode(sha256(convert_to(kind || payload::text, 'UTF8')), 'hex');
  applied public.applied_ops;
begin
  insert into public.applied_ops (op_id, payload_hash) values (op, hash) on conflict do nothing;
  if found then
    return null;
  end if;
  select * into applied from public.applied_ops a where a.user_id = (select auth.uid()) and a.op_id = op;
  if applied.payload_hash is distinct from hash then
    raise exception using errcode = 'PT409', message = 'This op_id was already used for something else.',
      detail = '{"reason":"op_id"}';
  end if;
  return private.op_answer(applied.result_id, applied.result_revision);
end
$$;

-- Records the answer of a claimed op and returns it.
create function private.finish_op(op uuid, id uuid, revision integer default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.applied_ops a set result_id = finish_op.id, result_revision = finish_op.revision
    where a.user_id = (select auth.uid()) and a.op_id = op;
  return private.op_answer(id, revision);
end
$$;

-- Refuses an edit that started from another revision than the stored one; a save function calls it with the row locked.
create function private.check_revision(stored integer, expected integer) returns void
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if stored is null then
    raise exception using errcode = 'PT404', message = 'It does not exist any more, or is not yours.';
  elsif expected is null then
    raise exception using errcode = '22023', message = 'An edit needs the expected_revision that it started from.';
  elsif stored <> expected then
    raise exception using errcode = 'PT409', message = 'It was changed elsewhere in the meantime.',
      detail = jsonb_build_object('reason', 'revision', 'revision', stored)::text;
  end if;
end
$$;

-- Raises an error again as it was, with the step that failed as its hint.
create function private.fail_in_step(step text, code text, message text, detail text) returns void
language plpgsql immutable security invoker set search_path = '' as $$
begin
  if detail = '' then
    raise exception using errcode = code, message = message, hint = 'step: ' || step;
  end if;
  raise exception using errcode = code, message = message, detail = detail, hint = 'step: ' || step;
end
$$;

revoke all on function private.stamp_updated_at, private.stamp_revision, private.day, private.op_answer, private.begin_op,
  private.finish_op, private.check_revision, private.fail_in_step
  from public, anon, authenticated, service_role;
grant execute on function private.day, private.op_answer, private.begin_op, private.finish_op, private.check_revision,
  private.fail_in_step
  to authenticated;
