CREATE TABLE "portal_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"role_id" integer,
	"role_name" text,
	"state" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "portal_view_role_named" CHECK ((scope = 'role') = (role_name IS NOT NULL)),
	CONSTRAINT "portal_view_role_scope" CHECK (role_id IS NULL OR scope = 'role')
);
--> statement-breakpoint
CREATE TABLE "portal_view_default" (
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"view_id" uuid NOT NULL,
	CONSTRAINT "portal_view_default_account_id_list_pk" PRIMARY KEY("account_id","list")
);
--> statement-breakpoint
ALTER TABLE "portal_view" ADD CONSTRAINT "portal_view_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_view" ADD CONSTRAINT "portal_view_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_view_default" ADD CONSTRAINT "portal_view_default_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_view_default" ADD CONSTRAINT "portal_view_default_view_id_portal_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."portal_view"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_view_name" ON "portal_view" USING btree ("owner_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "portal_view_role" ON "portal_view" USING btree ("role_id","list") WHERE role_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "portal_view_all" ON "portal_view" USING btree ("list") WHERE scope = 'all';--> statement-breakpoint
CREATE INDEX "portal_view_default_view" ON "portal_view_default" USING btree ("view_id");