CREATE INDEX "work_item_key" ON "work_item" USING btree ("key");--> statement-breakpoint
CREATE INDEX "work_item_about" ON "work_item" USING btree (left("about", 60)) WHERE about IS NOT NULL;--> statement-breakpoint
-- Words of a subject, among which a number is looked up whole.
CREATE INDEX audit_entry_subject_words ON audit_entry
  USING gin (array_remove(string_to_array(translate(upper(subject), ',;()', '    '), ' '), ''));
