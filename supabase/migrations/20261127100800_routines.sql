-- Routine templates and the exercises in them.

create table public.workouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  description text,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  constraint workouts_name_check check (btrim(name) <> '' and length(name) <= 200),
  constraint workouts_description_check check (length(description) <= 10000)
);

create index workouts_user_id_created_at_idx on public.workouts (user_id, created_at desc);

create trigger stamp_revision before update of name, description on public.workouts
  for each row execute function private.stamp_revision();

alter table public.workouts enable row level security;
alter table public.workouts force row level security;

revoke all on public.workouts from public, anon, authenticated;
grant select, delete, insert (id, user_id, name, description, revision, created_at, updated_at), update (name, description)
  on public.workouts to authenticated;
grant all on public.workouts to service_role;

create table public.workout_exercises (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  workout_id uuid not null,
  exercise_id uuid not null references public.exercises (id),
  "order" integer not null,
  sets integer,
  reps text,
  notes text,
  created_at timestamptz not null default now(),
  -- Exercises that are done in turn: those that stand side by side and have the same number are one superset.
  superset integer,
  unique (user_id, id),
  unique (user_id, workout_id, "order"),
  foreign key (user_id, workout_id) references public.workouts (user_id, id) on delete cascade,
  constraint workout_exercises_order_check check ("order" between 1 and 10000),
  constraint workout_exercises_sets_check check (sets between 0 and 1000),
  constraint workout_exercises_reps_check check (length(reps) <= 200),
  constraint workout_exercises_notes_check check (length(notes) <= 10000),
  constraint workout_exercises_superset_check check (superset between 1 and 10000)
);

create index workout_exercises_exercise_id_idx on public.workout_exercises (exercise_id);

alter table public.workout_exercises enable row level security;
alter table public.workout_exercises force row level security;

revoke all on public.workout_exercises from public, anon, authenticated;
grant select, delete,
  insert (id, user_id, workout_id, exercise_id, "order", sets, reps, notes, superset, created_at),
  update (exercise_id, "order", sets, reps, notes, superset)
  on public.workout_exercises to authenticated;
grant all on public.workout_exercises to service_role;

-- `routine` has the keys id (present: an edit, which needs expected_revision), name and description; keys left out of an edit keep
-- their value. `exercises` is the whole new list, in order: exercise_id, sets, reps, notes, superset. Answers {"id","revision"}.
-- A failing step is named in the hint: insert_workout, update_workout, delete_exercises, insert_exercises.
create function public.save_routine(op_id uuid, routine jsonb, exercises jsonb, expected_revision integer default null)
returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  step text := 'insert_workout';
  answer jsonb;
  entry public.workouts;
  failure_detail text;
begin
  answer := private.begin_op(op_id, 'save_routine', jsonb_build_array(routine, exercises, expected_revision));
  if answer is not null then
    return answer;
  end if;

  entry := jsonb_populate_record(null::public.workouts, routine);
  if entry.id is null then
    insert into public.workouts (user_id, name, description)
      values (coalesce(entry.user_id, me), entry.name, entry.description)
      returning * into entry;
  else
    step := 'update_workout';
    select * into entry from public.workouts w where w.user_id = me and w.id = entry.id for no key update;
    perform private.check_revision(entry.revision, expected_revision);
    entry := jsonb_populate_record(entry, routine);
    update public.workouts w set name = entry.name, description = entry.description
      where w.user_id = me and w.id = entry.id
      returning * into entry;
    step := 'delete_exercises';
    delete from public.workout_exercises x where x.user_id = me and x.workout_id = entry.id;
  end if;

  step := 'insert_exercises';
  insert into public.workout_exercises (workout_id, exercise_id, "order", sets, reps, notes, superset)
    select entry.id, x.exercise_id, x.place, x.sets, x.reps, x.notes, x.superset
    from rows from (
      jsonb_to_recordset(save_routine.exercises) as (exercise_id uuid, sets integer, reps text, notes text,
        superset integer)
    ) with ordinality as x (exercise_id, sets, reps, notes, superset, place);
  return private.finish_op(op_id, entry.id, entry.revision);
exception
  when sqlstate 'PT409' then
    raise;
  when others then
    get stacked diagnostics failure_detail = pg_exception_detail;
    perform private.fail_in_step(step, sqlstate, sqlerrm, failure_detail);
    raise;
end
$$;

revoke all on function public.save_routine from public, anon, authenticated, service_role;
grant execute on function public.save_routine to authenticated;
