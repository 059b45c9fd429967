ALTER TABLE "payment" ADD COLUMN "payer_id" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_payer_id_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_payer" ON "payment" USING btree ("payer_id") WHERE payer_id IS NOT NULL;