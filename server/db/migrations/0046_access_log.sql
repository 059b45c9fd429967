CREATE TABLE "access_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"address" text,
	"kind" text NOT NULL,
	"file_kind" text,
	"file_key" text,
	"call" text NOT NULL,
	"resource" text,
	"reason" text,
	"reference" text
);
--> statement-breakpoint
CREATE TABLE "access_sample" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"week" date NOT NULL,
	"mark" text,
	"note" text,
	"marked_by_id" uuid,
	"marked_by_name" text,
	"marked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "access_sample" ADD CONSTRAINT "access_sample_entry_id_access_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."access_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_entry_newest" ON "access_entry" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_entry_actor" ON "access_entry" USING btree ("actor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_entry_actor_kind" ON "access_entry" USING btree ("actor_id","kind","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_entry_file" ON "access_entry" USING btree ("file_key","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_entry_kind" ON "access_entry" USING btree ("kind","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_sample_week" ON "access_sample" USING btree ("week" DESC NULLS FIRST,"entry_id");
--> statement-breakpoint
-- The access log grows, and forgets what is old: nothing in it is changed, and no entry of the last 30 days is deleted.
CREATE FUNCTION access_entry_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the access log is not changed' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER access_entry_keep BEFORE UPDATE OR TRUNCATE ON access_entry
  FOR EACH STATEMENT EXECUTE FUNCTION access_entry_refuse();
--> statement-breakpoint
CREATE TRIGGER access_entry_keep_recent BEFORE DELETE ON access_entry
  FOR EACH ROW WHEN (OLD.at > now() - interval '30 days') EXECUTE FUNCTION access_entry_refuse();
