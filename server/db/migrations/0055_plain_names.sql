-- Most names are plain letters and digits, and need no search for accents and signs. Functions that are not STRICT, with
-- a body of one expression, are put in place where they are called: a call costs more than the work itself.
CREATE FUNCTION any_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(translate(replace(upper(public.unaccent('public.unaccent'::regdictionary, name)),
    '&', ' AND '), '.''’`´', ''), '[^[:alnum:]]+', ' ', 'g'), ' ')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN name ~ '^[A-Za-z0-9]+( [A-Za-z0-9]+)*$' THEN upper(name) ELSE public.any_name_key(name) END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION person_words(given text, middle text, sur text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(string_to_array(
    CASE WHEN coalesce(given, '') || ' ' || coalesce(middle, '') || ' ' || coalesce(sur, '') ~ '^[A-Za-z ]*$'
      THEN upper(coalesce(given, '') || ' ' || coalesce(middle, '') || ' ' || coalesce(sur, ''))
      ELSE public.any_name_key(coalesce(given, '') || ' ' || coalesce(middle, '') || ' ' || coalesce(sur, ''))
    END, ' '), '')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION person_number(number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(translate(upper(number), ' -./', ''), '')
$$;
