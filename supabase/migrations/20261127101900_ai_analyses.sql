-- Written feedback on one log, or on one month (its first day). One each, replaced by upsert.

create table public.ai_analyses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  workout_log_id uuid,
  month date,
  analysis_type text not null,
  analysis_text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, workout_log_id),
  unique (user_id, month),
  foreign key (user_id, workout_log_id) references public.workout_logs (user_id, id) on delete cascade,
  constraint ai_analyses_analysis_type_check check (analysis_type in ('workout', 'monthly')),
  constraint ai_analyses_subject_check check (
    (workout_log_id is not null) = (analysis_type = 'workout') and (month is not null) = (analysis_type = 'monthly')
  ),
  constraint ai_analyses_month_check check (
    extract(day from month) = 1 and month between '1900-01-01' and '2200-01-01'
  ),
  constraint ai_analyses_analysis_text_check check (length(analysis_text) <= 500000)
);

comment on column public.ai_analyses.analysis_text is 'a JSON string';

create trigger stamp_updated_at before update on public.ai_analyses
  for each row execute function private.stamp_updated_at();

alter table public.ai_analyses enable row level security;
alter table public.ai_analyses force row level security;

-- An upsert writes every key of its body, so also the ones that say what is analysed.
revoke all on public.ai_analyses from public, anon, authenticated;
grant select, delete,
  insert (id, user_id, workout_log_id, month, analysis_type, analysis_text, created_at, updated_at),
  update (workout_log_id, month, analysis_type, analysis_text, updated_at)
  on public.ai_analyses to authenticated;
grant all on public.ai_analyses to service_role;
