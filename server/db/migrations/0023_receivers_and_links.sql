CREATE TABLE "official_receiver" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "official_receiver_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"individual_id" uuid NOT NULL,
	"back_office_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "activation_link" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "official_receiver" ADD CONSTRAINT "official_receiver_individual_id_account_id_fk" FOREIGN KEY ("individual_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_receiver" ADD CONSTRAINT "official_receiver_back_office_id_account_id_fk" FOREIGN KEY ("back_office_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "official_receiver_individual" ON "official_receiver" USING btree ("individual_id") WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "official_receiver_staff" ON "official_receiver" USING btree ("back_office_id") WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX "official_receiver_newest" ON "official_receiver" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
-- Official receivers are counted, whatever their status: the list shows them all.
DO $$
DECLARE
  keys text := $keys$ARRAY['official_receiver']$keys$;
BEGIN
  EXECUTE format('CREATE TRIGGER tally_added AFTER INSERT ON official_receiver REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_changed AFTER UPDATE ON official_receiver REFERENCING NEW TABLE AS added OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_removed AFTER DELETE ON official_receiver REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
END $$;
