CREATE TABLE "annual_return_mark" (
	"brn" text NOT NULL,
	"year" smallint NOT NULL,
	"status" text NOT NULL,
	"rationale" text NOT NULL,
	"marked_by" text NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "annual_return_mark_brn_year_pk" PRIMARY KEY("brn","year")
);
--> statement-breakpoint
CREATE TABLE "attachment_retry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"instrument_number" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"cause" text,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"address" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_correction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brn" text NOT NULL,
	"type" text NOT NULL,
	"retries" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"cause" text,
	"payload" text NOT NULL,
	"run" uuid DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "name_push" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"push" uuid DEFAULT gen_random_uuid() NOT NULL,
	"service" text NOT NULL,
	"brn" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"sub_type" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"cause" text,
	"pushed_by" text NOT NULL,
	"pushed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "annual_return_mark" ADD CONSTRAINT "annual_return_mark_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_push" ADD CONSTRAINT "name_push_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attachment_retry_open" ON "attachment_retry" USING btree ("instrument_number") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "data_correction_newest" ON "data_correction" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_correction_status" ON "data_correction" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_correction_brn" ON "data_correction" USING btree ("brn" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "name_push_open" ON "name_push" USING btree ("brn") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "name_push_brn" ON "name_push" USING btree ("brn","pushed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "name_push_of" ON "name_push" USING btree ("push","brn");--> statement-breakpoint
CREATE INDEX "name_push_newest" ON "name_push" USING btree ("pushed_at" DESC NULLS FIRST,"id");