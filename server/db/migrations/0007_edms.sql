CREATE TABLE "edms_file" (
	"edms_id" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"size" bigint NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entity_document" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entity_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brn" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"edms_id" text,
	"migrating" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entity_document" ADD CONSTRAINT "entity_document_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entity_document_newest" ON "entity_document" USING btree ("brn","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "entity_document_handle" ON "entity_document" USING btree ("edms_id") WHERE edms_id IS NOT NULL;