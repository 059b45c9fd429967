DROP INDEX "process_open";--> statement-breakpoint
CREATE INDEX "process_open" ON "process" USING btree ("run") WHERE status IN ('PENDING', 'IN_PROGRESS');