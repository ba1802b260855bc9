alter table "email_outbox" add column "sealed_link" text;

-- Links of mails that have left are read by nobody any more; those that wait or failed keep theirs until they leave.
update "email_outbox"
set "text" = regexp_replace("text", 'https?://[^\s"<>]*[?&]token=[A-Za-z0-9_-]+', '[lien masqué]', 'g'),
  "html" = regexp_replace("html", 'https?://[^\s"<>]*[?&](amp;)?token=[A-Za-z0-9_-]+', '[lien masqué]', 'g')
where "state" = 'sent' and concat("text", "html") ~ '[?&](amp;)?token=';
