ALTER TABLE "account" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mda" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;