ALTER TABLE "work_reassignment" ADD COLUMN "undone_by_id" uuid;--> statement-breakpoint
ALTER TABLE "work_reassignment" ADD CONSTRAINT "work_reassignment_undone_by_id_account_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
