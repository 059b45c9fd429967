-- A word comes out of name_key in the collation "C", the words that are known stand in the database's own: compared as they
-- were, no index answered, and all words of all names were read again for each. Two thousand names took half a minute.
CREATE OR REPLACE FUNCTION note_name_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO name_word (word, stem, sound)
    SELECT word, name_stem(word), name_sound(word) FROM (
      SELECT DISTINCT word FROM added, unnest(string_to_array(added.name_key COLLATE "default", ' ')) word
      WHERE length(word) BETWEEN 1 AND 60) words
    WHERE (SELECT n.word FROM name_word n WHERE n.word = words.word) IS NULL
    ORDER BY word COLLATE "C"
  ON CONFLICT (word) DO NOTHING;
  RETURN NULL;
END $$;
