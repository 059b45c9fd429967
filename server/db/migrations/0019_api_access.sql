CREATE TABLE "api_end_point" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_end_point_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"end_point" text NOT NULL,
	"service_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"fee" bigint DEFAULT 500 NOT NULL,
	CONSTRAINT "api_end_point_end_point_unique" UNIQUE("end_point")
);
--> statement-breakpoint
CREATE TABLE "api_key" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"hint" text NOT NULL,
	"key_hash" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_key_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "api_key_mode" CHECK (mode IN ('SANDBOX', 'LIVE'))
);
--> statement-breakpoint
CREATE TABLE "api_key_end_point" (
	"key_id" bigint NOT NULL,
	"end_point_id" integer NOT NULL,
	CONSTRAINT "api_key_end_point_key_id_end_point_id_pk" PRIMARY KEY("key_id","end_point_id")
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_end_point" ADD CONSTRAINT "api_key_end_point_key_id_api_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_end_point" ADD CONSTRAINT "api_key_end_point_end_point_id_api_end_point_id_fk" FOREIGN KEY ("end_point_id") REFERENCES "public"."api_end_point"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_in_force" ON "api_key" USING btree ("account_id","mode") WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX "api_key_end_point_of" ON "api_key_end_point" USING btree ("end_point_id");