CREATE TABLE "partner_pace" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"made" integer NOT NULL,
	"made_before" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partner_pace" ADD CONSTRAINT "partner_pace_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;