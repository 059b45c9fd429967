CREATE TABLE "birth_try" (
	"account_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"days" date[] NOT NULL,
	CONSTRAINT "birth_try_account_id_subject_day_pk" PRIMARY KEY("account_id","subject","day")
);
--> statement-breakpoint
ALTER TABLE "personal_reason" ADD COLUMN "keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "birth_try" ADD CONSTRAINT "birth_try_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "birth_try_day" ON "birth_try" USING btree ("day");
--> statement-breakpoint
UPDATE "personal_reason" SET "keys" = ARRAY["key"];
--> statement-breakpoint
-- Tells every server that sessions ended, once the transaction commits, so that their streams end too.
CREATE FUNCTION announce_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $announce$
BEGIN
  PERFORM pg_notify('portal_work', 'SESSION') WHERE EXISTS (SELECT FROM ended);
  RETURN NULL;
END
$announce$;
--> statement-breakpoint
CREATE TRIGGER session_ended AFTER DELETE ON "session"
  REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION announce_ended_sessions();
