update negotiation n set closed_at = least(n.deadline, t."updatedAt") from tender t
where t.id = n.tender_id and t.status <> '300' and n.closed_at is null;
