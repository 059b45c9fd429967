-- A name as it is compared: capitals without accents, words divided by one space, nothing but letters and digits.
-- An ampersand is the word it stands for; points and apostrophes fall away, so that J.K. is JK and FARMER'S is FARMERS.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(translate(replace(upper(public.unaccent('public.unaccent'::regdictionary, name)),
    '&', ' AND '), '.''’`´', ''), '[^[:alnum:]]+', ' ', 'g'), ' ')
$$;
--> statement-breakpoint
-- L and R are one sound in many of the country's languages. A word with digits in it has no sound.
CREATE FUNCTION name_sound(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN word ~ '^[A-Z]{2,60}$' THEN nullif(public.metaphone(translate(word, 'R', 'L'), 24), '') END
$$;
--> statement-breakpoint
-- Who does a thing and the doing of it have one stem: MILLERS and MILLING, TRADERS and TRADING.
CREATE FUNCTION name_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(coalesce((ts_lexize('pg_catalog.english_stem', lower(word)))[1], lower(word)),
    '^(.{4,})(er|or|e)$', '\1')
$$;
--> statement-breakpoint
ALTER TABLE entity
  ADD COLUMN name_key text COLLATE "C" GENERATED ALWAYS AS (public.name_key(name)) STORED,
  ADD COLUMN name_words tsvector GENERATED ALWAYS AS (array_to_tsvector(string_to_array(public.name_key(name), ' '))) STORED;
--> statement-breakpoint
ALTER TABLE known_name
  ADD COLUMN name_key text COLLATE "C" GENERATED ALWAYS AS (public.name_key(name)) STORED,
  ADD COLUMN name_words tsvector GENERATED ALWAYS AS (array_to_tsvector(string_to_array(public.name_key(name), ' '))) STORED;
--> statement-breakpoint
CREATE INDEX entity_name_key ON entity (name_key);
--> statement-breakpoint
CREATE INDEX entity_name_words ON entity USING gin (name_words);
--> statement-breakpoint
CREATE INDEX known_name_key ON known_name (name_key);
--> statement-breakpoint
CREATE INDEX known_name_words ON known_name USING gin (name_words);
--> statement-breakpoint
-- Every name there is, in one spelling, for the name search.
CREATE VIEW searchable_name AS
  SELECT brn AS no, name, kind AS scope, kind AS type, name_key, name_words FROM entity
  UNION ALL SELECT no, name, 'UPLOADED', type, name_key, name_words FROM known_name;
--> statement-breakpoint
-- Words go in in one order, so that two writers of the same new ones never wait for each other crosswise.
CREATE FUNCTION note_name_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO name_word (word, stem, sound)
    SELECT word, name_stem(word), name_sound(word) FROM (
      SELECT DISTINCT word FROM added, unnest(string_to_array(added.name_key, ' ')) word
      WHERE length(word) BETWEEN 1 AND 60) words
    WHERE NOT EXISTS (SELECT FROM name_word n WHERE n.word = words.word)
    ORDER BY word
  ON CONFLICT (word) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  named text;
BEGIN
  FOREACH named IN ARRAY ARRAY['entity', 'known_name'] LOOP
    EXECUTE format('CREATE TRIGGER words_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION note_name_words()', named);
    EXECUTE format('CREATE TRIGGER words_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION note_name_words()', named);
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO name_word (word, stem, sound)
  SELECT word, name_stem(word), name_sound(word) FROM (
    SELECT DISTINCT word FROM entity, unnest(string_to_array(name_key, ' ')) word
    WHERE length(word) BETWEEN 1 AND 60) words;
--> statement-breakpoint
-- Categories stand below one another and never below themselves.
ALTER TABLE isic ADD CONSTRAINT isic_parent FOREIGN KEY (parent_code) REFERENCES isic (code),
  ADD CONSTRAINT isic_not_its_own_parent CHECK (parent_code <> code);
--> statement-breakpoint
CREATE INDEX isic_children ON isic (parent_code);
--> statement-breakpoint
CREATE UNIQUE INDEX isic_code_once ON isic (lower(code));
