CREATE TABLE "academic_qualification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "academic_qualification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form20_entry" (
	"application_id" bigint NOT NULL,
	"list" text NOT NULL,
	"position" integer NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "form20_entry_application_id_list_position_pk" PRIMARY KEY("application_id","list","position")
);
--> statement-breakpoint
CREATE TABLE "insolvency_application" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insolvency_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tracking_number" text NOT NULL,
	"brn" text NOT NULL,
	"company_name" text NOT NULL,
	"type" text NOT NULL,
	"winding_up_type" text,
	"status" text NOT NULL,
	"registrar_name" text,
	"has_asset" boolean NOT NULL,
	"last_date_of_publication" date,
	"date_of_confirmation" date,
	"date_of_dissolution" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applicant" jsonb,
	"records" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (upper(tracking_number || ' ' || brn || ' ' || company_name)) STORED,
	CONSTRAINT "insolvency_application_tracking_number_unique" UNIQUE("tracking_number")
);
--> statement-breakpoint
CREATE TABLE "insolvency_attachment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insolvency_attachment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"file_description" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"date_of_effect" date,
	"date_of_publication" date,
	"publication" text,
	CONSTRAINT "insolvency_attachment_file_name_unique" UNIQUE("file_name")
);
--> statement-breakpoint
CREATE TABLE "insolvency_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insolvency_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"action" text NOT NULL,
	"done_by" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insolvency_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insolvency_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"name" text NOT NULL,
	"full_name" text NOT NULL,
	"user_type" text NOT NULL,
	"description" text NOT NULL,
	"status_label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insolvency_reason" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insolvency_reason_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "professional_body" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "professional_body_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"abbreviation" text NOT NULL,
	"profession" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "professional_qualification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "professional_qualification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"professional_body_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form20_entry" ADD CONSTRAINT "form20_entry_application_id_insolvency_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."insolvency_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insolvency_application" ADD CONSTRAINT "insolvency_application_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insolvency_attachment" ADD CONSTRAINT "insolvency_attachment_application_id_insolvency_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."insolvency_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insolvency_change" ADD CONSTRAINT "insolvency_change_application_id_insolvency_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."insolvency_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insolvency_message" ADD CONSTRAINT "insolvency_message_application_id_insolvency_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."insolvency_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_qualification" ADD CONSTRAINT "professional_qualification_professional_body_id_professional_body_id_fk" FOREIGN KEY ("professional_body_id") REFERENCES "public"."professional_body"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "academic_qualification_name" ON "academic_qualification" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "insolvency_application_newest" ON "insolvency_application" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "insolvency_application_of" ON "insolvency_application" USING btree ("brn");--> statement-breakpoint
CREATE INDEX "insolvency_application_search" ON "insolvency_application" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "insolvency_attachment_of" ON "insolvency_attachment" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "insolvency_change_of" ON "insolvency_change" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "insolvency_message_of" ON "insolvency_message" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "insolvency_reason_name" ON "insolvency_reason" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "professional_body_name" ON "professional_body" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "professional_qualification_name" ON "professional_qualification" USING btree (lower("name"),"professional_body_id");