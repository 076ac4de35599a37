-- A plan is done in more than one week: a day of it goes on the calendar once for each date, not once for ever.
alter table public.committed_workouts
  drop constraint committed_workouts_user_id_generated_schedule_id_day_of_wee_key,
  add constraint committed_workouts_day_of_plan_on_date_key
    unique (user_id, generated_schedule_id, day_of_week, scheduled_date);
