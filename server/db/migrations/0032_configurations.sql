CREATE TABLE "dictionary" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dictionary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"effect" text DEFAULT 'NOTED' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_word" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dictionary_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"description" text NOT NULL,
	"position" text NOT NULL,
	"dictionary_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_name" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_name_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" text NOT NULL,
	"name" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "name_word" (
	"word" text NOT NULL,
	"stem" text,
	"sound" text,
	CONSTRAINT "name_word_word_pk" PRIMARY KEY("word")
);
--> statement-breakpoint
CREATE TABLE "reservation_period" (
	"key" text PRIMARY KEY NOT NULL,
	"period" integer NOT NULL,
	"unit" text NOT NULL,
	CONSTRAINT "reservation_period_positive" CHECK ("reservation_period"."period" > 0)
);
--> statement-breakpoint
CREATE TABLE "response_template" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "response_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"appeal_status" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dictionary_word" ADD CONSTRAINT "dictionary_word_dictionary_id_dictionary_id_fk" FOREIGN KEY ("dictionary_id") REFERENCES "public"."dictionary"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dictionary_name" ON "dictionary" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "dictionary_word_once" ON "dictionary_word" USING btree ("dictionary_id",lower("word"));--> statement-breakpoint
CREATE UNIQUE INDEX "known_name_no" ON "known_name" USING btree (upper("no"));--> statement-breakpoint
CREATE INDEX "name_word_alike" ON "name_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "name_word_stem" ON "name_word" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "name_word_sound" ON "name_word" USING btree ("sound");--> statement-breakpoint
CREATE UNIQUE INDEX "response_template_reason" ON "response_template" USING btree (lower("reason"));