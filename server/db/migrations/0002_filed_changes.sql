-- upgrade: stop: the tables are new.
ALTER TABLE "entity_document" ADD COLUMN "tracking_no" text;--> statement-breakpoint
ALTER TABLE "filing" ADD COLUMN "digest" text;--> statement-breakpoint
-- Hand-written part
INSERT INTO api_end_point (end_point, service_name) VALUES ('/filing/changes', 'Filing of changes');
