-- Writes the keys that `profile` has and leaves the rest. A weight that changed and is not null is also logged, on weight_date.
-- Answers {"id"}. A failing step is named in the hint: update_profile, insert_weight.
create function public.save_profile(op_id uuid, profile jsonb, weight_date date default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  step text := 'update_profile';
  answer jsonb;
  before public.profiles;
  after public.profiles;
  failure_detail text;
begin
  answer := private.begin_op(op_id, 'save_profile', jsonb_build_array(profile, weight_date));
  if answer is not null then
    return answer;
  end if;

  insert into public.profiles (id, username) values (me, auth.jwt() ->> 'email') on conflict (id) do nothing;
  select * into before from public.profiles p where p.id = me for no key update;
  after := jsonb_populate_record(before, profile);
  update public.profiles p set id = after.id, username = after.username, name = after.name, age = after.age,
      sex = after.sex, height = after.height, height_unit = after.height_unit, weight = after.weight, weight_unit = after.weight_unit,
      avatar_url = after.avatar_url, available_equipment = after.available_equipment,
      onboarding_completed = after.onboarding_completed, unit_system = after.unit_system, time_zone = after.time_zone
    where p.id = me;

  step := 'insert_weight';
  if after.weight is not null and (after.weight, after.weight_unit) is distinct from (before.weight, before.weight_unit) then
    insert into public.weight_logs (date, weight, weight_unit) values (weight_date, after.weight, after.weight_unit);
  end if;
  return private.finish_op(op_id, me);
exception
  when sqlstate 'PT409' then raise;
  when others then
    get stacked diagnostics failure_detail = pg_exception_detail;
    perform private.fail_in_step(step, sqlstate, sqlerrm, failure_detail);
    raise;
end
$$;
revoke all on function public.save_profile(uuid, jsonb, date) from public, anon, authenticated, service_role;
grant execute on function public.save_profile(uuid, jsonb, date) to authenticated;
