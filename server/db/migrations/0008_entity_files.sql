CREATE TABLE "entity_person" (
	"brn" text NOT NULL,
	"no" smallint NOT NULL,
	"roles" text[] NOT NULL,
	"kind" text NOT NULL,
	"given_name" text,
	"middle_name" text,
	"sur_name" text,
	"id_type" text,
	"id_number" text,
	"nationality" text,
	"sex" text,
	"date_of_birth" date,
	"occupation" text,
	"registered_name" text,
	"registered_number" text,
	"date_of_incorporation" date,
	"sub_type" text,
	"country_of_origin" text,
	"address_in_country_of_origin" text,
	"email" text,
	"phone_number" text,
	"village_id" integer,
	"plot" text,
	"street" text,
	"postal_address" text,
	CONSTRAINT "entity_person_brn_no_pk" PRIMARY KEY("brn","no"),
	CONSTRAINT "entity_person_roles" CHECK (roles <@ ARRAY['SUBSCRIBER', 'DIRECTOR', 'SECRETARY', 'PARTNER', 'MEMBER'] AND cardinality(roles) > 0)
);
--> statement-breakpoint
CREATE TABLE "filing" (
	"tracking_no" text PRIMARY KEY NOT NULL,
	"brn" text NOT NULL,
	"filed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changes" text[] NOT NULL,
	"narrations" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_class" (
	"brn" text NOT NULL,
	"no" smallint NOT NULL,
	"nominal_class" text NOT NULL,
	"other_class_name" text,
	"number" bigint NOT NULL,
	"value" numeric(18, 2) NOT NULL,
	"sub_classes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "share_class_brn_no_pk" PRIMARY KEY("brn","no")
);
--> statement-breakpoint
CREATE TABLE "shareholding" (
	"brn" text NOT NULL,
	"person_no" smallint NOT NULL,
	"class_no" smallint NOT NULL,
	"number_of_shares" bigint NOT NULL,
	"amount_paid" numeric(20, 2) NOT NULL,
	"amount_unpaid" numeric(20, 2) NOT NULL,
	"sub_classes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "shareholding_brn_person_no_class_no_pk" PRIMARY KEY("brn","person_no","class_no")
);
--> statement-breakpoint
DROP INDEX "entity_kind";--> statement-breakpoint
ALTER TABLE "entity" ADD COLUMN "plot" text;--> statement-breakpoint
ALTER TABLE "entity" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "entity" ADD COLUMN "postal_address" text;--> statement-breakpoint
ALTER TABLE "entity" ADD COLUMN "address_description" text;--> statement-breakpoint
ALTER TABLE "entity" ADD COLUMN "share_capital" numeric(20, 2);--> statement-breakpoint
ALTER TABLE "entity" ADD COLUMN "number_of_shares" bigint;--> statement-breakpoint
ALTER TABLE "entity" ADD COLUMN "missing_forms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "entity" ADD COLUMN "locked_down" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "entity" ADD COLUMN "register" text GENERATED ALWAYS AS (CASE kind WHEN 'FOREIGN_COMPANY' THEN 'COMPANY' ELSE kind END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "entity_person" ADD CONSTRAINT "entity_person_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing" ADD CONSTRAINT "filing_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_class" ADD CONSTRAINT "share_class_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shareholding" ADD CONSTRAINT "shareholding_brn_person_no_entity_person_brn_no_fk" FOREIGN KEY ("brn","person_no") REFERENCES "public"."entity_person"("brn","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shareholding" ADD CONSTRAINT "shareholding_brn_class_no_share_class_brn_no_fk" FOREIGN KEY ("brn","class_no") REFERENCES "public"."share_class"("brn","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filing_entity" ON "filing" USING btree ("brn","filed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entity_newest" ON "entity" USING btree ("register","registered_on" DESC NULLS FIRST,"brn");--> statement-breakpoint
CREATE INDEX "entity_status" ON "entity" USING btree ("register","status","registered_on" DESC NULLS FIRST,"brn");--> statement-breakpoint
CREATE INDEX "entity_brn_prefix" ON "entity" USING btree ("register","brn" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "entity_name_prefix" ON "entity" USING btree ("register",upper(name) text_pattern_ops);