-- Two words of a name in either order, as one text. Not STRICT, so that PostgreSQL puts it in place where it is called.
CREATE FUNCTION word_pair(one text, other text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT least(one COLLATE "C", other) || ' ' || greatest(one COLLATE "C", other)
$$;
--> statement-breakpoint
-- Each two words of a name. Most names have two or three; a loop takes a quarter of the time of a query.
CREATE FUNCTION word_pairs(words text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  pairs text[] := '{}';
BEGIN
  FOR i IN 1 .. cardinality(words) - 1 LOOP
    FOR j IN i + 1 .. cardinality(words) LOOP
      pairs := pairs || public.word_pair(words[i], words[j]);
    END LOOP;
  END LOOP;
  RETURN pairs;
END $$;
--> statement-breakpoint
DROP INDEX "entity_person_words";--> statement-breakpoint
ALTER TABLE "entity_person" ADD COLUMN "name_words" text[] GENERATED ALWAYS AS (CASE WHEN kind = 'INDIVIDUAL' THEN person_words(given_name, middle_name, sur_name) END) STORED;--> statement-breakpoint
CREATE INDEX "entity_person_word_pairs" ON "entity_person" USING gin (word_pairs(name_words));--> statement-breakpoint
CREATE INDEX "entity_person_words" ON "entity_person" USING gin ("name_words");--> statement-breakpoint
-- PostgreSQL does not use what it knows of the expressions of a partial index: it expected 15,000 people of one number.
CREATE STATISTICS "entity_person_number_values" ON (person_number(id_number)) FROM "entity_person";--> statement-breakpoint
CREATE STATISTICS "entity_person_pair_values" ON (word_pairs(name_words)) FROM "entity_person";--> statement-breakpoint
-- A registry that is in use would wait for it until a tenth of its people had changed.
ANALYZE "entity_person";--> statement-breakpoint
-- The words are those of the column now, which are made once.
CREATE OR REPLACE FUNCTION note_person_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_word (word, sound)
    SELECT word, name_sound(word) FROM (SELECT DISTINCT unnest(name_words) AS word FROM added) words
    WHERE length(word) <= 60 AND NOT EXISTS (SELECT FROM person_word p WHERE p.word = words.word)
    ORDER BY word
  ON CONFLICT (word) DO NOTHING;
  RETURN NULL;
END $$;
