DROP INDEX "work_done_person";--> statement-breakpoint
CREATE INDEX "reminder_note" ON "reminder" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "work_absence_latest" ON "work_absence" USING btree ("from_day","id");--> statement-breakpoint
CREATE INDEX "work_absence_until" ON "work_absence" USING btree ("until_day","person_id");--> statement-breakpoint
CREATE INDEX "work_done_recent" ON "work_done" USING btree ("ended_at","source","person_id") WHERE person_id IS NOT NULL;--> statement-breakpoint
SELECT keep_totals('work_reassignment', $cells$SELECT 'workReassignment', 1$cells$);
--> statement-breakpoint
SELECT keep_totals('work_absence', $cells$SELECT 'workAbsence', 1$cells$);
