-- A bank is named by hundreds of thousands of documents. With the day in the row of the party, its newest are found
-- without reading the others.
ALTER TABLE "legal_document_party" ADD COLUMN "filing_date" date;--> statement-breakpoint
UPDATE "legal_document_party" p SET "filing_date" = d."filing_date" FROM "legal_document" d
  WHERE d."instrument_number" = p."instrument_number";--> statement-breakpoint
ALTER TABLE "legal_document_party" ALTER COLUMN "filing_date" SET NOT NULL;--> statement-breakpoint
CREATE FUNCTION take_filing_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT filing_date INTO NEW.filing_date FROM legal_document WHERE instrument_number = NEW.instrument_number;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER party_added BEFORE INSERT ON "legal_document_party" FOR EACH ROW WHEN (NEW.filing_date IS NULL)
  EXECUTE FUNCTION take_filing_date();--> statement-breakpoint
CREATE FUNCTION pass_filing_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE legal_document_party SET filing_date = NEW.filing_date WHERE instrument_number = NEW.instrument_number;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER filing_date_changed AFTER UPDATE OF filing_date ON "legal_document" FOR EACH ROW
  WHEN (OLD.filing_date IS DISTINCT FROM NEW.filing_date) EXECUTE FUNCTION pass_filing_date();--> statement-breakpoint
CREATE INDEX "legal_document_party_newest" ON "legal_document_party" USING btree ((facts->>'brn'),"filing_date" DESC NULLS FIRST,"instrument_number" DESC NULLS FIRST) WHERE nature = 'entity';
