alter table "procedure" add column "essential_name" text;

alter table "public_notice" add column "market_nature" text default 'Marché'::text;

alter table "public_notice" add column "techniques" text[];

alter table "public_notice" add column "executions" text[];

alter table "public_notice" add column "general_clauses" text;

alter table "public_notice" add column "price_types" text[];

alter table "public_notice" add column "price_form" text;

alter table "public_notice" add column "is_innovative" boolean default false;

alter table "public_notice" add column "place_kind" text;

alter table "public_notice" add column "place_code" text;

alter table "public_notice" add column "social_considerations" text[];

alter table "public_notice" add column "green_considerations" text[];

alter table "public_notice" add column "french_share" numeric(5,2);

alter table "public_notice" add column "european_share" numeric(5,2);

alter table "public_notice" add column "advance_lots" text[];

alter table "public_notice" add column "advance_rate" numeric(5,2);

alter table "public_notice" add column "subcontracted_lots" text[];

alter table "public_notice" add column "joint_lots" text[];

alter table "public_notice" add column "several_lots" text[];
