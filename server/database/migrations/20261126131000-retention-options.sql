-- Of databases that are filled: a new one begins with them.
insert into generaloption (key, label, type, value, unit, help, active, position)
select key, label, 'int', value, unit, help, true, (select max(position) from generaloption) + row_number() over ()
from (values
  ('retention_order_years', 'Conservation des commandes', '10', 'ans', 'Avec leurs réceptions et leurs litiges ; les pièces comptables se gardent dix ans.'),
  ('retention_log_years', 'Conservation des historiques', '3', 'ans', 'Qui a modifié quoi, et quand.'),
  ('retention_account_years', 'Conservation des comptes fermés', '3', 'ans', 'Supprimés, ou inactifs sans modification : le nom est alors effacé, les commandes restent.'),
  ('retention_cart_days', 'Conservation des paniers supprimés', '30', 'jours', null),
  ('retention_mail_days', 'Conservation des e-mails envoyés', '365', 'jours', null),
  ('retention_notification_days', 'Conservation des notifications', '365', 'jours', null),
  ('retention_session_days', 'Conservation des sessions terminées', '30', 'jours', null),
  ('retention_attempt_days', 'Conservation des tentatives de connexion', '2', 'jours', null),
  ('retention_run_days', 'Conservation des exécutions de tâches', '31', 'jours', null)
) as given (key, label, value, unit, help)
where exists (select 1 from generaloption);
