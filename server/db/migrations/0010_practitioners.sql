CREATE TABLE "complaint" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tracking_number" text GENERATED ALWAYS AS ('IPC-' || (1000000 + id)::text) STORED,
	"practitioner_number" text NOT NULL,
	"complaint" text NOT NULL,
	"description" text NOT NULL,
	"complainant_name" text NOT NULL,
	"lodged_by" uuid,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"lodged_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practitioner_application" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practitioner_number" text NOT NULL,
	"application_type" text NOT NULL,
	"status" text NOT NULL,
	"registration_date" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practitioner_document" (
	"filename" text PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practitioner_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practitioner_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"name" text NOT NULL,
	"account_type" text NOT NULL,
	"description" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "practitioner" ALTER COLUMN "professions" SET DEFAULT '[]';--> statement-breakpoint
ALTER TABLE "practitioner" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "practitioner" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "practitioner" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "practitioner" ADD COLUMN "postal_address" text;--> statement-breakpoint
ALTER TABLE "practitioner" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "practitioner" ADD COLUMN "village_id" integer;--> statement-breakpoint
ALTER TABLE "practitioner" ADD COLUMN "bank_accounts" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "practitioner" ADD COLUMN "qualifications" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "practitioner" ADD COLUMN "indemnity" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "practitioner" ADD COLUMN "conduct" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_practitioner_number_practitioner_unique_practitioner_number_fk" FOREIGN KEY ("practitioner_number") REFERENCES "public"."practitioner"("unique_practitioner_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_lodged_by_account_id_fk" FOREIGN KEY ("lodged_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioner_application" ADD CONSTRAINT "practitioner_application_practitioner_number_practitioner_unique_practitioner_number_fk" FOREIGN KEY ("practitioner_number") REFERENCES "public"."practitioner"("unique_practitioner_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioner_document" ADD CONSTRAINT "practitioner_document_application_id_practitioner_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."practitioner_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioner_message" ADD CONSTRAINT "practitioner_message_application_id_practitioner_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."practitioner_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_newest" ON "complaint" USING btree ("lodged_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "complaint_status" ON "complaint" USING btree ("status","lodged_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "complaint_of" ON "complaint" USING btree ("practitioner_number","lodged_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "practitioner_application_of" ON "practitioner_application" USING btree ("practitioner_number","created_at","id");--> statement-breakpoint
CREATE INDEX "practitioner_document_of" ON "practitioner_document" USING btree ("application_id","kind","position");--> statement-breakpoint
CREATE INDEX "practitioner_message_of" ON "practitioner_message" USING btree ("application_id","id");