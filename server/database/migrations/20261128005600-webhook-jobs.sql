-- An event is told by a job of its own, sent with the event.
create function send_webhook_job() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform jobs.send('webhooks', jsonb_build_object('key', 'event:' || new.id, 'kind', 'event', 'id', new.id));
  return null;
end $$;

create trigger send_job after insert on webhook_event for each row execute function send_webhook_job();
