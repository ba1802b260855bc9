-- one by one
-- The references of lines closed short and of fees by reception are held, and found by their index.
alter table order_line add constraint "order_line_closed_reception_id_fkey" foreign key (closed_reception_id) references reception(id) not valid;
alter table order_line validate constraint "order_line_closed_reception_id_fkey";
alter table order_tax_line add constraint "order_tax_line_reception_id_fkey" foreign key (reception_id) references reception(id) not valid;
alter table order_tax_line validate constraint "order_tax_line_reception_id_fkey";
alter table order_tax_line add constraint "order_tax_line_undoes_id_fkey" foreign key (undoes_id) references order_tax_line(id) not valid;
alter table order_tax_line validate constraint "order_tax_line_undoes_id_fkey";
create index concurrently order_line_closed_reception_id on order_line using btree (closed_reception_id);
create index concurrently order_tax_line_reception_id on order_tax_line using btree (reception_id);
create index concurrently order_tax_line_undoes_id on order_tax_line using btree (undoes_id);
