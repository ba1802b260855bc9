create function hold_order_owner() returns trigger language plpgsql as $$
begin
  if (new.adherent_id is null) = (new."groupAdherent_id" is null) then
    raise exception 'order_one_owner: an order belongs to one adherent or one group' using errcode = '23514';
  end if;
  if (new.supplier_id is null) = (new.supplier_not_in_catalog_id is null) then
    raise exception 'order_one_supplier: an order has one supplier' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger hold_order_owner before insert or update of adherent_id, "groupAdherent_id", supplier_id, supplier_not_in_catalog_id on "order"
for each row execute function hold_order_owner();

create function hold_order_line() returns trigger language plpgsql as $$
begin
  if (new.line_ht, new.price_ht, new.quantity, new.rate) is distinct from (old.line_ht, old.price_ht, old.quantity, old.rate)
    and not new.added_at_reception and exists (select 1 from "order" o where o.id = new.order_id and o.status <> '100') then
    raise exception 'order_frozen: the lines of an order that was submitted do not change' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger hold_order_line before update on "order_line" for each row execute function hold_order_line();

create trigger insert_only before update or delete on "order_event" for each statement execute function refuse_change();
