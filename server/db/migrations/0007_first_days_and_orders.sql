CREATE TABLE "guide_end" (
	"account_id" uuid NOT NULL,
	"guide" text NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guide_end_account_id_guide_pk" PRIMARY KEY("account_id","guide")
);
--> statement-breakpoint
ALTER TABLE "guide_end" ADD CONSTRAINT "guide_end_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "process_by_brn" ON "process" USING btree ("service","status","brn","id","created_at");--> statement-breakpoint
CREATE INDEX "process_by_retries" ON "process" USING btree ("service","status","retries","id","created_at");--> statement-breakpoint
CREATE INDEX "data_correction_by_brn" ON "data_correction" USING btree ("brn","id","status","created_at");--> statement-breakpoint
CREATE INDEX "data_correction_by_retries" ON "data_correction" USING btree ("retries","id","status","created_at");