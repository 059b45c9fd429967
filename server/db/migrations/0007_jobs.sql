CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'RUNNING' NOT NULL,
	"name" text NOT NULL,
	"call" text,
	"list" text,
	"action" text,
	"address" text NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"fault" jsonb,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_file" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulk_row" DROP CONSTRAINT "bulk_row_act_id_bulk_act_id_fk";
--> statement-breakpoint
-- By hand: acts on many rows become jobs.
INSERT INTO job (id, account_id, kind, state, name, list, action, address, total, done, refused, cancelled, started_at, ended_at)
SELECT id, account_id, 'BULK', CASE WHEN ended_at IS NULL THEN 'RUNNING' WHEN cancelled > 0 THEN 'CANCELLED' ELSE 'DONE' END,
  list, list, action, address, total, done, refused, cancelled, started_at, ended_at FROM bulk_act;--> statement-breakpoint
DROP TABLE "bulk_act";--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_file" ADD CONSTRAINT "job_file_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_of_person" ON "job" USING btree ("account_id","started_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "job_newest" ON "job" USING btree ("started_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "job_ended" ON "job" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "job_file_kept" ON "job_file" USING btree ("kept_at");--> statement-breakpoint
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_act_id_job_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;