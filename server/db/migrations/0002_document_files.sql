-- upgrade: stop: the tables are new.
ALTER TABLE "entity_document" ADD COLUMN "file_name" text;--> statement-breakpoint
CREATE UNIQUE INDEX "entity_document_file" ON "entity_document" USING btree ("file_name") WHERE file_name IS NOT NULL;