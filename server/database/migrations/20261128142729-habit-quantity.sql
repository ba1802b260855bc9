alter table "order_line" add column "habit_quantity" numeric(12,3);
