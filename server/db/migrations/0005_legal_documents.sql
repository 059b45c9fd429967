CREATE TABLE "legal_document_party" (
	"instrument_number" text NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"nature" text NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "legal_document_party_instrument_number_position_pk" PRIMARY KEY("instrument_number","position")
);
--> statement-breakpoint
DROP INDEX "legal_document_type";--> statement-breakpoint
ALTER TABLE "legal_document" ADD COLUMN "filed_as" text GENERATED ALWAYS AS (CASE document_type WHEN 'INDEPENDENT_ADVISE_FORM' THEN 'INDEPENDENT_ADVICE_FORM' WHEN 'OTHERS' THEN 'OTHER' ELSE document_type END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_document" ADD COLUMN "edms_id" text;--> statement-breakpoint
ALTER TABLE "legal_document" ADD COLUMN "amount_secured" numeric;--> statement-breakpoint
ALTER TABLE "legal_document" ADD COLUMN "collateral" text;--> statement-breakpoint
ALTER TABLE "legal_document" ADD COLUMN "old_name" text;--> statement-breakpoint
ALTER TABLE "legal_document" ADD COLUMN "new_name" text;--> statement-breakpoint
ALTER TABLE "legal_document" ADD COLUMN "physical_address" text;--> statement-breakpoint
ALTER TABLE "legal_document_party" ADD CONSTRAINT "legal_document_party_instrument_number_legal_document_instrument_number_fk" FOREIGN KEY ("instrument_number") REFERENCES "public"."legal_document"("instrument_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_document_filed_as" ON "legal_document" USING btree ("filed_as","filing_date" DESC NULLS FIRST,"instrument_number" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "legal_document_edms" ON "legal_document" USING btree ("edms_id");