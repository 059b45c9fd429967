CREATE TABLE "readiness" (
	"id" integer PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_source" (
	"account_id" uuid NOT NULL,
	"source" text NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_source_account_id_source_pk" PRIMARY KEY("account_id","source")
);
--> statement-breakpoint
ALTER TABLE "sign_in_source" ADD CONSTRAINT "sign_in_source_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_source_use" ON "sign_in_source" USING btree ("last_used_at");