-- Which exercises of the library most people do, so that a search and a new person's first list begin with them.
-- The order is our judgment of what is commonly trained; decision 031 says how to correct it.

alter table public.exercises add column popularity_rank integer
  constraint exercises_popularity_rank_check check (popularity_rank is null or (popularity_rank > 0 and owner_id is null));
comment on column public.exercises.popularity_rank is 'place in the library by how many people do it, 1 the most; null: no place';

-- The owner of a table is bound by its policies too where they are forced, and only a superuser is not.
alter table public.exercises no force row level security;

update public.exercises
set popularity_rank = popular.place
from unnest(array[
  'Bench Press (Barbell)',
  'Back Squat (Barbell)',
  'Deadlift (Barbell)',
  'Lat Pulldown (Cable)',
  'Pull Up',
  'Overhead Press (Barbell)',
  'Bent Over Row (Barbell)',
  'Bicep Curl (Dumbbell)',
  'Lateral Raise (Dumbbell)',
  'Leg Press (Machine)',
  'Bench Press (Dumbbell)',
  'Triceps Pushdown (Cable)',
  'Romanian Deadlift (Barbell)',
  'Leg Extension (Machine)',
  'Seated Row (Cable)',
  'Incline Bench Press (Barbell)',
  'Lying Leg Curl (Machine)',
  'Push Up',
  'Hammer Curl (Dumbbell)',
  'Hip Thrust (Barbell)',
  'Overhead Press (Dumbbell)',
  'Incline Press (Dumbbell)',
  'Face Pull (Cable)',
  'Triceps Dip',
  'Plank',
  'Standing Calf Raise (Machine)',
  'Bent Over One Arm Row (Dumbbell)',
  'Bulgarian Split Squat (Dumbbell)',
  'Running',
  'Walking',
  'Seated Leg Curl (Machine)',
  'Chest Fly (Machine)',
  'Chest Press (Machine)',
  'Bicep Curl (Barbell)',
  'Chin Up',
  'Crunch',
  'Cycling',
  'Triceps Pushdown - Rope (Cable)',
  'Shoulder Press (Machine)',
  'Front Squat (Barbell)',
  'Chest Dip',
  'Goblet Squat (Dumbbell)',
  'Shrug (Dumbbell)',
  'Hanging Leg Raise',
  'Rowing Machine',
  'Running (Treadmill)',
  'Skullcrusher (EZ Bar)',
  'Cable Crossover',
  'Lunge (Dumbbell)',
  'Chest Fly (Dumbbell)',
  'Preacher Curl (EZ Bar)',
  'Seated Calf Raise (Machine)',
  'Bicep Curl (EZ Bar)',
  'Hip Abduction (Machine)',
  'Hip Adduction (Machine)',
  'T Bar Row',
  'Reverse Fly (Machine)',
  'Sit Up',
  'Seated Overhead Press (Dumbbell)',
  'Elliptical Machine',
  'Swimming',
  'Cycling (Indoor)',
  'Romanian Deadlift (Dumbbell)',
  'Lateral Raise (Cable)',
  'Bench Press - Close Grip (Barbell)',
  'Russian Twist',
  'Seated Row (Machine)',
  'Hack Squat (Machine)',
  'Walking Lunge (Dumbbell)',
  'Arnold Press (Dumbbell)',
  'Sumo Deadlift (Barbell)',
  'Deadlift (Trap Bar)',
  'Bicep Curl (Cable)',
  'Triceps Extension (Dumbbell)',
  'Concentration Curl (Dumbbell)',
  'Front Raise (Dumbbell)',
  'Overhead Triceps Extension (Cable)',
  'Push Press (Barbell)',
  'Reverse Fly (Dumbbell)',
  'Glute Bridge',
  'Back Extension',
  'Stair Machine',
  'Kettlebell Swing',
  'Upright Row (Barbell)',
  'Incline Curl (Dumbbell)',
  'Iso-Lateral Chest Press (Machine)',
  'Preacher Curl (Machine)',
  'Bicep Curl (Machine)',
  'Power Clean (Barbell)',
  'Clean and Jerk (Barbell)',
  'Snatch (Barbell)',
  'Squat (Bodyweight)',
  'Squat (Smith Machine)',
  'Bench Press (Smith Machine)',
  'Leg Raise (Captain''s Chair)',
  'Hanging Knee Raise',
  'Shrug (Barbell)',
  'Ab Wheel',
  'Side Plank',
  'Burpee',
  'Jump Rope',
  'Walking (Treadmill)',
  'Mountain Climber',
  'Step Up',
  'Good Morning (Barbell)',
  'Pull Up (Assisted)',
  'Pull Up (Weighted)',
  'Chin Up (Weighted)',
  'Chest Dip (Weighted)',
  'Triceps Dip (Weighted)',
  'Triceps Dip (Assisted)',
  'Chest Supported T Bar Row',
  'Lat Pulldown - Close Grip (Cable)',
  'Lat Pulldown - Wide Grip (Cable)',
  'Lat Pulldown (Machine)',
  'Inverted Row',
  'Pendlay Row (Barbell)',
  'Crunch (Cable)',
  'Crunch (Machine)',
  'Decline Bench Press (Barbell)',
  'Incline Chest Press (Machine)',
  'Incline Chest Fly (Dumbbell)',
  'Incline Bench Press (Smith Machine)',
  'Glute Kickback (Machine)',
  'Glute Kickback (Cable)',
  'Hip Thrust (Machine)',
  'Lateral Raise (Machine)',
  'Straight Arm Pulldown (Cable)',
  'Triceps Extension (Cable)',
  'Skullcrusher (Barbell)',
  'Triceps Kickback (Dumbbell)',
  'Reverse Curl (Barbell)',
  'Wrist Curl (Barbell)',
  'Standing Calf Raise (Dumbbell)',
  'Standing Calf Raise (Bodyweight)',
  'Calf Press (Machine)',
  'Lunge (Barbell)',
  'Lunge (Bodyweight)',
  'Reverse Lunge (Dumbbell)',
  'Bulgarian Split Squat',
  'Box Squat (Barbell)',
  'Pause Squat (Barbell)',
  'Paused Bench Press (Barbell)',
  'Rack Pull (Barbell)',
  'Stiff Leg Deadlift (Barbell)',
  'Single Leg Romanian Deadlift (Dumbbell)',
  'Seated Overhead Press (Barbell)',
  'Landmine Press (Barbell)',
  'Pullover (Dumbbell)',
  'Farmer''s Walk',
  'Hiking',
  'Yoga',
  'Lying Leg Raise',
  'Dead Bug',
  'Bicycle Crunch',
  'Hollow Hold',
  'Wall Sit',
  'Box Jump',
  'Battle Ropes',
  'Thruster (Barbell)',
  'Turkish Get Up (Kettlebell)',
  'Muscle Up',
  'Handstand Push Up',
  'Dead Hang',
  'Split Squat (Bodyweight)',
  'Zercher Squat (Barbell)'
]) with ordinality as popular (name, place)
where exercises.owner_id is null and exercises.name = popular.name;

alter table public.exercises force row level security;

-- What the complete export leaves out: whose a row is, and what is true only of this server's library.
create function private.columns_not_exported() returns text[]
language sql immutable set search_path = '' as $$ select array['user_id', 'merged_into', 'popularity_rank'] $$;
revoke execute on function private.columns_not_exported() from public;
grant execute on function private.columns_not_exported() to authenticated;

create or replace function public.export_rows(kind text, after_id uuid default null) returns table (id uuid, saved json)
language plpgsql stable security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  owner text := case kind when 'exercises' then 'owner_id' when 'profiles' then 'id' else 'user_id' end;
  -- Long texts come in smaller pages.
  most integer := case when kind in ('ai_analyses', 'generated_weekly_schedules') then 25 else 1000 end;
  columns text;
begin
  if kind not in ('profiles', 'exercises', 'workouts', 'workout_exercises', 'generated_weekly_schedules', 'committed_workouts', 'workout_logs',
      'set_logs', 'weight_logs', 'goals', 'ai_analyses', 'exercise_notes', 'avoided') then
    raise exception using errcode = 'PT404', message = 'There is no such table in the export.';
  end if;
  select string_agg(format(case when a.atttypid = 'numeric'::regtype then '%1$L, t.%1$I::text' else '%1$L, t.%1$I' end, a.attname), ', '
      order by a.attnum) into columns
    from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', kind)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname <> all (private.columns_not_exported()) and not (kind = 'profiles' and a.attname = 'id');
  return query execute format(
    'select t.id, json_build_object(%1$s) from public.%2$I t
      where (t.%3$I = $1 %4$s) and ($2 is null or t.id > $2) order by t.id limit $3',
    columns, kind, owner, case kind when 'exercises' then 'or t.id in (select private.named_exercises())' end) using me, after_id, most;
end
$$;
