CREATE TABLE "gateway_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"prn" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"address" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"prn" text NOT NULL,
	"tracking_number" text NOT NULL,
	"invoice_no" text NOT NULL,
	"transaction_ref" text NOT NULL,
	"transaction_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sub_total" numeric(15, 2) NOT NULL,
	"total_tax" numeric(15, 2) NOT NULL,
	"grand_total" numeric(15, 2) GENERATED ALWAYS AS (sub_total + total_tax) STORED NOT NULL,
	"payment_method" text NOT NULL,
	"msisdn" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"prn_status" text DEFAULT 'PENDING' NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "payment_amounts" CHECK (sub_total >= 0 AND total_tax >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_credit" (
	"prn" text PRIMARY KEY NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"gateway_reference" text NOT NULL,
	"credited_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_prn" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "used_prn_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"prn" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_request_open" ON "gateway_request" USING btree ("prn") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "gateway_request_prn" ON "gateway_request" USING btree ("prn","asked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_prn" ON "payment" USING btree ("prn" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_tracking" ON "payment" USING btree ("tracking_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_newest" ON "payment" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_cell" ON "payment" USING btree ("status","prn_status","payment_method","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "used_prn_prn" ON "used_prn" USING btree ("prn" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "used_prn_newest" ON "used_prn" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);