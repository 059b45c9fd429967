CREATE UNLOGGED TABLE "request_count" (
	"key" text PRIMARY KEY NOT NULL,
	"made" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
