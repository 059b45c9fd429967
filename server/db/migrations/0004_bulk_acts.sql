CREATE TABLE "bulk_act" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"action" text NOT NULL,
	"address" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bulk_row" (
	"act_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"call" text NOT NULL,
	"name" text NOT NULL,
	"parts" jsonb NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"fault" jsonb,
	CONSTRAINT "bulk_row_act_id_no_pk" PRIMARY KEY("act_id","no")
);
--> statement-breakpoint
ALTER TABLE "bulk_act" ADD CONSTRAINT "bulk_act_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_act_id_bulk_act_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."bulk_act"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_act_newest" ON "bulk_act" USING btree ("account_id","started_at" DESC NULLS LAST);