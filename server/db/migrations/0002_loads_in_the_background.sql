-- upgrade: stop: the tables are new.
CREATE TABLE "load_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "load_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"load" integer NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"fault" jsonb,
	CONSTRAINT "load_file_name" UNIQUE("load","name")
);
--> statement-breakpoint
CREATE TABLE "load_piece" (
	"file" integer NOT NULL,
	"no" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "load_piece_file_no_pk" PRIMARY KEY("file","no")
);
--> statement-breakpoint
DROP INDEX "load_finding_load";--> statement-breakpoint
ALTER TABLE "load" ALTER COLUMN "outcome" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "load" integer;--> statement-breakpoint
ALTER TABLE "load" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "load" ADD COLUMN "state" text DEFAULT 'OPEN' NOT NULL;--> statement-breakpoint
ALTER TABLE "load" ADD COLUMN "state_before" text DEFAULT 'OPEN' NOT NULL;--> statement-breakpoint
ALTER TABLE "load" ADD COLUMN "job" uuid;--> statement-breakpoint
ALTER TABLE "load" ADD COLUMN "asked_by" uuid;--> statement-breakpoint
ALTER TABLE "load" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "load" ADD COLUMN "stop" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "load" ADD COLUMN "progress" jsonb;--> statement-breakpoint
ALTER TABLE "load" ADD COLUMN "alive_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "load" ADD COLUMN "fault" jsonb;--> statement-breakpoint
ALTER TABLE "load" ADD COLUMN "kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "load" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "load_finding" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "load_finding_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "load_file" ADD CONSTRAINT "load_file_load_load_id_fk" FOREIGN KEY ("load") REFERENCES "public"."load"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load_piece" ADD CONSTRAINT "load_piece_file_load_file_id_fk" FOREIGN KEY ("file") REFERENCES "public"."load_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_load_load_id_fk" FOREIGN KEY ("load") REFERENCES "public"."load"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load" ADD CONSTRAINT "load_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load" ADD CONSTRAINT "load_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_load" ON "job" USING btree ("load");--> statement-breakpoint
CREATE INDEX "load_finding_load" ON "load_finding" USING btree ("load","outcome","kind","file","row","id");