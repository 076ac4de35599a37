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
revoke all on function public.log_weight(uuid, date, numeric, text) from public, anon, authenticated, service_role;
grant execute on function public.log_weight(uuid, date, numeric, text) to authenticated;
