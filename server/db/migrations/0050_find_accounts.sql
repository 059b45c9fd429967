CREATE INDEX "account_name" ON "account" USING gin (upper("display_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_phone" ON "account" USING btree (right("phone_digits", 9));--> statement-breakpoint
CREATE INDEX "account_id_number" ON "account" USING btree (upper("id_number"));