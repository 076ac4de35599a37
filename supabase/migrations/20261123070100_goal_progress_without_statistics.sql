-- Right after somebody's first hundred logs have come in at once, by an import or a replay, Postgres has no statistics of them and joins sets to
-- logs row by row: 210,000 pages for 416 logs, where 2,700 are enough. Hash joins cost about the same once it has them.
alter function public.goal_progress(date) set enable_nestloop = off;
