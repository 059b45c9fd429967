CREATE TABLE "visit" (
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"title" text NOT NULL,
	"kind" text,
	"pinned" boolean DEFAULT false NOT NULL,
	"visited_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_account_id_address_pk" PRIMARY KEY("account_id","address")
);
--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_newest" ON "visit" USING btree ("account_id","visited_at" DESC NULLS FIRST);