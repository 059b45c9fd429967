CREATE TABLE "personal_reason" (
	"session" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "personal_reason_session_kind_key_pk" PRIMARY KEY("session","kind","key")
);
--> statement-breakpoint
ALTER TABLE "personal_reason" ADD CONSTRAINT "personal_reason_session_session_token_hash_fk" FOREIGN KEY ("session") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;