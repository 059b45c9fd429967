CREATE TABLE "api_usage_day" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"end_point" text NOT NULL,
	"mode" text NOT NULL,
	"served" integer NOT NULL,
	"failed" integer NOT NULL,
	"charged" bigint NOT NULL,
	CONSTRAINT "api_usage_day_account_id_day_end_point_mode_pk" PRIMARY KEY("account_id","day","end_point","mode")
);
--> statement-breakpoint
ALTER TABLE "api_request" ADD COLUMN "mode" text DEFAULT 'SANDBOX' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_request" ADD COLUMN "charged" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "api_usage_day" ADD CONSTRAINT "api_usage_day_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;