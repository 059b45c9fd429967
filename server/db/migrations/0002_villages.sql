-- upgrade: stop: the tables are new.
CREATE INDEX "administrative_unit_village" ON "administrative_unit" USING btree (search_fold(name) text_pattern_ops) WHERE level = 'VILLAGE';
