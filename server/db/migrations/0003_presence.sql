CREATE TABLE "presence" (
	"mark" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"of" text NOT NULL,
	"key" text NOT NULL,
	"editing" boolean NOT NULL,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presence_record" ON "presence" USING btree ("of","key");--> statement-breakpoint
CREATE INDEX "presence_account" ON "presence" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "presence_said" ON "presence" USING btree ("said_at");