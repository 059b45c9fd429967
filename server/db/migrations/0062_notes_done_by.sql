ALTER TABLE "flag" ADD COLUMN "lifted_by_id" uuid;--> statement-breakpoint
ALTER TABLE "reminder" ADD COLUMN "done_by_id" uuid;--> statement-breakpoint
ALTER TABLE "flag" ADD CONSTRAINT "flag_lifted_by_id_account_id_fk" FOREIGN KEY ("lifted_by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_done_by_id_account_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;