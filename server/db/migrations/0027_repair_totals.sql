-- Corrections are counted by status: the total of any choice of statuses is the sum of theirs.
DO $$
DECLARE
  keys text := 'ARRAY[''dataCorrection:'' || r.status]';
BEGIN
  EXECUTE format('CREATE TRIGGER tally_added AFTER INSERT ON data_correction REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_changed AFTER UPDATE ON data_correction REFERENCING NEW TABLE AS added OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
  EXECUTE format('CREATE TRIGGER tally_removed AFTER DELETE ON data_correction REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION tally_change(%L)', keys);
END $$;
