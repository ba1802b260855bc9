-- Promotions lie over standing prices: what they cover stands beside them, and goes on after them.
alter table article_price add column "bounded" boolean;
alter table article_price add column "gap_agreed" boolean;
alter table article_price add column "beneath" jsonb;
