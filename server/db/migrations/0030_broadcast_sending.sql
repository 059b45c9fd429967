ALTER TABLE "broadcast" ADD COLUMN "moved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast_recipient" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "broadcast_recipient_left" ON "broadcast_recipient" USING btree ("broadcast_id","no") WHERE state IN ('QUEUED', 'SENDING');--> statement-breakpoint
ALTER TABLE "broadcast_recipient" DROP COLUMN "tries";