-- ID number as it is searched for: in capitals, without what only helps reading.
CREATE FUNCTION person_number(number text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT nullif(translate(upper(number), ' -./', ''), '')
$$;
--> statement-breakpoint
-- Words of a person's name as they are compared. Plain letters, which most names have, need no other spelling.
CREATE FUNCTION person_words(given text, middle text, sur text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(string_to_array(CASE WHEN name ~ '^[A-Za-z ]*$' THEN upper(name) ELSE public.name_key(name) END, ' '), '')
  FROM (VALUES (coalesce(given, '') || ' ' || coalesce(middle, '') || ' ' || coalesce(sur, ''))) person (name)
$$;
--> statement-breakpoint
CREATE TABLE "person_decision" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"one" bigint NOT NULL,
	"other" bigint NOT NULL,
	"reason" text NOT NULL,
	"decided_by_id" uuid,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_reason" text,
	"undone_by_id" uuid,
	"undone_by" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "person_decision_order" CHECK (one < other),
	CONSTRAINT "person_decision_undone" CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);
--> statement-breakpoint
CREATE TABLE "person_pair" (
	"one" bigint NOT NULL,
	"other" bigint NOT NULL,
	"certainty" text NOT NULL,
	"reasons" text[] NOT NULL,
	"rank" smallint NOT NULL,
	"settled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "person_pair_one_other_pk" PRIMARY KEY("one","other")
);
--> statement-breakpoint
CREATE TABLE "person_pair_round" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_pair_round_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"through" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_word" (
	"word" text PRIMARY KEY NOT NULL,
	"sound" text
);
--> statement-breakpoint
ALTER TABLE "entity_person" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "entity_person_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "person_decision" ADD CONSTRAINT "person_decision_decided_by_id_account_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_decision" ADD CONSTRAINT "person_decision_undone_by_id_account_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_decision_pair" ON "person_decision" USING btree ("one","other") WHERE undone_at IS NULL;--> statement-breakpoint
CREATE INDEX "person_decision_one" ON "person_decision" USING btree ("one");--> statement-breakpoint
CREATE INDEX "person_decision_other" ON "person_decision" USING btree ("other");--> statement-breakpoint
CREATE INDEX "person_pair_open" ON "person_pair" USING btree ("rank","one","other") WHERE NOT settled;--> statement-breakpoint
CREATE INDEX "person_pair_other" ON "person_pair" USING btree ("other");--> statement-breakpoint
CREATE INDEX "person_word_alike" ON "person_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "person_word_sound" ON "person_word" USING btree ("sound");--> statement-breakpoint
CREATE UNIQUE INDEX "entity_person_id" ON "entity_person" USING btree ("id");--> statement-breakpoint
CREATE INDEX "entity_person_number" ON "entity_person" USING btree (person_number(id_number)) WHERE kind = 'INDIVIDUAL';--> statement-breakpoint
CREATE INDEX "entity_person_born" ON "entity_person" USING btree ("date_of_birth") WHERE kind = 'INDIVIDUAL';--> statement-breakpoint
CREATE INDEX "entity_person_words" ON "entity_person" USING gin (person_words(given_name, middle_name, sur_name)) WHERE kind = 'INDIVIDUAL';
--> statement-breakpoint
CREATE FUNCTION note_person_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_word (word, sound)
    SELECT word, name_sound(word) FROM (
      SELECT DISTINCT unnest(person_words(given_name, middle_name, sur_name)) AS word FROM added WHERE kind = 'INDIVIDUAL') words
    WHERE length(word) <= 60 AND NOT EXISTS (SELECT FROM person_word p WHERE p.word = words.word)
    ORDER BY word
  ON CONFLICT (word) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER person_words_added AFTER INSERT ON entity_person REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_person_words();
--> statement-breakpoint
CREATE TRIGGER person_words_changed AFTER UPDATE ON entity_person REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_person_words();
--> statement-breakpoint
INSERT INTO person_word (word, sound)
  SELECT word, name_sound(word) FROM (
    SELECT DISTINCT unnest(person_words(given_name, middle_name, sur_name)) AS word FROM entity_person WHERE kind = 'INDIVIDUAL') words
  WHERE length(word) <= 60;
