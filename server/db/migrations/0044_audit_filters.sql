CREATE INDEX "audit_entry_actor_call" ON "audit_entry" USING btree ("actor_id","call","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX audit_entry_subject_start ON audit_entry (upper(left(subject, 200)) text_pattern_ops);
--> statement-breakpoint
-- The name of a field as it is compared: in small letters, without spaces, dashes and underscores.
CREATE FUNCTION audit_field_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(lower(name), ' _-', '')
$$;
--> statement-breakpoint
-- Names of the fields whose values differ between `before` and `after`. A call with many changes has a list of each; a
-- value that is no object has no fields. The first function is repeated, so that a restored index needs no search path.
CREATE FUNCTION audit_changed_fields(before jsonb, after jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT translate(lower(field), ' _-', '')), '{}') FROM ROWS FROM (
    jsonb_array_elements(CASE jsonb_typeof(before) WHEN 'array' THEN before ELSE jsonb_build_array(before) END),
    jsonb_array_elements(CASE jsonb_typeof(after) WHEN 'array' THEN after ELSE jsonb_build_array(after) END)
  ) AS change (earlier, later), LATERAL jsonb_object_keys(
    CASE jsonb_typeof(earlier) WHEN 'object' THEN earlier ELSE '{}' END ||
    CASE jsonb_typeof(later) WHEN 'object' THEN later ELSE '{}' END) AS field
  WHERE CASE jsonb_typeof(earlier) WHEN 'object' THEN earlier -> field END
    IS DISTINCT FROM CASE jsonb_typeof(later) WHEN 'object' THEN later -> field END
$$;
--> statement-breakpoint
CREATE INDEX audit_entry_changed_fields ON audit_entry USING gin (audit_changed_fields(before, after));
