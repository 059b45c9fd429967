CREATE TABLE "process" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service" text NOT NULL,
	"kind" text NOT NULL,
	"system" text NOT NULL,
	"brn" text NOT NULL,
	"owner" text NOT NULL,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"end_point" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"retries" integer DEFAULT 0 NOT NULL,
	"run" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ran_at" timestamp with time zone,
	"request" text NOT NULL,
	"request_size" integer NOT NULL,
	"response" text,
	"response_size" integer,
	"cause" text,
	CONSTRAINT "process_retries" CHECK (retries >= 0)
);
--> statement-breakpoint
CREATE TABLE "process_text" (
	"process" uuid NOT NULL,
	"part" text NOT NULL,
	"whole" text NOT NULL,
	CONSTRAINT "process_text_process_part_pk" PRIMARY KEY("process","part")
);
--> statement-breakpoint
ALTER TABLE "process_text" ADD CONSTRAINT "process_text_process_process_id_fk" FOREIGN KEY ("process") REFERENCES "public"."process"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "process_newest" ON "process" USING btree ("service","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "process_brn" ON "process" USING btree ("service","brn" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "process_open" ON "process" USING btree ("id") WHERE status IN ('PENDING', 'IN_PROGRESS');--> statement-breakpoint
CREATE UNIQUE INDEX "process_token" ON "process" USING btree ("token");