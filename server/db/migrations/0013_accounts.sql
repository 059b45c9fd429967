CREATE TABLE "activation_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"end_point" text NOT NULL,
	"request" jsonb NOT NULL,
	"response" jsonb,
	"served" boolean NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_person" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_person_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"nin" text
);
--> statement-breakpoint
CREATE TABLE "national_identity" (
	"nin" text PRIMARY KEY NOT NULL,
	"surname" text NOT NULL,
	"given_names" text NOT NULL,
	"maiden_names" text,
	"gender" text NOT NULL,
	"date_of_birth" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "username" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "given_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "sur_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "middle_name" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "phone_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "nationality" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "brn" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "business_type" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "business_sub_type" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "id_attachment" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "letter_attachment" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "expires_on" date;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "api_access" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "balance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "display_name" text GENERATED ALWAYS AS (coalesce(name, given_name || ' ' || coalesce(middle_name || ' ', '') || sur_name)) STORED;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "phone_digits" text GENERATED ALWAYS AS (regexp_replace(phone_number, '\D', '', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "search_text" text GENERATED ALWAYS AS (upper(coalesce(name, '') || ' ' || coalesce(given_name, '') || ' ' || coalesce(middle_name, '') || ' '
  || coalesce(sur_name, '') || ' ' || email || ' ' || coalesce(regexp_replace(phone_number, '\D', '', 'g'), '') || ' '
  || coalesce(id_number, '') || ' ' || coalesce(brn, '') || ' ' || coalesce(nationality, ''))) STORED;--> statement-breakpoint
ALTER TABLE "activation_link" ADD CONSTRAINT "activation_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_request" ADD CONSTRAINT "api_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_person" ADD CONSTRAINT "contact_person_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activation_link_of" ON "activation_link" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "activation_link_expiry" ON "activation_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "api_request_newest" ON "api_request" USING btree ("account_id","made_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_person_of" ON "contact_person" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_identity" ON "account" USING btree ("account_type","id_type",upper("id_number"));--> statement-breakpoint
CREATE INDEX "account_newest" ON "account" USING btree ("account_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"enabled","gender","id_type");--> statement-breakpoint
CREATE INDEX "account_search" ON "account" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_named" CHECK (name IS NOT NULL OR (given_name IS NOT NULL AND sur_name IS NOT NULL));--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_email_one_line" CHECK (email !~ '[[:cntrl:][:space:]]');--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_kind" CHECK (account_type IN ('INDIVIDUAL', 'BACKOFFICE', 'BUSINESS', 'PARTNER', 'MDA', 'PRIVATE_ORGANIZATION'));