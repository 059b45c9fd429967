-- upgrade: stop: the tables are new.
CREATE TABLE "extract" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"brn" text NOT NULL,
	"as_of" text,
	"day" date NOT NULL,
	"known_on" date,
	"language" text NOT NULL,
	"content" text NOT NULL,
	"digest" text NOT NULL,
	"signature" text NOT NULL,
	"key_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	"withdrawn_reason" text,
	CONSTRAINT "extract_withdrawal" CHECK (num_nulls(withdrawn_at, withdrawn_by, withdrawn_reason) IN (0, 3))
);
--> statement-breakpoint
CREATE TABLE "extract_key" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"first_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "extract" ADD CONSTRAINT "extract_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extract" ADD CONSTRAINT "extract_key_id_extract_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."extract_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "extract_code" ON "extract" USING btree ("code");--> statement-breakpoint
CREATE INDEX "extract_file" ON "extract" USING btree ("brn","issued_at" DESC NULLS FIRST);