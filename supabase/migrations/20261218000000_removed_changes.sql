-- A removed row goes into the log with its owner, so that realtime can ask the policies who may hear of it. Updates log nothing more than
-- before: neither column ever changes.
alter table public.latest_changes replica identity using index latest_changes_user_id_id_key;
