CREATE TABLE "ended_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ended_session_time" ON "ended_session" USING btree ("ended_at");