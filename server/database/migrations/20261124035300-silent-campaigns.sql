insert into anomalytype (label, machine_name, severity)
select 'Sans réponse à deux mises à jour des prix', 'silent_price_campaigns', 'warning'
where exists (select 1 from anomalytype) and not exists (select 1 from anomalytype where machine_name = 'silent_price_campaigns');
