-- upgrade: stop: the tables are new.
CREATE TABLE "load" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "load_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"name" text NOT NULL,
	"by" text NOT NULL,
	"effective_on" date NOT NULL,
	"history" text NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"outcome" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digest" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"written_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "load_finding" (
	"load" integer NOT NULL,
	"outcome" text NOT NULL,
	"kind" text NOT NULL,
	"file" text,
	"row" integer,
	"key" text NOT NULL,
	"cells" jsonb DEFAULT '{}' NOT NULL,
	"reason" text NOT NULL,
	"params" jsonb DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "load_row" (
	"load" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "load_row_kind_key_load_pk" PRIMARY KEY("kind","key","load")
);
--> statement-breakpoint
CREATE TABLE "load_source" (
	"name" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "load_finding" ADD CONSTRAINT "load_finding_load_load_id_fk" FOREIGN KEY ("load") REFERENCES "public"."load"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load_row" ADD CONSTRAINT "load_row_load_load_id_fk" FOREIGN KEY ("load") REFERENCES "public"."load"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "load_source_name" ON "load" USING btree ("source");--> statement-breakpoint
CREATE INDEX "load_finding_load" ON "load_finding" USING btree ("load","outcome");--> statement-breakpoint
CREATE INDEX "load_row_load" ON "load_row" USING brin ("load");