CREATE TABLE "currency" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "currency_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "currency_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "document_cost" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_cost_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"name" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_cost_positive" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "service_cost" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_cost_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"cost" numeric(14, 2) NOT NULL,
	"tax_head_id" text NOT NULL,
	"currency_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "service_cost_positive" CHECK (cost > 0)
);
--> statement-breakpoint
CREATE TABLE "tax_head" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"base_value" numeric(14, 2) DEFAULT '0' NOT NULL,
	"percentage" numeric(5, 2) DEFAULT '0' NOT NULL,
	"fees_per_unit" numeric(14, 2) DEFAULT '0' NOT NULL,
	"active" text DEFAULT 'YES' NOT NULL,
	"available_on_portal" text DEFAULT 'YES' NOT NULL,
	"description_displayed" text DEFAULT 'YES' NOT NULL,
	"tin_mandatory" text DEFAULT 'YES' NOT NULL,
	"reference_type_mandatory" text DEFAULT 'YES' NOT NULL,
	"levels" text[] DEFAULT ARRAY['', '', '', '', '', ''] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tax_head_code_unique" UNIQUE("code"),
	CONSTRAINT "tax_head_amounts" CHECK (base_value >= 0 AND fees_per_unit >= 0 AND percentage BETWEEN 0 AND 100),
	CONSTRAINT "tax_head_levels" CHECK (cardinality("tax_head"."levels") = 6)
);
--> statement-breakpoint
CREATE TABLE "broadcast" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "broadcast_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message" text NOT NULL,
	"recipient_types" text[] NOT NULL,
	"sender_id" uuid NOT NULL,
	"mailed" boolean NOT NULL,
	"recipients" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broadcast_recipient" (
	"broadcast_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "broadcast_recipient_broadcast_id_no_pk" PRIMARY KEY("broadcast_id","no")
);
--> statement-breakpoint
CREATE TABLE "manual" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manual_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section_name" text NOT NULL,
	"position" integer NOT NULL,
	"filename" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "manual_filename_unique" UNIQUE("filename")
);
--> statement-breakpoint
CREATE TABLE "occupation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "occupation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "country_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "service_cost" ADD CONSTRAINT "service_cost_tax_head_id_tax_head_id_fk" FOREIGN KEY ("tax_head_id") REFERENCES "public"."tax_head"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_cost" ADD CONSTRAINT "service_cost_currency_id_currency_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_sender_id_account_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_recipient" ADD CONSTRAINT "broadcast_recipient_broadcast_id_broadcast_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcast"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_recipient" ADD CONSTRAINT "broadcast_recipient_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_cost_number" ON "document_cost" USING btree (lower("number"));--> statement-breakpoint
CREATE UNIQUE INDEX "document_cost_name" ON "document_cost" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "service_cost_name" ON "service_cost" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "service_cost_code" ON "service_cost" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "broadcast_of_sender" ON "broadcast" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "manual_section" ON "manual" USING btree (lower("section_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "occupation_name" ON "occupation" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "department_name" ON "department" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "country_name" ON "country" USING btree (lower("name"));