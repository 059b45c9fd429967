DROP INDEX "legal_document_party_brn";--> statement-breakpoint
CREATE INDEX "legal_document_party_brn_role" ON "legal_document_party" USING btree ((facts->>'brn'),"role") WHERE nature = 'entity';