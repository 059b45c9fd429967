-- upgrade: stop: the first schema, which no older release has.
CREATE TABLE "api_end_point" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_end_point_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"end_point" text NOT NULL,
	"service_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"fee" bigint DEFAULT 500 NOT NULL,
	CONSTRAINT "api_end_point_end_point_unique" UNIQUE("end_point")
);
--> statement-breakpoint
CREATE TABLE "api_key" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"hint" text NOT NULL,
	"key_hash" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_key_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "api_key_mode" CHECK (mode IN ('SANDBOX', 'LIVE'))
);
--> statement-breakpoint
CREATE TABLE "api_key_end_point" (
	"key_id" bigint NOT NULL,
	"end_point_id" integer NOT NULL,
	CONSTRAINT "api_key_end_point_key_id_end_point_id_pk" PRIMARY KEY("key_id","end_point_id")
);
--> statement-breakpoint
CREATE TABLE "api_usage_day" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"end_point" text NOT NULL,
	"mode" text NOT NULL,
	"served" integer NOT NULL,
	"failed" integer NOT NULL,
	"charged" bigint NOT NULL,
	CONSTRAINT "api_usage_day_account_id_day_end_point_mode_pk" PRIMARY KEY("account_id","day","end_point","mode")
);
--> statement-breakpoint
CREATE TABLE "access_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"address" text,
	"kind" text NOT NULL,
	"file_kind" text,
	"file_key" text,
	"call" text NOT NULL,
	"resource" text,
	"reason" text,
	"reference" text
);
--> statement-breakpoint
CREATE TABLE "access_sample" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"week" date NOT NULL,
	"mark" text,
	"note" text,
	"marked_by_id" uuid,
	"marked_by_name" text,
	"marked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text,
	"email" text NOT NULL,
	"password_hash" text,
	"name" text,
	"given_name" text,
	"middle_name" text,
	"sur_name" text,
	"phone_number" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"id_type" text,
	"id_number" text,
	"nationality" text,
	"gender" text,
	"date_of_birth" date,
	"brn" text,
	"business_type" text,
	"business_sub_type" text,
	"account_type" text DEFAULT 'BACKOFFICE' NOT NULL,
	"department_id" integer,
	"id_attachment" text,
	"signature" text,
	"letter_attachment" text,
	"expires_on" date,
	"api_access" boolean DEFAULT false NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"locked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"display_name" text GENERATED ALWAYS AS (coalesce(name, given_name || ' ' || coalesce(middle_name || ' ', '') || sur_name)) STORED,
	"sort_name" text GENERATED ALWAYS AS (left(search_fold(coalesce(name, given_name || ' ' || coalesce(middle_name || ' ', '') || sur_name)), 100)) STORED,
	"phone_digits" text GENERATED ALWAYS AS (regexp_replace(phone_number, '\D', '', 'g')) STORED,
	"search_text" text GENERATED ALWAYS AS (search_fold(coalesce(name, '') || ' ' || coalesce(given_name, '') || ' ' || coalesce(middle_name, '') || ' '
  || coalesce(sur_name, '') || ' ' || email || ' ' || coalesce(regexp_replace(phone_number, '\D', '', 'g'), '') || ' '
  || coalesce(id_number, '') || ' ' || coalesce(brn, '') || ' ' || coalesce(nationality, ''))) STORED,
	CONSTRAINT "account_named" CHECK (name IS NOT NULL OR (given_name IS NOT NULL AND sur_name IS NOT NULL)),
	CONSTRAINT "account_email_one_line" CHECK (email !~ '[[:cntrl:][:space:]]'),
	CONSTRAINT "account_kind" CHECK (account_type IN ('INDIVIDUAL', 'BACKOFFICE', 'BUSINESS', 'PARTNER', 'MDA', 'PRIVATE_ORGANIZATION'))
);
--> statement-breakpoint
CREATE TABLE "account_role" (
	"account_id" uuid NOT NULL,
	"role_id" integer NOT NULL,
	CONSTRAINT "account_role_account_id_role_id_pk" PRIMARY KEY("account_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "api_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"end_point" text NOT NULL,
	"mode" text DEFAULT 'SANDBOX' NOT NULL,
	"request" jsonb NOT NULL,
	"response" jsonb,
	"served" boolean NOT NULL,
	"charged" bigint DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_person" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_person_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"nin" text
);
--> statement-breakpoint
CREATE TABLE "department" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "department_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "department_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "national_identity" (
	"nin" text PRIMARY KEY NOT NULL,
	"surname" text NOT NULL,
	"given_names" text NOT NULL,
	"maiden_names" text,
	"gender" text NOT NULL,
	"date_of_birth" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_pace" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"made" integer NOT NULL,
	"made_before" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permission" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permission_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"group_id" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "permission_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "permission_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permission_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "permission_group_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "role_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "role_permission" (
	"role_id" integer NOT NULL,
	"permission_id" integer NOT NULL,
	CONSTRAINT "role_permission_role_id_permission_id_pk" PRIMARY KEY("role_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"address" text,
	"call" text NOT NULL,
	"subject" text,
	"before" jsonb,
	"after" jsonb,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
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
	"payer_id" uuid,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"prn_status" text DEFAULT 'PENDING' NOT NULL,
	"completed_at" timestamp with time zone,
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
CREATE TABLE "bulk_row" (
	"act_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"call" text NOT NULL,
	"name" text NOT NULL,
	"parts" jsonb NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"fault" jsonb,
	CONSTRAINT "bulk_row_act_id_no_pk" PRIMARY KEY("act_id","no")
);
--> statement-breakpoint
CREATE TABLE "dictionary" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dictionary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"effect" text DEFAULT 'NOTED' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_word" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dictionary_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"description" text NOT NULL,
	"position" text NOT NULL,
	"dictionary_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_name" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_name_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" text NOT NULL,
	"name" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "name_word" (
	"word" text NOT NULL,
	"stem" text,
	"sound" text,
	CONSTRAINT "name_word_word_pk" PRIMARY KEY("word")
);
--> statement-breakpoint
CREATE TABLE "reservation_period" (
	"key" text PRIMARY KEY NOT NULL,
	"period" integer NOT NULL,
	"unit" text NOT NULL,
	CONSTRAINT "reservation_period_positive" CHECK ("reservation_period"."period" > 0)
);
--> statement-breakpoint
CREATE TABLE "response_template" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "response_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"appeal_status" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edms_file" (
	"edms_id" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"size" bigint NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entity_document" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entity_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brn" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"edms_id" text,
	"file_name" text,
	"tracking_no" text,
	"migrating" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charge" (
	"brn" text NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"property" text NOT NULL,
	"amount" numeric(20, 2),
	"currency" text,
	"chargee" text NOT NULL,
	"chargee_number" text,
	"date_of_creation" date NOT NULL,
	"date_of_registration" date NOT NULL,
	"date_of_satisfaction" date,
	"tracking_no" text,
	CONSTRAINT "charge_brn_number_pk" PRIMARY KEY("brn","number"),
	CONSTRAINT "charge_amount" CHECK (amount IS NULL OR amount >= 0 AND currency IS NOT NULL),
	CONSTRAINT "charge_days" CHECK (date_of_creation <= date_of_registration AND (date_of_satisfaction IS NULL OR date_of_registration <= date_of_satisfaction))
);
--> statement-breakpoint
CREATE TABLE "entity_person" (
	"brn" text NOT NULL,
	"no" smallint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "entity_person_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"roles" text[] NOT NULL,
	"kind" text NOT NULL,
	"given_name" text,
	"middle_name" text,
	"sur_name" text,
	"name_words" text[] GENERATED ALWAYS AS (CASE WHEN kind = 'INDIVIDUAL' THEN person_words(given_name, middle_name, sur_name) END) STORED,
	"id_type" text,
	"id_number" text,
	"nationality" text,
	"sex" text,
	"date_of_birth" date,
	"occupation" text,
	"registered_name" text,
	"registered_number" text,
	"date_of_incorporation" date,
	"sub_type" text,
	"country_of_origin" text,
	"address_in_country_of_origin" text,
	"email" text,
	"phone_number" text,
	"village_id" integer,
	"plot" text,
	"street" text,
	"postal_address" text,
	CONSTRAINT "entity_person_brn_no_pk" PRIMARY KEY("brn","no"),
	CONSTRAINT "entity_person_roles" CHECK (roles <@ ARRAY['SUBSCRIBER', 'DIRECTOR', 'SECRETARY', 'PARTNER', 'MEMBER'])
);
--> statement-breakpoint
CREATE TABLE "filing" (
	"tracking_no" text PRIMARY KEY NOT NULL,
	"brn" text NOT NULL,
	"filed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"effective_on" date,
	"filed_by" text,
	"digest" text,
	"changes" text[] NOT NULL,
	"narrations" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_class" (
	"brn" text NOT NULL,
	"no" smallint NOT NULL,
	"nominal_class" text NOT NULL,
	"other_class_name" text,
	"number" bigint NOT NULL,
	"value" numeric(18, 2) NOT NULL,
	"sub_classes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "share_class_brn_no_pk" PRIMARY KEY("brn","no")
);
--> statement-breakpoint
CREATE TABLE "shareholding" (
	"brn" text NOT NULL,
	"person_no" smallint NOT NULL,
	"class_no" smallint NOT NULL,
	"number_of_shares" bigint NOT NULL,
	"amount_paid" numeric(20, 2) NOT NULL,
	"amount_unpaid" numeric(20, 2) NOT NULL,
	"sub_classes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "shareholding_brn_person_no_class_no_pk" PRIMARY KEY("brn","person_no","class_no")
);
--> statement-breakpoint
CREATE TABLE "extract" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"brn" text NOT NULL,
	"as_of" text,
	"day" date NOT NULL,
	"known_on" date,
	"language" text NOT NULL,
	"content" text NOT NULL,
	"digest" text NOT NULL,
	"signature" text NOT NULL,
	"key_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	"withdrawn_reason" text,
	CONSTRAINT "extract_withdrawal" CHECK (num_nulls(withdrawn_at, withdrawn_by, withdrawn_reason) IN (0, 3))
);
--> statement-breakpoint
CREATE TABLE "extract_key" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"first_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_end" (
	"account_id" uuid NOT NULL,
	"guide" text NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guide_end_account_id_guide_pk" PRIMARY KEY("account_id","guide")
);
--> statement-breakpoint
CREATE TABLE "entity_role" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entity_role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brn" text NOT NULL,
	"person_no" smallint NOT NULL,
	"role" text NOT NULL,
	"since" date,
	"until" date
);
--> statement-breakpoint
CREATE TABLE "row_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "row_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brn" text NOT NULL,
	"list" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"effective_on" date NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"transaction" bigint NOT NULL,
	"act" text NOT NULL,
	"filing" text,
	"load" integer
);
--> statement-breakpoint
CREATE TABLE "academic_qualification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "academic_qualification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form20_entry" (
	"application_id" bigint NOT NULL,
	"list" text NOT NULL,
	"position" integer NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "form20_entry_application_id_list_position_pk" PRIMARY KEY("application_id","list","position")
);
--> statement-breakpoint
CREATE TABLE "insolvency_application" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insolvency_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tracking_number" text NOT NULL,
	"brn" text NOT NULL,
	"company_name" text NOT NULL,
	"type" text NOT NULL,
	"winding_up_type" text,
	"status" text NOT NULL,
	"registrar_name" text,
	"has_asset" boolean NOT NULL,
	"last_date_of_publication" date,
	"date_of_confirmation" date,
	"date_of_dissolution" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applicant" jsonb,
	"records" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_fold(tracking_number || ' ' || brn || ' ' || company_name)) STORED,
	CONSTRAINT "insolvency_application_tracking_number_unique" UNIQUE("tracking_number")
);
--> statement-breakpoint
CREATE TABLE "insolvency_attachment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insolvency_attachment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"file_description" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"date_of_effect" date,
	"date_of_publication" date,
	"publication" text,
	CONSTRAINT "insolvency_attachment_file_name_unique" UNIQUE("file_name")
);
--> statement-breakpoint
CREATE TABLE "insolvency_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insolvency_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"action" text NOT NULL,
	"done_by" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insolvency_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insolvency_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"name" text NOT NULL,
	"full_name" text NOT NULL,
	"user_type" text NOT NULL,
	"description" text NOT NULL,
	"status_label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insolvency_reason" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insolvency_reason_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "professional_body" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "professional_body_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"abbreviation" text NOT NULL,
	"profession" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "professional_qualification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "professional_qualification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"professional_body_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'RUNNING' NOT NULL,
	"name" text NOT NULL,
	"call" text,
	"list" text,
	"action" text,
	"load" integer,
	"address" text NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"fault" jsonb,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_file" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_document" (
	"instrument_number" text PRIMARY KEY NOT NULL,
	"document_type" text NOT NULL,
	"filed_as" text GENERATED ALWAYS AS (CASE document_type WHEN 'INDEPENDENT_ADVISE_FORM' THEN 'INDEPENDENT_ADVICE_FORM' WHEN 'OTHERS' THEN 'OTHER' ELSE document_type END) STORED NOT NULL,
	"subject_matter" text NOT NULL,
	"filing_date" date NOT NULL,
	"date_of_execution" date,
	"edms_id" text,
	"amount_secured" numeric,
	"collateral" text,
	"old_name" text,
	"new_name" text,
	"physical_address" text,
	"search_text" text GENERATED ALWAYS AS (search_fold(instrument_number || ' ' || subject_matter)) STORED,
	"sort_name" text GENERATED ALWAYS AS (left(search_fold(subject_matter), 100)) STORED
);
--> statement-breakpoint
CREATE TABLE "legal_document_party" (
	"instrument_number" text NOT NULL,
	"position" integer NOT NULL,
	"filing_date" date NOT NULL,
	"role" text NOT NULL,
	"nature" text NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "legal_document_party_instrument_number_position_pk" PRIMARY KEY("instrument_number","position")
);
--> statement-breakpoint
CREATE TABLE "load" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "load_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"name" text NOT NULL,
	"by" text NOT NULL,
	"effective_on" date NOT NULL,
	"history" text NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"outcome" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"digest" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"written_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	"account_id" uuid,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"state_before" text DEFAULT 'OPEN' NOT NULL,
	"job" uuid,
	"asked_by" uuid,
	"address" text DEFAULT '' NOT NULL,
	"stop" boolean DEFAULT false NOT NULL,
	"progress" jsonb,
	"alive_at" timestamp with time zone,
	"fault" jsonb,
	"kept" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "load_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "load_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"load" integer NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"fault" jsonb,
	CONSTRAINT "load_file_name" UNIQUE("load","name")
);
--> statement-breakpoint
CREATE TABLE "load_finding" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "load_finding_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"load" integer NOT NULL,
	"outcome" text NOT NULL,
	"kind" text NOT NULL,
	"file" text,
	"row" integer,
	"key" text NOT NULL,
	"cells" jsonb DEFAULT '{}' NOT NULL,
	"reason" text NOT NULL,
	"params" jsonb DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "load_piece" (
	"file" integer NOT NULL,
	"no" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "load_piece_file_no_pk" PRIMARY KEY("file","no")
);
--> statement-breakpoint
CREATE TABLE "load_row" (
	"load" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "load_row_kind_key_load_pk" PRIMARY KEY("kind","key","load")
);
--> statement-breakpoint
CREATE TABLE "load_source" (
	"name" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"source" text,
	"key" text,
	"subject" text NOT NULL,
	"by" text,
	"note" text,
	"taken" integer,
	"refused" integer
);
--> statement-breakpoint
CREATE TABLE "news_seen" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"up_to" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flag" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind_id" bigint NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_key" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"document" text,
	"last_day" date,
	"set_by_id" uuid NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by_id" uuid,
	"lifted_by" text,
	"lift_reason" text
);
--> statement-breakpoint
CREATE TABLE "flag_kind" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "flag_kind_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"icon" text NOT NULL,
	"subjects" text[] NOT NULL,
	"refuses" text[] DEFAULT '{}' NOT NULL,
	"approves" text[] DEFAULT '{}' NOT NULL,
	"masks_addresses" boolean DEFAULT false NOT NULL,
	"needs_reason" boolean DEFAULT true NOT NULL,
	"needs_document" boolean DEFAULT false NOT NULL,
	"set_by" text[] NOT NULL,
	"lift_by" text[] NOT NULL,
	"ends_after" integer,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "flag_kind_ends" CHECK (ends_after > 0)
);
--> statement-breakpoint
CREATE TABLE "note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_key" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"author_id" uuid NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removed_by" text,
	CONSTRAINT "note_removed" CHECK ((removed_at IS NULL) = (removed_by IS NULL))
);
--> statement-breakpoint
CREATE TABLE "note_version" (
	"note_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"change" text NOT NULL,
	"text" text NOT NULL,
	"by_id" uuid NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_version_note_id_version_pk" PRIMARY KEY("note_id","version")
);
--> statement-breakpoint
CREATE TABLE "reminder" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"note_id" bigint NOT NULL,
	"day" date NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"done_by_id" uuid,
	"done_by" text,
	CONSTRAINT "reminder_done" CHECK ((done_at IS NULL) = (done_by IS NULL))
);
--> statement-breakpoint
CREATE TABLE "birth_try" (
	"account_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"days" date[] NOT NULL,
	CONSTRAINT "birth_try_account_id_subject_day_pk" PRIMARY KEY("account_id","subject","day")
);
--> statement-breakpoint
CREATE TABLE "person_decision" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"one" bigint NOT NULL,
	"other" bigint NOT NULL,
	"reason" text NOT NULL,
	"decided_by_id" uuid,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_reason" text,
	"undone_by_id" uuid,
	"undone_by" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "person_decision_order" CHECK (one < other),
	CONSTRAINT "person_decision_undone" CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);
--> statement-breakpoint
CREATE TABLE "person_pair" (
	"one" bigint NOT NULL,
	"other" bigint NOT NULL,
	"certainty" text NOT NULL,
	"reasons" text[] NOT NULL,
	"rank" smallint NOT NULL,
	"settled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "person_pair_one_other_pk" PRIMARY KEY("one","other")
);
--> statement-breakpoint
CREATE TABLE "person_pair_round" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_pair_round_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"through" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_word" (
	"word" text PRIMARY KEY NOT NULL,
	"sound" text
);
--> statement-breakpoint
CREATE TABLE "complaint" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tracking_number" text GENERATED ALWAYS AS ('IPC-' || (1000000 + id)::text) STORED,
	"practitioner_number" text NOT NULL,
	"complaint" text NOT NULL,
	"description" text NOT NULL,
	"complainant_name" text NOT NULL,
	"lodged_by" uuid,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"lodged_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practitioner" (
	"unique_practitioner_number" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"email" text,
	"gender" text,
	"date_of_birth" date,
	"postal_address" text,
	"country" text,
	"village_id" integer,
	"registration_date" date NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"professions" jsonb DEFAULT '[]' NOT NULL,
	"bank_accounts" jsonb DEFAULT '[]' NOT NULL,
	"qualifications" jsonb DEFAULT '[]' NOT NULL,
	"indemnity" jsonb DEFAULT '[]' NOT NULL,
	"conduct" jsonb DEFAULT '[]' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_fold(unique_practitioner_number || ' ' || first_name || ' ' || last_name)) STORED
);
--> statement-breakpoint
CREATE TABLE "practitioner_application" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practitioner_number" text NOT NULL,
	"application_type" text NOT NULL,
	"status" text NOT NULL,
	"registration_date" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practitioner_document" (
	"filename" text PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practitioner_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practitioner_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"name" text NOT NULL,
	"account_type" text NOT NULL,
	"description" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"mark" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"of" text NOT NULL,
	"key" text NOT NULL,
	"editing" boolean NOT NULL,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "currency" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "currency_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "currency_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "document_cost" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_cost_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"name" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_cost_positive" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "service_cost" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_cost_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"cost" numeric(14, 2) NOT NULL,
	"tax_head_id" text NOT NULL,
	"currency_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "service_cost_positive" CHECK (cost > 0)
);
--> statement-breakpoint
CREATE TABLE "tax_head" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"base_value" numeric(14, 2) DEFAULT '0' NOT NULL,
	"percentage" numeric(5, 2) DEFAULT '0' NOT NULL,
	"fees_per_unit" numeric(14, 2) DEFAULT '0' NOT NULL,
	"active" text DEFAULT 'YES' NOT NULL,
	"available_on_portal" text DEFAULT 'YES' NOT NULL,
	"description_displayed" text DEFAULT 'YES' NOT NULL,
	"tin_mandatory" text DEFAULT 'YES' NOT NULL,
	"reference_type_mandatory" text DEFAULT 'YES' NOT NULL,
	"levels" text[] DEFAULT ARRAY['', '', '', '', '', ''] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tax_head_code_unique" UNIQUE("code"),
	CONSTRAINT "tax_head_amounts" CHECK (base_value >= 0 AND fees_per_unit >= 0 AND percentage BETWEEN 0 AND 100),
	CONSTRAINT "tax_head_levels" CHECK (cardinality("tax_head"."levels") = 6)
);
--> statement-breakpoint
CREATE TABLE "process" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service" text NOT NULL,
	"kind" text NOT NULL,
	"system" text NOT NULL,
	"brn" text NOT NULL,
	"owner" text NOT NULL,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"end_point" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"retries" integer DEFAULT 0 NOT NULL,
	"run" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ran_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"request" text NOT NULL,
	"request_size" integer NOT NULL,
	"response" text,
	"response_size" integer,
	"cause" text,
	CONSTRAINT "process_retries" CHECK (retries >= 0)
);
--> statement-breakpoint
CREATE TABLE "process_text" (
	"process" uuid NOT NULL,
	"part" text NOT NULL,
	"whole" text NOT NULL,
	CONSTRAINT "process_text_process_part_pk" PRIMARY KEY("process","part")
);
--> statement-breakpoint
CREATE TABLE "official_receiver" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "official_receiver_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"individual_id" uuid NOT NULL,
	"back_office_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "administrative_unit" (
	"id" integer PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" integer
);
--> statement-breakpoint
CREATE TABLE "country" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "country_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "isic" (
	"code" text PRIMARY KEY NOT NULL,
	"parent_code" text,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entity" (
	"brn" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"sub_type" text,
	"status" text DEFAULT 'REGISTERED' NOT NULL,
	"registered_on" date NOT NULL,
	"village_id" integer,
	"isic_code" text,
	"plot" text,
	"street" text,
	"postal_address" text,
	"address_description" text,
	"share_capital" numeric(20, 2),
	"number_of_shares" bigint,
	"missing_forms" text[] DEFAULT '{}' NOT NULL,
	"locked_down" boolean DEFAULT false NOT NULL,
	"history_since" date DEFAULT registry_day(now()) NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"register" text GENERATED ALWAYS AS (CASE kind WHEN 'FOREIGN_COMPANY' THEN 'COMPANY' ELSE kind END) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_fold(brn || ' ' || name)) STORED,
	"sort_name" text GENERATED ALWAYS AS (left(search_fold(name), 100)) STORED
);
--> statement-breakpoint
CREATE TABLE "mda" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mda_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_fold(name)) STORED
);
--> statement-breakpoint
CREATE TABLE "strike_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "strike_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" bigint NOT NULL,
	"from_status" text NOT NULL,
	"added_by" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strike_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "strike_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"register" text NOT NULL,
	"brn" text NOT NULL,
	"company_name" text NOT NULL,
	"status" text DEFAULT 'ON' NOT NULL,
	"added_by" text NOT NULL,
	"last_status_update_done_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_fold(brn || ' ' || company_name)) STORED,
	"sort_name" text GENERATED ALWAYS AS (left(search_fold(company_name), 100)) STORED
);
--> statement-breakpoint
CREATE TABLE "tally" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"delta" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "annual_return_mark" (
	"brn" text NOT NULL,
	"year" smallint NOT NULL,
	"status" text NOT NULL,
	"rationale" text NOT NULL,
	"marked_by" text NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "annual_return_mark_brn_year_pk" PRIMARY KEY("brn","year")
);
--> statement-breakpoint
CREATE TABLE "attachment_retry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"instrument_number" text,
	"document_id" bigint,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"cause" text,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"address" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "attachment_retry_one" CHECK (num_nonnulls(instrument_number, document_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "data_correction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brn" text NOT NULL,
	"type" text NOT NULL,
	"retries" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"cause" text,
	"payload" text NOT NULL,
	"run" uuid DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "name_push" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"push" uuid DEFAULT gen_random_uuid() NOT NULL,
	"service" text NOT NULL,
	"brn" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"sub_type" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"cause" text,
	"pushed_by" text NOT NULL,
	"pushed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "activation_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text DEFAULT 'ACTIVATION' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ending" text
);
--> statement-breakpoint
CREATE TABLE "ended_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personal_reason" (
	"session" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"keys" text[] DEFAULT '{}' NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "personal_reason_session_kind_key_pk" PRIMARY KEY("session","kind","key")
);
--> statement-breakpoint
CREATE TABLE "readiness" (
	"id" integer PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_count" (
	"key" text PRIMARY KEY NOT NULL,
	"made" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenge" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_source" (
	"account_id" uuid NOT NULL,
	"source" text NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_source_account_id_source_pk" PRIMARY KEY("account_id","source")
);
--> statement-breakpoint
CREATE TABLE "broadcast" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "broadcast_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message" text NOT NULL,
	"recipient_types" text[] NOT NULL,
	"sender_id" uuid NOT NULL,
	"mailed" boolean NOT NULL,
	"recipients" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broadcast_recipient" (
	"broadcast_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"begun_at" timestamp with time zone,
	CONSTRAINT "broadcast_recipient_broadcast_id_no_pk" PRIMARY KEY("broadcast_id","no")
);
--> statement-breakpoint
CREATE TABLE "manual" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manual_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section_name" text NOT NULL,
	"position" integer NOT NULL,
	"filename" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "manual_filename_unique" UNIQUE("filename")
);
--> statement-breakpoint
CREATE TABLE "occupation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "occupation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_settlement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_settlement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"item_id" bigint NOT NULL,
	"source" text NOT NULL,
	"record" text NOT NULL,
	"key" text NOT NULL,
	"kind" text,
	"subject" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"due" date,
	"owner_id" uuid,
	"undone_at" timestamp with time zone,
	"undone_by" text
);
--> statement-breakpoint
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
CREATE TABLE "calendar_day" (
	"day" date PRIMARY KEY NOT NULL,
	"open" boolean NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closing_day" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closing_day_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"open" boolean DEFAULT false NOT NULL,
	"added_by" text
);
--> statement-breakpoint
CREATE TABLE "work_absence" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_absence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	CONSTRAINT "work_absence_order" CHECK (from_day <= until_day)
);
--> statement-breakpoint
CREATE TABLE "work_done" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_done_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"due" date,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid
);
--> statement-breakpoint
CREATE TABLE "work_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"record" text NOT NULL,
	"key" text NOT NULL,
	"kind" text,
	"subject" text NOT NULL,
	"about" text,
	"since" timestamp with time zone NOT NULL,
	"days" smallint NOT NULL,
	"pauses" date[] DEFAULT '{}' NOT NULL,
	"due" date,
	"owner_id" uuid,
	"holder_id" uuid,
	"leased_until" timestamp with time zone,
	"snoozed_until" date,
	"snoozed_by" text,
	"snooze_reason" text,
	"passed_by" text,
	"passed_note" text,
	"reassignment_id" bigint,
	"stage" smallint GENERATED ALWAYS AS (CASE WHEN snoozed_until IS NOT NULL THEN 2 WHEN cardinality(pauses) % 2 = 1 THEN 1 ELSE 0 END) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_fold(key || ' ' || subject || ' ' || coalesce(about, ''))) STORED,
	CONSTRAINT "work_item_lease" CHECK ((holder_id IS NULL) = (leased_until IS NULL))
);
--> statement-breakpoint
CREATE TABLE "work_reassigned" (
	"reassignment_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"owner_id" uuid,
	"passed_by" text,
	"passed_note" text,
	"previous_id" bigint,
	CONSTRAINT "work_reassigned_reassignment_id_item_id_pk" PRIMARY KEY("reassignment_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "work_reassignment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_reassignment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"to_id" uuid,
	"to_name" text,
	"note" text NOT NULL,
	"count" integer NOT NULL,
	"request" text NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by_id" uuid,
	"undone_by" text,
	"undone_count" integer
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_end_point" ADD CONSTRAINT "api_key_end_point_key_id_api_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_end_point" ADD CONSTRAINT "api_key_end_point_end_point_id_api_end_point_id_fk" FOREIGN KEY ("end_point_id") REFERENCES "public"."api_end_point"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_usage_day" ADD CONSTRAINT "api_usage_day_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_sample" ADD CONSTRAINT "access_sample_entry_id_access_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."access_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_role" ADD CONSTRAINT "account_role_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_role" ADD CONSTRAINT "account_role_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_request" ADD CONSTRAINT "api_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_person" ADD CONSTRAINT "contact_person_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_pace" ADD CONSTRAINT "partner_pace_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission" ADD CONSTRAINT "permission_group_id_permission_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."permission_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_permission_id_permission_id_fk" FOREIGN KEY ("permission_id") REFERENCES "public"."permission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_payer_id_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_act_id_job_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_word" ADD CONSTRAINT "dictionary_word_dictionary_id_dictionary_id_fk" FOREIGN KEY ("dictionary_id") REFERENCES "public"."dictionary"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_document" ADD CONSTRAINT "entity_document_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_person" ADD CONSTRAINT "entity_person_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing" ADD CONSTRAINT "filing_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_class" ADD CONSTRAINT "share_class_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shareholding" ADD CONSTRAINT "shareholding_brn_person_no_entity_person_brn_no_fk" FOREIGN KEY ("brn","person_no") REFERENCES "public"."entity_person"("brn","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shareholding" ADD CONSTRAINT "shareholding_brn_class_no_share_class_brn_no_fk" FOREIGN KEY ("brn","class_no") REFERENCES "public"."share_class"("brn","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extract" ADD CONSTRAINT "extract_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extract" ADD CONSTRAINT "extract_key_id_extract_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."extract_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_end" ADD CONSTRAINT "guide_end_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_role" ADD CONSTRAINT "entity_role_brn_person_no_entity_person_brn_no_fk" FOREIGN KEY ("brn","person_no") REFERENCES "public"."entity_person"("brn","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form20_entry" ADD CONSTRAINT "form20_entry_application_id_insolvency_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."insolvency_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insolvency_application" ADD CONSTRAINT "insolvency_application_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insolvency_attachment" ADD CONSTRAINT "insolvency_attachment_application_id_insolvency_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."insolvency_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insolvency_change" ADD CONSTRAINT "insolvency_change_application_id_insolvency_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."insolvency_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insolvency_message" ADD CONSTRAINT "insolvency_message_application_id_insolvency_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."insolvency_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_qualification" ADD CONSTRAINT "professional_qualification_professional_body_id_professional_body_id_fk" FOREIGN KEY ("professional_body_id") REFERENCES "public"."professional_body"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_load_load_id_fk" FOREIGN KEY ("load") REFERENCES "public"."load"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_file" ADD CONSTRAINT "job_file_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_document_party" ADD CONSTRAINT "legal_document_party_instrument_number_legal_document_instrument_number_fk" FOREIGN KEY ("instrument_number") REFERENCES "public"."legal_document"("instrument_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load" ADD CONSTRAINT "load_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load" ADD CONSTRAINT "load_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load_file" ADD CONSTRAINT "load_file_load_load_id_fk" FOREIGN KEY ("load") REFERENCES "public"."load"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load_finding" ADD CONSTRAINT "load_finding_load_load_id_fk" FOREIGN KEY ("load") REFERENCES "public"."load"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load_piece" ADD CONSTRAINT "load_piece_file_load_file_id_fk" FOREIGN KEY ("file") REFERENCES "public"."load_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load_row" ADD CONSTRAINT "load_row_load_load_id_fk" FOREIGN KEY ("load") REFERENCES "public"."load"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_person_id_account_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_seen" ADD CONSTRAINT "news_seen_person_id_account_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flag" ADD CONSTRAINT "flag_kind_id_flag_kind_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."flag_kind"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flag" ADD CONSTRAINT "flag_set_by_id_account_id_fk" FOREIGN KEY ("set_by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flag" ADD CONSTRAINT "flag_lifted_by_id_account_id_fk" FOREIGN KEY ("lifted_by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_version" ADD CONSTRAINT "note_version_note_id_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_version" ADD CONSTRAINT "note_version_by_id_account_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_note_id_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_done_by_id_account_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birth_try" ADD CONSTRAINT "birth_try_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_decision" ADD CONSTRAINT "person_decision_decided_by_id_account_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_decision" ADD CONSTRAINT "person_decision_undone_by_id_account_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_practitioner_number_practitioner_unique_practitioner_number_fk" FOREIGN KEY ("practitioner_number") REFERENCES "public"."practitioner"("unique_practitioner_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_lodged_by_account_id_fk" FOREIGN KEY ("lodged_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioner_application" ADD CONSTRAINT "practitioner_application_practitioner_number_practitioner_unique_practitioner_number_fk" FOREIGN KEY ("practitioner_number") REFERENCES "public"."practitioner"("unique_practitioner_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioner_document" ADD CONSTRAINT "practitioner_document_application_id_practitioner_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."practitioner_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioner_message" ADD CONSTRAINT "practitioner_message_application_id_practitioner_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."practitioner_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_cost" ADD CONSTRAINT "service_cost_tax_head_id_tax_head_id_fk" FOREIGN KEY ("tax_head_id") REFERENCES "public"."tax_head"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_cost" ADD CONSTRAINT "service_cost_currency_id_currency_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_text" ADD CONSTRAINT "process_text_process_process_id_fk" FOREIGN KEY ("process") REFERENCES "public"."process"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_receiver" ADD CONSTRAINT "official_receiver_individual_id_account_id_fk" FOREIGN KEY ("individual_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_receiver" ADD CONSTRAINT "official_receiver_back_office_id_account_id_fk" FOREIGN KEY ("back_office_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strike_change" ADD CONSTRAINT "strike_change_entry_id_strike_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."strike_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annual_return_mark" ADD CONSTRAINT "annual_return_mark_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_retry" ADD CONSTRAINT "attachment_retry_document_id_entity_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."entity_document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_push" ADD CONSTRAINT "name_push_brn_entity_brn_fk" FOREIGN KEY ("brn") REFERENCES "public"."entity"("brn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activation_link" ADD CONSTRAINT "activation_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_reason" ADD CONSTRAINT "personal_reason_session_session_token_hash_fk" FOREIGN KEY ("session") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenge" ADD CONSTRAINT "sign_in_challenge_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_source" ADD CONSTRAINT "sign_in_source_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_sender_id_account_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_recipient" ADD CONSTRAINT "broadcast_recipient_broadcast_id_broadcast_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcast"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_recipient" ADD CONSTRAINT "broadcast_recipient_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_settlement" ADD CONSTRAINT "work_settlement_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_settlement" ADD CONSTRAINT "work_settlement_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_view" ADD CONSTRAINT "portal_view_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_view" ADD CONSTRAINT "portal_view_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_view_default" ADD CONSTRAINT "portal_view_default_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_view_default" ADD CONSTRAINT "portal_view_default_view_id_portal_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."portal_view"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_absence" ADD CONSTRAINT "work_absence_person_id_account_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_done" ADD CONSTRAINT "work_done_person_id_account_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item" ADD CONSTRAINT "work_item_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item" ADD CONSTRAINT "work_item_holder_id_account_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reassigned" ADD CONSTRAINT "work_reassigned_reassignment_id_work_reassignment_id_fk" FOREIGN KEY ("reassignment_id") REFERENCES "public"."work_reassignment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reassignment" ADD CONSTRAINT "work_reassignment_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reassignment" ADD CONSTRAINT "work_reassignment_to_id_account_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reassignment" ADD CONSTRAINT "work_reassignment_undone_by_id_account_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_in_force" ON "api_key" USING btree ("account_id","mode") WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX "api_key_end_point_of" ON "api_key_end_point" USING btree ("end_point_id");--> statement-breakpoint
CREATE INDEX "access_entry_newest" ON "access_entry" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_entry_actor" ON "access_entry" USING btree ("actor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_entry_actor_kind" ON "access_entry" USING btree ("actor_id","kind","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_entry_file" ON "access_entry" USING btree ("file_key","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_entry_kind" ON "access_entry" USING btree ("kind","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_sample_week" ON "access_sample" USING btree ("week" DESC NULLS FIRST,"entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_identity" ON "account" USING btree ("account_type","id_type",upper("id_number"));--> statement-breakpoint
CREATE INDEX "account_newest" ON "account" USING btree ("account_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"enabled","gender","id_type");--> statement-breakpoint
CREATE INDEX "account_by_name" ON "account" USING btree ("account_type","sort_name","id","enabled","gender","id_type","created_at");--> statement-breakpoint
CREATE INDEX "account_search" ON "account" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_name" ON "account" USING gin (search_fold("display_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_phone" ON "account" USING btree (right("phone_digits", 9));--> statement-breakpoint
CREATE INDEX "account_id_number" ON "account" USING btree (upper("id_number"));--> statement-breakpoint
CREATE INDEX "account_person_number" ON "account" USING btree (person_number("id_number"));--> statement-breakpoint
CREATE INDEX "account_role_role" ON "account_role" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "api_request_newest" ON "api_request" USING btree ("account_id","made_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_person_of" ON "contact_person" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "contact_person_number" ON "contact_person" USING btree (person_number("nin"));--> statement-breakpoint
CREATE UNIQUE INDEX "department_name" ON "department" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "audit_entry_call" ON "audit_entry" USING btree ("call","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entry_actor_call" ON "audit_entry" USING btree ("actor_id","call","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_request_open" ON "gateway_request" USING btree ("prn") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "gateway_request_prn" ON "gateway_request" USING btree ("prn","asked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_prn" ON "payment" USING btree ("prn" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_tracking" ON "payment" USING btree ("tracking_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_newest" ON "payment" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","prn_status","payment_method");--> statement-breakpoint
CREATE INDEX "payment_cell" ON "payment" USING btree ("status","prn_status","payment_method","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_by_prn" ON "payment" USING btree ("prn","id","created_at","status","prn_status","payment_method");--> statement-breakpoint
CREATE INDEX "payment_by_amount" ON "payment" USING btree ("grand_total","id","created_at","status","prn_status","payment_method");--> statement-breakpoint
CREATE INDEX "payment_telephone" ON "payment" USING btree (national_number("msisdn"));--> statement-breakpoint
CREATE INDEX "payment_payer" ON "payment" USING btree ("payer_id") WHERE payer_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "used_prn_prn" ON "used_prn" USING btree ("prn" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "used_prn_newest" ON "used_prn" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "dictionary_name" ON "dictionary" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "dictionary_word_once" ON "dictionary_word" USING btree ("dictionary_id",lower("word"));--> statement-breakpoint
CREATE UNIQUE INDEX "known_name_no" ON "known_name" USING btree (upper("no"));--> statement-breakpoint
CREATE INDEX "name_word_alike" ON "name_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "name_word_stem" ON "name_word" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "name_word_sound" ON "name_word" USING btree ("sound");--> statement-breakpoint
CREATE UNIQUE INDEX "response_template_reason" ON "response_template" USING btree (lower("reason"));--> statement-breakpoint
CREATE INDEX "entity_document_newest" ON "entity_document" USING btree ("brn","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "entity_document_file" ON "entity_document" USING btree ("file_name") WHERE file_name IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "entity_document_handle" ON "entity_document" USING btree ("edms_id") WHERE edms_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "charge_chargee_number" ON "charge" USING btree (person_number(chargee_number));--> statement-breakpoint
CREATE UNIQUE INDEX "entity_person_id" ON "entity_person" USING btree ("id");--> statement-breakpoint
CREATE INDEX "entity_person_number" ON "entity_person" USING btree (person_number(id_number)) WHERE kind = 'INDIVIDUAL';--> statement-breakpoint
CREATE INDEX "entity_person_born" ON "entity_person" USING btree ("date_of_birth") WHERE kind = 'INDIVIDUAL';--> statement-breakpoint
CREATE INDEX "entity_person_words" ON "entity_person" USING gin ("name_words");--> statement-breakpoint
CREATE INDEX "entity_person_word_pairs" ON "entity_person" USING gin (word_pairs(name_words));--> statement-breakpoint
CREATE INDEX "filing_entity" ON "filing" USING btree ("brn","filed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "extract_code" ON "extract" USING btree ("code");--> statement-breakpoint
CREATE INDEX "extract_file" ON "extract" USING btree ("brn","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entity_role_person" ON "entity_role" USING btree ("brn","person_no");--> statement-breakpoint
CREATE INDEX "row_version_file" ON "row_version" USING btree ("brn","id");--> statement-breakpoint
CREATE INDEX "row_version_transaction" ON "row_version" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "row_version_load" ON "row_version" USING btree ("load") WHERE load IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "academic_qualification_name" ON "academic_qualification" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "insolvency_application_newest" ON "insolvency_application" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"type");--> statement-breakpoint
CREATE INDEX "insolvency_application_of_status" ON "insolvency_application" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"type");--> statement-breakpoint
CREATE INDEX "insolvency_application_of_type" ON "insolvency_application" USING btree ("type","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "insolvency_application_of" ON "insolvency_application" USING btree ("brn");--> statement-breakpoint
CREATE INDEX "insolvency_application_search" ON "insolvency_application" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "insolvency_application_contacts" ON "insolvency_application" USING gin (insolvency_contacts("applicant", "records"));--> statement-breakpoint
CREATE INDEX "insolvency_attachment_of" ON "insolvency_attachment" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "insolvency_change_of" ON "insolvency_change" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "insolvency_message_of" ON "insolvency_message" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "insolvency_reason_name" ON "insolvency_reason" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "professional_body_name" ON "professional_body" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "professional_qualification_name" ON "professional_qualification" USING btree (lower("name"),"professional_body_id");--> statement-breakpoint
CREATE INDEX "job_of_person" ON "job" USING btree ("account_id","started_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "job_newest" ON "job" USING btree ("started_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "job_ended" ON "job" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "job_load" ON "job" USING btree ("load");--> statement-breakpoint
CREATE INDEX "job_file_kept" ON "job_file" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "legal_document_newest" ON "legal_document" USING btree ("filing_date" DESC NULLS FIRST,"instrument_number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "legal_document_filed_as" ON "legal_document" USING btree ("filed_as","filing_date" DESC NULLS FIRST,"instrument_number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "legal_document_by_number" ON "legal_document" USING btree ("instrument_number","filed_as","filing_date");--> statement-breakpoint
CREATE INDEX "legal_document_by_subject" ON "legal_document" USING btree ("sort_name","instrument_number","filed_as","filing_date");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_document_edms" ON "legal_document" USING btree ("edms_id");--> statement-breakpoint
CREATE INDEX "legal_document_search" ON "legal_document" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "legal_document_party_brn_role" ON "legal_document_party" USING btree ((facts->>'brn'),"role") WHERE nature = 'entity';--> statement-breakpoint
CREATE INDEX "legal_document_party_newest" ON "legal_document_party" USING btree ((facts->>'brn'),"filing_date" DESC NULLS FIRST,"instrument_number" DESC NULLS FIRST) WHERE nature = 'entity';--> statement-breakpoint
CREATE INDEX "legal_document_party_number" ON "legal_document_party" USING btree (person_number(facts->>'idNumber'));--> statement-breakpoint
CREATE INDEX "load_source_name" ON "load" USING btree ("source");--> statement-breakpoint
CREATE INDEX "load_finding_load" ON "load_finding" USING btree ("load","outcome","kind","file","row","id");--> statement-breakpoint
CREATE INDEX "load_row_load" ON "load_row" USING brin ("load");--> statement-breakpoint
CREATE INDEX "news_latest" ON "news" USING btree ("person_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "news_at" ON "news" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "flag_once" ON "flag" USING btree ("subject_kind","subject_key","kind_id") WHERE lifted_at IS NULL;--> statement-breakpoint
CREATE INDEX "flag_subject" ON "flag" USING btree ("subject_kind","subject_key","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "flag_kind_of" ON "flag" USING btree ("kind_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flag_kind_name" ON "flag_kind" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "note_token" ON "note" USING btree ("token");--> statement-breakpoint
CREATE INDEX "note_subject" ON "note" USING btree ("subject_kind","subject_key","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reminder_note" ON "reminder" USING btree ("note_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_open" ON "reminder" USING btree ("note_id") WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX "reminder_due" ON "reminder" USING btree ("day","id") WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX "reminder_owner" ON "reminder" USING btree ("owner_id","day") WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX "birth_try_day" ON "birth_try" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "person_decision_pair" ON "person_decision" USING btree ("one","other") WHERE undone_at IS NULL;--> statement-breakpoint
CREATE INDEX "person_decision_one" ON "person_decision" USING btree ("one");--> statement-breakpoint
CREATE INDEX "person_decision_other" ON "person_decision" USING btree ("other");--> statement-breakpoint
CREATE INDEX "person_pair_open" ON "person_pair" USING btree ("rank","one","other") WHERE NOT settled;--> statement-breakpoint
CREATE INDEX "person_pair_other" ON "person_pair" USING btree ("other");--> statement-breakpoint
CREATE INDEX "person_word_alike" ON "person_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "person_word_sound" ON "person_word" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "complaint_newest" ON "complaint" USING btree ("lodged_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "complaint_status" ON "complaint" USING btree ("status","lodged_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "complaint_of" ON "complaint" USING btree ("practitioner_number","lodged_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "practitioner_newest" ON "practitioner" USING btree ("registration_date" DESC NULLS FIRST,"unique_practitioner_number");--> statement-breakpoint
CREATE INDEX "practitioner_search" ON "practitioner" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "practitioner_email" ON "practitioner" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "practitioner_telephone" ON "practitioner" USING btree (national_number("phone_number"));--> statement-breakpoint
CREATE INDEX "practitioner_application_of" ON "practitioner_application" USING btree ("practitioner_number","created_at","id");--> statement-breakpoint
CREATE INDEX "practitioner_document_of" ON "practitioner_document" USING btree ("application_id","kind","position");--> statement-breakpoint
CREATE INDEX "practitioner_message_of" ON "practitioner_message" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "presence_record" ON "presence" USING btree ("of","key");--> statement-breakpoint
CREATE INDEX "presence_account" ON "presence" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "presence_said" ON "presence" USING btree ("said_at");--> statement-breakpoint
CREATE UNIQUE INDEX "document_cost_number" ON "document_cost" USING btree (lower("number"));--> statement-breakpoint
CREATE UNIQUE INDEX "document_cost_name" ON "document_cost" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "service_cost_name" ON "service_cost" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "service_cost_code" ON "service_cost" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "process_newest" ON "process" USING btree ("service","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "process_by_brn" ON "process" USING btree ("service","status","brn","id","created_at");--> statement-breakpoint
CREATE INDEX "process_by_retries" ON "process" USING btree ("service","status","retries","id","created_at");--> statement-breakpoint
CREATE INDEX "process_brn" ON "process" USING btree ("service","brn" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "process_open" ON "process" USING btree ("run") WHERE status IN ('PENDING', 'IN_PROGRESS');--> statement-breakpoint
CREATE UNIQUE INDEX "process_token" ON "process" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "official_receiver_individual" ON "official_receiver" USING btree ("individual_id") WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "official_receiver_staff" ON "official_receiver" USING btree ("back_office_id") WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX "official_receiver_newest" ON "official_receiver" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "administrative_unit_parent" ON "administrative_unit" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "administrative_unit_village" ON "administrative_unit" USING btree (search_fold(name) text_pattern_ops) WHERE level = 'VILLAGE';--> statement-breakpoint
CREATE UNIQUE INDEX "country_name" ON "country" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "entity_search" ON "entity" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "entity_newest" ON "entity" USING btree ("register","registered_on" DESC NULLS FIRST,"brn");--> statement-breakpoint
CREATE INDEX "entity_status" ON "entity" USING btree ("register","status","registered_on" DESC NULLS FIRST,"brn");--> statement-breakpoint
CREATE INDEX "entity_by_brn" ON "entity" USING btree ("register","brn","status","registered_on");--> statement-breakpoint
CREATE INDEX "entity_by_name" ON "entity" USING btree ("register","sort_name","brn","status","registered_on");--> statement-breakpoint
CREATE INDEX "entity_brn_prefix" ON "entity" USING btree ("register","brn" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "entity_name_prefix" ON "entity" USING btree ("register",search_fold(name) text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "mda_name" ON "mda" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "mda_search" ON "mda" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "strike_change_entry" ON "strike_change" USING btree ("entry_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "strike_entry_brn" ON "strike_entry" USING btree ("register","brn");--> statement-breakpoint
CREATE INDEX "strike_entry_newest" ON "strike_entry" USING btree ("register","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "strike_entry_by_brn" ON "strike_entry" USING btree ("register","status","brn","id","created_at");--> statement-breakpoint
CREATE INDEX "strike_entry_by_name" ON "strike_entry" USING btree ("register","status","sort_name","id","created_at");--> statement-breakpoint
CREATE INDEX "strike_entry_search" ON "strike_entry" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tally_key" ON "tally" USING btree ("key" text_pattern_ops,"delta");--> statement-breakpoint
CREATE UNIQUE INDEX "attachment_retry_open" ON "attachment_retry" USING btree ("instrument_number") WHERE state = 'WAITING';--> statement-breakpoint
CREATE UNIQUE INDEX "attachment_retry_open_document" ON "attachment_retry" USING btree ("document_id") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "attachment_retry_document" ON "attachment_retry" USING btree ("document_id","asked_at") WHERE document_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "data_correction_newest" ON "data_correction" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_correction_status" ON "data_correction" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_correction_by_brn" ON "data_correction" USING btree ("brn","id","status","created_at");--> statement-breakpoint
CREATE INDEX "data_correction_by_retries" ON "data_correction" USING btree ("retries","id","status","created_at");--> statement-breakpoint
CREATE INDEX "data_correction_brn" ON "data_correction" USING btree ("brn" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "name_push_open" ON "name_push" USING btree ("brn") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "name_push_brn" ON "name_push" USING btree ("brn","pushed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "name_push_of" ON "name_push" USING btree ("push","brn");--> statement-breakpoint
CREATE INDEX "name_push_newest" ON "name_push" USING btree ("pushed_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "activation_link_of" ON "activation_link" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "activation_link_expiry" ON "activation_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ended_session_time" ON "ended_session" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "sign_in_challenge_account" ON "sign_in_challenge" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenge_expiry" ON "sign_in_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_source_use" ON "sign_in_source" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "sign_in_source_source" ON "sign_in_source" USING btree ("source");--> statement-breakpoint
CREATE INDEX "broadcast_of_sender" ON "broadcast" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "broadcast_recipient_left" ON "broadcast_recipient" USING btree ("broadcast_id","no") WHERE state IN ('QUEUED', 'SENDING');--> statement-breakpoint
CREATE UNIQUE INDEX "manual_section" ON "manual" USING btree (lower("section_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "occupation_name" ON "occupation" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "work_settlement_record" ON "work_settlement" USING btree ("source","record","since") WHERE undone_at IS NULL;--> statement-breakpoint
CREATE INDEX "work_settlement_token" ON "work_settlement" USING btree ("token","item_id");--> statement-breakpoint
CREATE INDEX "work_settlement_key" ON "work_settlement" USING btree ("key","id");--> statement-breakpoint
CREATE INDEX "work_settlement_newest" ON "work_settlement" USING btree ("source","id");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_view_name" ON "portal_view" USING btree ("owner_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "portal_view_role" ON "portal_view" USING btree ("role_id","list") WHERE role_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "portal_view_all" ON "portal_view" USING btree ("list") WHERE scope = 'all';--> statement-breakpoint
CREATE INDEX "portal_view_default_view" ON "portal_view_default" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "visit_newest" ON "visit" USING btree ("account_id","visited_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "calendar_day_number" ON "calendar_day" USING btree ("number") WHERE open;--> statement-breakpoint
CREATE UNIQUE INDEX "closing_day_day" ON "closing_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "work_absence_person" ON "work_absence" USING btree ("person_id","until_day");--> statement-breakpoint
CREATE INDEX "work_absence_latest" ON "work_absence" USING btree ("from_day","id");--> statement-breakpoint
CREATE INDEX "work_absence_until" ON "work_absence" USING btree ("until_day","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_done_item" ON "work_done" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "work_done_recent" ON "work_done" USING btree ("ended_at","source","person_id") WHERE person_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "work_item_record" ON "work_item" USING btree ("source","record");--> statement-breakpoint
CREATE INDEX "work_item_order" ON "work_item" USING btree ("source","stage","due","since","id");--> statement-breakpoint
CREATE INDEX "work_item_owner" ON "work_item" USING btree ("owner_id","stage","due","since","id") WHERE owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "work_item_holder" ON "work_item" USING btree ("holder_id") WHERE holder_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "work_item_snoozed" ON "work_item" USING btree ("snoozed_until") WHERE snoozed_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX "work_item_key" ON "work_item" USING btree ("key");--> statement-breakpoint
CREATE INDEX "work_item_about" ON "work_item" USING btree (left("about", 60)) WHERE about IS NOT NULL;--> statement-breakpoint
CREATE INDEX "work_item_key_prefix" ON "work_item" USING btree (search_fold(key) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "work_item_subject_prefix" ON "work_item" USING btree (search_fold(subject) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "work_item_search" ON "work_item" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "work_reassignment_request" ON "work_reassignment" USING btree ("actor_id","request");
--> statement-breakpoint
-- Columns, constraints and indexes that server/db/schema cannot describe.
ALTER TABLE request_count SET UNLOGGED;
--> statement-breakpoint
ALTER TABLE entity ADD COLUMN name_key text COLLATE "C" GENERATED ALWAYS AS (name_key(name)) STORED;
--> statement-breakpoint
ALTER TABLE entity ADD COLUMN name_words tsvector GENERATED ALWAYS AS (array_to_tsvector(string_to_array(name_key(name), ' '::text))) STORED;
--> statement-breakpoint
ALTER TABLE known_name ADD COLUMN name_key text COLLATE "C" GENERATED ALWAYS AS (name_key(name)) STORED;
--> statement-breakpoint
ALTER TABLE known_name ADD COLUMN name_words tsvector GENERATED ALWAYS AS (array_to_tsvector(string_to_array(name_key(name), ' '::text))) STORED;
--> statement-breakpoint
CREATE INDEX account_brn_prefix ON account (account_type, upper(brn) text_pattern_ops) WHERE (brn IS NOT NULL);
--> statement-breakpoint
CREATE INDEX account_email_prefix ON account (account_type, upper(email) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX account_id_prefix ON account (account_type, upper(id_number) text_pattern_ops) WHERE (id_number IS NOT NULL);
--> statement-breakpoint
CREATE INDEX account_name_prefix ON account (account_type, search_fold(display_name) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX account_nationality_prefix ON account (account_type, search_fold(nationality) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX account_phone_prefix ON account (account_type, phone_digits text_pattern_ops) WHERE (phone_digits IS NOT NULL);
--> statement-breakpoint
CREATE INDEX account_surname_prefix ON account (account_type, search_fold(sur_name) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX audit_entry_changed_fields ON audit_entry USING gin (audit_changed_fields(before, after));
--> statement-breakpoint
CREATE INDEX audit_entry_search ON audit_entry USING gin (search_fold(((((COALESCE(actor_name, ''::text) || ' '::text) || COALESCE(subject, ''::text)) || ' '::text) || call)) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX audit_entry_subject_start ON audit_entry (search_fold("left"(subject, 200)) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX audit_entry_subject_words ON audit_entry USING gin (array_remove(string_to_array(translate(upper(subject), ',;()'::text, '    '::text), ' '::text), ''::text));
--> statement-breakpoint
CREATE INDEX entity_name_key ON entity (name_key, kind);
--> statement-breakpoint
CREATE INDEX entity_name_words ON entity USING gin (kind, name_words);
--> statement-breakpoint
CREATE INDEX insolvency_application_brn_prefix ON insolvency_application (search_fold(brn) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX insolvency_application_name_prefix ON insolvency_application (search_fold(company_name) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX insolvency_application_number_prefix ON insolvency_application (search_fold(tracking_number) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX isic_children ON isic (parent_code);
--> statement-breakpoint
CREATE UNIQUE INDEX isic_code_once ON isic (lower(code));
--> statement-breakpoint
CREATE INDEX known_name_key ON known_name (name_key);
--> statement-breakpoint
CREATE INDEX known_name_words ON known_name USING gin (name_words);
--> statement-breakpoint
CREATE INDEX legal_document_number_prefix ON legal_document (search_fold(instrument_number) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX legal_document_subject_prefix ON legal_document (search_fold(subject_matter) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX mda_name_prefix ON mda (search_fold(name) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX payment_revenue ON payment (created_at) INCLUDE (transaction_type, payment_method, grand_total) WHERE (status = 'COMPLETED'::text);
--> statement-breakpoint
CREATE INDEX practitioner_first_name_prefix ON practitioner (search_fold(first_name) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX practitioner_last_name_prefix ON practitioner (search_fold(last_name) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX practitioner_number_prefix ON practitioner (search_fold(unique_practitioner_number) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX strike_entry_brn_prefix ON strike_entry (register, status, brn text_pattern_ops);
--> statement-breakpoint
CREATE INDEX strike_entry_name_prefix ON strike_entry (register, status, search_fold(company_name) text_pattern_ops);
--> statement-breakpoint
ALTER TABLE isic ADD CONSTRAINT isic_not_its_own_parent CHECK ((parent_code <> code));
--> statement-breakpoint
ALTER TABLE isic ADD CONSTRAINT isic_parent FOREIGN KEY (parent_code) REFERENCES isic(code);
--> statement-breakpoint
CREATE FUNCTION audit_hash(entry audit_entry) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
    entry.previous_hash, entry.id, extract(epoch from entry.at)::text, entry.actor_id, entry.actor_name,
    entry.address, entry.call, entry.subject, entry.before, entry.after)::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
CREATE STATISTICS entity_person_number_values ON person_number(id_number) FROM entity_person;
--> statement-breakpoint
CREATE STATISTICS entity_person_pair_values ON word_pairs(name_words) FROM entity_person;
--> statement-breakpoint
-- Every name there is, in one spelling, for the name search.
CREATE VIEW searchable_name AS
  SELECT brn AS no, name, kind AS scope, kind AS type, name_key, name_words FROM entity
  UNION ALL SELECT no, name, 'UPLOADED', type, name_key, name_words FROM known_name;
--> statement-breakpoint
CREATE TRIGGER access_entry_keep BEFORE UPDATE OR TRUNCATE ON access_entry
  FOR EACH STATEMENT EXECUTE FUNCTION access_entry_refuse();
--> statement-breakpoint
CREATE TRIGGER access_entry_keep_recent BEFORE DELETE ON access_entry
  FOR EACH ROW WHEN (OLD.at > now() - interval '30 days') EXECUTE FUNCTION access_entry_refuse();
--> statement-breakpoint
CREATE TRIGGER api_usage_added AFTER INSERT ON api_request REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION api_usage_add();
--> statement-breakpoint
CREATE TRIGGER audit_entry_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
--> statement-breakpoint
CREATE TRIGGER audit_entry_link BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION audit_link();
--> statement-breakpoint
CREATE TRIGGER work_ended AFTER INSERT ON audit_entry FOR EACH ROW
  WHEN (current_setting('daftari.work_done', true) <> '') EXECUTE FUNCTION work_ended_by();
--> statement-breakpoint
CREATE TRIGGER words_added AFTER INSERT ON entity REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_name_words();
--> statement-breakpoint
CREATE TRIGGER words_changed AFTER UPDATE ON entity REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_name_words();
--> statement-breakpoint
CREATE TRIGGER person_words_added AFTER INSERT ON entity_person REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_person_words();
--> statement-breakpoint
CREATE TRIGGER person_words_changed AFTER UPDATE ON entity_person REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_person_words();
--> statement-breakpoint
CREATE TRIGGER words_added AFTER INSERT ON known_name REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_name_words();
--> statement-breakpoint
CREATE TRIGGER words_changed AFTER UPDATE ON known_name REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_name_words();
--> statement-breakpoint
CREATE TRIGGER filing_date_changed AFTER UPDATE OF filing_date ON "legal_document" FOR EACH ROW
  WHEN (OLD.filing_date IS DISTINCT FROM NEW.filing_date) EXECUTE FUNCTION pass_filing_date();
--> statement-breakpoint
CREATE TRIGGER party_added BEFORE INSERT ON "legal_document_party" FOR EACH ROW WHEN (NEW.filing_date IS NULL)
  EXECUTE FUNCTION take_filing_date();
--> statement-breakpoint
CREATE TRIGGER payment_completed BEFORE UPDATE OF status ON "payment" FOR EACH ROW
  WHEN (NEW.status = 'COMPLETED' AND OLD.status <> 'COMPLETED' AND NEW.completed_at IS NULL)
  EXECUTE FUNCTION note_completion();
--> statement-breakpoint
CREATE TRIGGER session_ended AFTER DELETE ON "session"
  REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION announce_ended_sessions();
--> statement-breakpoint
CREATE TRIGGER work_item_added AFTER INSERT ON "work_item"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_work();
--> statement-breakpoint
CREATE TRIGGER work_item_changed AFTER UPDATE ON "work_item"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_work();
--> statement-breakpoint
CREATE TRIGGER work_item_ended AFTER DELETE ON "work_item"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_work();
--> statement-breakpoint
CREATE TRIGGER work_item_news_added AFTER INSERT ON "work_item"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_news();
--> statement-breakpoint
CREATE TRIGGER work_item_news_changed AFTER UPDATE ON "work_item"
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_news();
--> statement-breakpoint
INSERT INTO currency (code, name) VALUES ('UGX', 'Uganda Shilling');
--> statement-breakpoint
-- End points that an organisation gets by default; a registry sets its own fees, in shillings a call.
INSERT INTO api_end_point (end_point, service_name) VALUES
  ('/search/entity', 'Search of entities'),
  ('/search/name-similarity', 'Name similarity'),
  ('/search/practitioners', 'Search of practitioners'),
  ('/search/legal-documents', 'Search of legal documents'),
  ('/legal/documents', 'Legal documents'),
  ('/legal/document-details', 'Details of a legal document'),
  ('/legal/document-verification', 'Verification of a legal document'),
  ('/insolvency/practitioners', 'Insolvency practitioners'),
  ('/insolvency/practitioner-status', 'Status of a practitioner'),
  ('/insolvency/status', 'Insolvency status'),
  ('/entity/registration-status', 'Registration status'),
  ('/entity/basic', 'Entity, basic'),
  ('/entity/full', 'Entity, full'),
  ('/entity/directors', 'Directors'),
  ('/entity/shareholders', 'Shareholders'),
  ('/entity/secretary', 'Secretary'),
  ('/entity/beneficial-owners', 'Beneficial owners'),
  ('/entity/addresses', 'Addresses'),
  ('/entity/attachments', 'Attachments'),
  ('/entity/filings', 'Filings'),
  ('/entity/charges', 'Charges');
--> statement-breakpoint
INSERT INTO flag_kind (name, colour, icon, subjects, refuses, approves, masks_addresses, needs_reason, needs_document, set_by, lift_by, ends_after) VALUES
  ('Court order', 'RED', 'GAVEL', '{ENTITY,PERSON,LEGAL_DOCUMENT,PRACTITIONER,PAYMENT,PROCESS,APPLICATION,ACCOUNT}',
    '{ALL}', '{}', false, true, true, '{can_set_flags}', '{can_manage_flags}', NULL),
  ('Under investigation', 'AMBER', 'SEARCH', '{ENTITY,PERSON,LEGAL_DOCUMENT,PRACTITIONER,PAYMENT,PROCESS,APPLICATION,ACCOUNT}',
    '{}', '{}', false, true, false, '{can_set_flags}', '{can_set_flags}', NULL),
  ('Deceased person', 'GREY', 'PERSON', '{PERSON,PRACTITIONER,ACCOUNT}',
    '{ROLE-ASSIGN,USER-REACTIVATION,USER-CONTACTS,RECEIVER-CREATE}', '{}', false, true, true, '{can_set_flags}', '{can_manage_flags}', NULL),
  ('Fraud watch', 'RED', 'SHIELD', '{ENTITY,PERSON,LEGAL_DOCUMENT,PRACTITIONER,PAYMENT,PROCESS,APPLICATION,ACCOUNT}',
    '{}', '{TXN-RETRY,TXN-RELEASE,PRN-REMOVE,BLACKLIST-REVERSE,DEREG-REVERSE,INSOLVENCY-ROLLBACK,USER-STATUS,USER-CONTACTS,CONTACT-PERSON,ACCESS-GO-LIVE}',
    false, true, false, '{can_set_flags}', '{can_manage_flags}', 180),
  ('Suppressed address', 'VIOLET', 'HIDDEN', '{ENTITY,PERSON,LEGAL_DOCUMENT,PRACTITIONER,APPLICATION,ACCOUNT}',
    '{}', '{}', true, true, false, '{can_set_flags}', '{can_manage_flags}', NULL);
--> statement-breakpoint
SELECT set_calendar(ARRAY[6, 7], '1950-01-01', '2036-12-31');
--> statement-breakpoint
SELECT keep_totals('account', $cells$SELECT 'account' || ':' || "account"."account_type" || ':' || '*' || ':' || '*' || ':' || '*', 1 UNION ALL SELECT 'account' || ':' || "account"."account_type" || ':' || '*' || ':' || '*' || ':' || "account"."id_type", 1 UNION ALL SELECT 'account' || ':' || "account"."account_type" || ':' || '*' || ':' || "account"."gender" || ':' || '*', 1 UNION ALL SELECT 'account' || ':' || "account"."account_type" || ':' || '*' || ':' || "account"."gender" || ':' || "account"."id_type", 1 UNION ALL SELECT 'account' || ':' || "account"."account_type" || ':' || CASE WHEN "account"."enabled" THEN 'ACTIVE' ELSE 'INACTIVE' END || ':' || '*' || ':' || '*', 1 UNION ALL SELECT 'account' || ':' || "account"."account_type" || ':' || CASE WHEN "account"."enabled" THEN 'ACTIVE' ELSE 'INACTIVE' END || ':' || '*' || ':' || "account"."id_type", 1 UNION ALL SELECT 'account' || ':' || "account"."account_type" || ':' || CASE WHEN "account"."enabled" THEN 'ACTIVE' ELSE 'INACTIVE' END || ':' || "account"."gender" || ':' || '*', 1 UNION ALL SELECT 'account' || ':' || "account"."account_type" || ':' || CASE WHEN "account"."enabled" THEN 'ACTIVE' ELSE 'INACTIVE' END || ':' || "account"."gender" || ':' || "account"."id_type", 1$cells$);
--> statement-breakpoint
SELECT keep_totals('api_request', $cells$SELECT 'apiRequest' || ':' || "api_request"."account_id", 1$cells$);
--> statement-breakpoint
SELECT keep_totals('payment', $cells$SELECT 'payment' || ':' || "payment"."status" || ':' || "payment"."prn_status" || ':' || "payment"."payment_method", 1 UNION ALL SELECT 'paymentCents' || ':' || "payment"."status" || ':' || "payment"."prn_status" || ':' || "payment"."payment_method", ("payment"."grand_total" * 100)::bigint UNION ALL SELECT 'paymentOf' || ':' || lower("payment"."transaction_type"), 1$cells$);
--> statement-breakpoint
SELECT keep_totals('used_prn', $cells$SELECT 'usedPrn', 1$cells$);
--> statement-breakpoint
SELECT keep_totals('insolvency_application', $cells$SELECT 'insolvency' || ':' || "insolvency_application"."type", 1 UNION ALL SELECT 'insolvency' || ':' || "insolvency_application"."type" || ':' || "insolvency_application"."status", 1$cells$);
--> statement-breakpoint
SELECT keep_totals('legal_document', $cells$SELECT 'legalDocument', 1 UNION ALL SELECT 'legalDocument' || ':' || "legal_document"."filed_as", 1$cells$);
--> statement-breakpoint
SELECT keep_totals('complaint', $cells$SELECT 'complaint', 1 UNION ALL SELECT 'complaint' || ':' || "complaint"."status", 1 UNION ALL SELECT 'complaint' || ':' || "complaint"."practitioner_number", 1 UNION ALL SELECT 'complaint' || ':' || "complaint"."practitioner_number" || ':' || "complaint"."status", 1$cells$);
--> statement-breakpoint
SELECT keep_totals('practitioner', $cells$SELECT 'practitioner', 1 UNION ALL SELECT CASE WHEN "practitioner"."active" THEN 'practitioner:active' END, 1$cells$);
--> statement-breakpoint
SELECT keep_totals('process', $cells$SELECT 'process' || ':' || "process"."service" || ':' || "process"."status", 1 UNION ALL SELECT 'processDay' || ':' || "process"."service" || ':' || "process"."status" || ':' || registry_day("process"."created_at")::text, 1 UNION ALL SELECT 'processKind' || ':' || "process"."service" || ':' || "process"."kind" || ':' || "process"."status", 1$cells$);
--> statement-breakpoint
SELECT keep_totals('official_receiver', $cells$SELECT 'official_receiver', 1$cells$);
--> statement-breakpoint
SELECT keep_totals('entity', $cells$SELECT 'entity', 1 UNION ALL SELECT 'entity' || ':' || "entity"."kind", 1 UNION ALL SELECT 'register' || ':' || "entity"."register", 1 UNION ALL SELECT 'register' || ':' || "entity"."register" || ':' || "entity"."status", 1$cells$);
--> statement-breakpoint
SELECT keep_totals('mda', $cells$SELECT 'mda', 1 UNION ALL SELECT 'mda' || ':' || to_char(registry_day("mda"."created_at"), 'YYYY-MM'), 1$cells$);
--> statement-breakpoint
SELECT keep_totals('strike_entry', $cells$SELECT 'strike' || ':' || "strike_entry"."register" || ':' || "strike_entry"."status", 1 UNION ALL SELECT CASE WHEN "strike_entry"."status" = 'ON' THEN 'strike' || ':' || "strike_entry"."register" || ':' || "strike_entry"."status" || ':' || to_char(registry_day("strike_entry"."created_at"), 'YYYY-MM') END, 1$cells$);
--> statement-breakpoint
SELECT keep_totals('data_correction', $cells$SELECT 'dataCorrection' || ':' || "data_correction"."status", 1$cells$);
--> statement-breakpoint
SELECT keep_totals('work_item', $cells$SELECT 'work' || ':' || "work_item"."source" || ':' || coalesce("work_item"."owner_id"::text, '') || ':' || CASE "work_item"."stage" WHEN 0 THEN coalesce("work_item"."due"::text, '') WHEN 1 THEN 'PAUSED' ELSE 'SNOOZED' END, 1 UNION ALL SELECT 'workSince' || ':' || "work_item"."source" || ':' || registry_day("work_item"."since")::text, 1$cells$);
--> statement-breakpoint
SELECT keep_totals('work_done', $cells$SELECT 'workDone' || ':' || "work_done"."source" || ':' || registry_day("work_done"."ended_at")::text, 1 UNION ALL SELECT CASE WHEN "work_done"."due" < registry_day("work_done"."ended_at") THEN 'workLate' || ':' || "work_done"."source" || ':' || registry_day("work_done"."ended_at")::text END, 1 UNION ALL SELECT 'workDoneSince' || ':' || "work_done"."source" || ':' || registry_day("work_done"."since")::text, 1$cells$);
--> statement-breakpoint
SELECT keep_totals('work_reassignment', $cells$SELECT 'workReassignment', 1$cells$);
--> statement-breakpoint
SELECT keep_totals('work_absence', $cells$SELECT 'workAbsence', 1$cells$);
--> statement-breakpoint
SELECT keep_totals('name_push', $cells$SELECT 'namePush', 1$cells$);
--> statement-breakpoint
SELECT keep_totals('work_settlement', $cells$SELECT 'workSettlement' || ':' || "work_settlement"."source", 1$cells$);
--> statement-breakpoint
SELECT keep_work('COMPLAINT', '346117c604bb0ad1', $rows$SELECT "complaint"."id"::text AS record, "complaint"."tracking_number"::text AS key, "complaint"."practitioner_number"::text AS kind,
      coalesce((SELECT "practitioner"."first_name" || ' ' || "practitioner"."last_name" FROM "practitioner"
    WHERE "practitioner"."unique_practitioner_number" = "complaint"."practitioner_number")::text, "complaint"."tracking_number"::text) AS subject, "complaint"."complaint"::text AS about, "complaint"."lodged_at"::timestamptz AS since,
      10::smallint AS days, false AS paused,
      NULL::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "complaint" WHERE ("complaint"."status" = 'PENDING')$rows$, $keyed$"complaint"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"complaint","record":"\"complaint\".\"id\"::text","rows":"\"complaint\".\"status\" = 'PENDING'"}]$watched$);
--> statement-breakpoint
SELECT keep_work('PRACTITIONER_APPLICATION', '61e8c3cb73292a06', $rows$SELECT "practitioner_application"."id"::text AS record, "practitioner_application"."practitioner_number"::text AS key, "practitioner_application"."application_type"::text AS kind,
      coalesce((SELECT "practitioner"."first_name" || ' ' || "practitioner"."last_name" FROM "practitioner"
    WHERE "practitioner"."unique_practitioner_number" = "practitioner_application"."practitioner_number")::text, "practitioner_application"."practitioner_number"::text) AS subject, NULL::text AS about, "practitioner_application"."created_at"::timestamptz AS since,
      15::smallint AS days, ("practitioner_application"."status" = 'QUERIED' OR coalesce((SELECT "practitioner_message"."account_type" FROM "practitioner_message"
  WHERE "practitioner_message"."application_id" = "practitioner_application"."id"
  ORDER BY "practitioner_message"."id" DESC LIMIT 1) <> 'INDIVIDUAL', false)) AS paused,
      (SELECT min("practitioner_message"."sent_at") FROM "practitioner_message"
  WHERE "practitioner_message"."application_id" = "practitioner_application"."id" AND NOT EXISTS (
    SELECT FROM "practitioner_message" AS "later" WHERE "later"."application_id" = "practitioner_application"."id"
      AND "later"."id" >= "practitioner_message"."id" AND "later"."account_type" = 'INDIVIDUAL'))::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "practitioner_application" WHERE ("practitioner_application"."status" IN ('SUBMITTED', 'ASSIGNED', 'QUERIED'))$rows$, $keyed$"practitioner_application"."id" = ANY (work_keys::uuid[])$keyed$, $watched$[{"table":"practitioner_application","record":"\"practitioner_application\".\"id\"::text","rows":"\"practitioner_application\".\"status\" IN ('SUBMITTED', 'ASSIGNED', 'QUERIED')"},{"table":"practitioner_message","record":"\"practitioner_message\".\"application_id\"::text","rows":"true"}]$watched$);
--> statement-breakpoint
SELECT keep_work('PROCESS', 'e3fc1b4bdc345a17', $rows$SELECT "process"."id"::text AS record, "process"."brn"::text AS key, "process"."service"::text AS kind,
      coalesce("process"."owner"::text, "process"."brn"::text) AS subject, concat_ws(': ', "process"."kind", "process"."cause")::text AS about, coalesce("process"."stopped_at", "process"."ran_at", "process"."created_at")::timestamptz AS since,
      2::smallint AS days, "process"."status" IN ('PENDING', 'IN_PROGRESS') AS paused,
      NULL::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "process" WHERE (("process"."status" IN ('FAILED', 'PAUSED', 'EXPIRED') OR ("process"."status" IN ('PENDING', 'IN_PROGRESS') AND "process"."stopped_at" IS NOT NULL)))$rows$, $keyed$"process"."id" = ANY (work_keys::uuid[])$keyed$, $watched$[{"table":"process","record":"\"process\".\"id\"::text","rows":"(\"process\".\"status\" IN ('FAILED', 'PAUSED', 'EXPIRED') OR (\"process\".\"status\" IN ('PENDING', 'IN_PROGRESS') AND \"process\".\"stopped_at\" IS NOT NULL))"}]$watched$);
--> statement-breakpoint
SELECT keep_work('CORRECTION', '3ae21b5e140d425d', $rows$SELECT "data_correction"."id"::text AS record, "data_correction"."brn"::text AS key, "data_correction"."type"::text AS kind,
      coalesce((SELECT "entity"."name" FROM "entity" WHERE "entity"."brn" = "data_correction"."brn")::text, "data_correction"."brn"::text) AS subject, "data_correction"."cause"::text AS about, coalesce("data_correction"."stopped_at", "data_correction"."updated_at")::timestamptz AS since,
      3::smallint AS days, "data_correction"."status" IN ('PENDING', 'IN_PROGRESS') AS paused,
      NULL::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "data_correction" WHERE (("data_correction"."status" IN ('FAILED', 'PAUSED') OR ("data_correction"."status" IN ('PENDING', 'IN_PROGRESS') AND "data_correction"."stopped_at" IS NOT NULL)))$rows$, $keyed$"data_correction"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"data_correction","record":"\"data_correction\".\"id\"::text","rows":"(\"data_correction\".\"status\" IN ('FAILED', 'PAUSED') OR (\"data_correction\".\"status\" IN ('PENDING', 'IN_PROGRESS') AND \"data_correction\".\"stopped_at\" IS NOT NULL))"}]$watched$);
--> statement-breakpoint
SELECT keep_work('PAYMENT', '4c610cb06cbd832b', $rows$SELECT "payment"."id"::text AS record, "payment"."prn"::text AS key, "payment"."prn_status"::text AS kind,
      coalesce("payment"."transaction_type"::text, "payment"."prn"::text) AS subject, "payment"."tracking_number"::text AS about, coalesce("payment"."completed_at", "payment"."created_at")::timestamptz AS since,
      1::smallint AS days, false AS paused,
      NULL::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "payment" WHERE ("payment"."status" = 'COMPLETED' AND "payment"."prn_status" <> 'CREDITED' AND "payment"."released_at" IS NULL AND NOT EXISTS (SELECT FROM "payment_credit" WHERE "payment_credit"."prn" = "payment"."prn"))$rows$, $keyed$"payment"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"payment","record":"\"payment\".\"id\"::text","rows":"\"payment\".\"status\" = 'COMPLETED' AND \"payment\".\"prn_status\" <> 'CREDITED' AND \"payment\".\"released_at\" IS NULL"}]$watched$);
--> statement-breakpoint
SELECT keep_work('DOCUMENT', 'e7f274d2b6a1792d', $rows$SELECT "entity_document"."id"::text AS record, "entity_document"."brn"::text AS key, (SELECT "entity"."register" FROM "entity" WHERE "entity"."brn" = "entity_document"."brn")::text AS kind,
      coalesce((SELECT "entity"."name" FROM "entity" WHERE "entity"."brn" = "entity_document"."brn")::text, "entity_document"."brn"::text) AS subject, "entity_document"."name"::text AS about, "entity_document"."created_at"::timestamptz AS since,
      5::smallint AS days, false AS paused,
      NULL::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "entity_document" WHERE ("entity_document"."migrating" AND "entity_document"."edms_id" IS NULL)$rows$, $keyed$"entity_document"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"entity_document","record":"\"entity_document\".\"id\"::text","rows":"\"entity_document\".\"migrating\" AND \"entity_document\".\"edms_id\" IS NULL"}]$watched$);
--> statement-breakpoint
SELECT keep_work('INSOLVENCY_APPLICATION', '344e6658ac00b4a9', $rows$SELECT "insolvency_application"."id"::text AS record, "insolvency_application"."tracking_number"::text AS key, "insolvency_application"."type"::text AS kind,
      coalesce("insolvency_application"."company_name"::text, "insolvency_application"."tracking_number"::text) AS subject, "insolvency_application"."registrar_name"::text AS about, "insolvency_application"."created_at"::timestamptz AS since,
      10::smallint AS days, "insolvency_application"."status" = 'QUERIED' AS paused,
      (SELECT max("insolvency_message"."created_at") FROM "insolvency_message"
  WHERE "insolvency_message"."application_id" = "insolvency_application"."id" AND "insolvency_message"."status_label" = 'QUERIED')::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "insolvency_application" WHERE ("insolvency_application"."type" IN ('WINDING_UP', 'FOREIGN_COMPANY_DE_REGISTRATION') AND "insolvency_application"."status" IN ('SUBMITTED', 'ASSIGNED', 'QUERIED'))$rows$, $keyed$"insolvency_application"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"insolvency_application","record":"\"insolvency_application\".\"id\"::text","rows":"\"insolvency_application\".\"type\" IN ('WINDING_UP', 'FOREIGN_COMPANY_DE_REGISTRATION') AND \"insolvency_application\".\"status\" IN ('SUBMITTED', 'ASSIGNED', 'QUERIED')"}]$watched$);
--> statement-breakpoint
SELECT keep_work('GO_LIVE', '98e849ba910f5aa8', $rows$SELECT "api_key"."id"::text AS record, "api_key"."account_id"::text AS key, (SELECT "account"."account_type" FROM "account" WHERE "account"."id" = "api_key"."account_id")::text AS kind,
      coalesce((SELECT "account"."display_name" FROM "account" WHERE "account"."id" = "api_key"."account_id")::text, "api_key"."account_id"::text) AS subject, NULL::text AS about, "api_key"."created_at"::timestamptz AS since,
      10::smallint AS days, false AS paused,
      NULL::timestamptz AS paused_since, NULL::uuid AS owner,
      NULL::date AS wakes FROM "api_key" WHERE ("api_key"."mode" = 'SANDBOX' AND "api_key"."revoked_at" IS NULL AND NOT EXISTS (
    SELECT FROM "api_key" AS "other" WHERE "other"."account_id" = "api_key"."account_id" AND "other"."mode" = 'LIVE'
      AND "other"."revoked_at" IS NULL))$rows$, $keyed$"api_key"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"api_key","record":"\"api_key\".\"id\"::text","rows":"\"api_key\".\"mode\" = 'SANDBOX'"},{"table":"api_key","record":"(SELECT \"other\".\"id\" FROM \"api_key\" AS \"other\" WHERE \"other\".\"account_id\" = \"api_key\".\"account_id\"\n        AND \"other\".\"mode\" = 'SANDBOX' AND \"other\".\"revoked_at\" IS NULL)::text","rows":"\"api_key\".\"mode\" = 'LIVE'"}]$watched$);
--> statement-breakpoint
SELECT keep_work('REMINDER', '37ff3e2365aab14b', $rows$SELECT "reminder"."id"::text AS record, coalesce(CASE (SELECT "note"."subject_kind" FROM "note" WHERE "note"."id" = "reminder"."note_id") WHEN 'PROCESS' THEN CASE WHEN (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id") ~ '^[0-9]+$'
  THEN (SELECT "data_correction"."brn" FROM "data_correction" WHERE "data_correction"."id" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")::bigint)
  ELSE (SELECT "process"."brn" FROM "process" WHERE "process"."id" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")::uuid) END END, (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id"))::text AS key, concat_ws(' ', (SELECT "note"."subject_kind" FROM "note" WHERE "note"."id" = "reminder"."note_id"), CASE (SELECT "note"."subject_kind" FROM "note" WHERE "note"."id" = "reminder"."note_id") WHEN 'ENTITY' THEN (SELECT "entity"."register" FROM "entity" WHERE "entity"."brn" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")) WHEN 'PROCESS' THEN CASE WHEN (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id") ~ '^[0-9]+$'
  THEN (SELECT 'CORRECTION' FROM "data_correction" WHERE "data_correction"."id" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")::bigint)
  ELSE (SELECT "process"."service" FROM "process" WHERE "process"."id" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")::uuid) END WHEN 'APPLICATION' THEN (SELECT "insolvency_application"."type" FROM "insolvency_application" WHERE "insolvency_application"."tracking_number" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")) END)::text AS kind,
      coalesce(left((SELECT "note"."text" FROM "note" WHERE "note"."id" = "reminder"."note_id"), 200)::text, coalesce(CASE (SELECT "note"."subject_kind" FROM "note" WHERE "note"."id" = "reminder"."note_id") WHEN 'PROCESS' THEN CASE WHEN (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id") ~ '^[0-9]+$'
  THEN (SELECT "data_correction"."brn" FROM "data_correction" WHERE "data_correction"."id" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")::bigint)
  ELSE (SELECT "process"."brn" FROM "process" WHERE "process"."id" = (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id")::uuid) END END, (SELECT "note"."subject_key" FROM "note" WHERE "note"."id" = "reminder"."note_id"))::text) AS subject, NULL::text AS about, (("reminder"."day")::timestamp AT TIME ZONE interval '3 hours')::timestamptz AS since,
      0::smallint AS days, false AS paused,
      NULL::timestamptz AS paused_since, "reminder"."owner_id"::uuid AS owner,
      "reminder"."day"::date AS wakes FROM "reminder" WHERE ("reminder"."done_at" IS NULL)$rows$, $keyed$"reminder"."id" = ANY (work_keys::bigint[])$keyed$, $watched$[{"table":"reminder","record":"\"reminder\".\"id\"::text","rows":"\"reminder\".\"done_at\" IS NULL"},{"table":"note","record":"(SELECT \"reminder\".\"id\" FROM \"reminder\" WHERE \"reminder\".\"note_id\" = \"note\".\"id\" AND \"reminder\".\"done_at\" IS NULL)::text","rows":"true"}]$watched$);
--> statement-breakpoint
-- The moment, transaction, act, filing and load of the versions that the present transaction adds.
CREATE FUNCTION version_facts(OUT recorded_at timestamptz, OUT transaction bigint, OUT act text, OUT filing text, OUT load integer)
LANGUAGE sql STABLE AS $$
  SELECT now(), pg_current_xact_id()::text::bigint, coalesce(nullif(current_setting('daftari.act', true), ''), 'CHANGE'),
    nullif(current_setting('daftari.filing', true), ''), nullif(current_setting('daftari.load', true), '')::integer
$$;
--> statement-breakpoint
-- The key of a row within its file: the values of these columns.
CREATE FUNCTION row_key(line jsonb, columns text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(string_agg(line->>name, '/' ORDER BY place), '') FROM unnest(columns) WITH ORDINALITY AS c (name, place)
$$;
--> statement-breakpoint
-- The values of a row in these columns.
CREATE FUNCTION pick_keys(line jsonb, columns text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(name, line->name) FROM unnest(columns) name
$$;
--> statement-breakpoint
-- Adds a version for each row that a statement on a table of an entity's file changed: with what it was and is, in the
-- columns that differ. The first argument names the columns of the key beside the BRN; 'own days' is the second one of a
-- table whose rows have their first and last days in columns. The third one names columns that are one fact: where one of
-- them differs, the version has them all, so that an earlier one that is told later ends as a whole where it begins.
-- Settings of the transaction say from which day the change holds, by which filing or load it came, and what kind of act
-- it is; a load into an empty register sets versions off.
CREATE FUNCTION keep_versions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := string_to_array(TG_ARGV[0], ',');
  whole text[] := string_to_array(TG_ARGV[2], ',');
  stored text[];
  day date;
BEGIN
  IF current_setting('daftari.versions', true) = 'off' THEN RETURN NULL; END IF;
  day := CASE WHEN TG_ARGV[1] = 'own days' THEN '-infinity'
    ELSE coalesce(nullif(current_setting('daftari.effective_on', true), '')::date, registry_day(now())) END;
  SELECT array_agg(attname::text) INTO stored FROM pg_attribute
    WHERE attrelid = TG_RELID AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
  IF TG_OP = 'INSERT' THEN
    INSERT INTO row_version (brn, list, key, operation, after, effective_on, recorded_at, transaction, act, filing, load)
      SELECT line->>'brn', TG_TABLE_NAME, row_key(line, keys), 'INSERT', line, day, v.*
      FROM added, pick_keys(to_jsonb(added), stored) line, version_facts() v;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO row_version (brn, list, key, operation, before, effective_on, recorded_at, transaction, act, filing, load)
      SELECT line->>'brn', TG_TABLE_NAME, row_key(line, keys), 'DELETE', line, day, v.*
      FROM removed, pick_keys(to_jsonb(removed), stored) line, version_facts() v;
  ELSE
    INSERT INTO row_version (brn, list, key, operation, before, after, effective_on, recorded_at, transaction, act, filing, load)
      SELECT brn, TG_TABLE_NAME, key, 'UPDATE', before, after, day, v.* FROM (
        SELECT now.line->>'brn' AS brn, now.key, jsonb_object_agg(name, was.line->name) AS before, jsonb_object_agg(name, now.line->name) AS after
        FROM (SELECT to_jsonb(added) AS line, row_key(to_jsonb(added), keys) AS key FROM added) now
          JOIN (SELECT to_jsonb(removed) AS line, row_key(to_jsonb(removed), keys) AS key FROM removed) was
            ON was.key = now.key AND was.line->>'brn' = now.line->>'brn',
          unnest(stored) name
        WHERE now.line->name IS DISTINCT FROM was.line->name OR name = ANY (whole)
          AND EXISTS (SELECT FROM unnest(whole) part WHERE now.line->part IS DISTINCT FROM was.line->part)
        GROUP BY 1, 2) changed, version_facts() v;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Declares `<list>_as_of`: rows of one table of an entity's file as they stood at the end of a day, as the register knew them
-- at a moment; `through` is the last version that counts on that day, for the state after a filing. Values of later days, and
-- those that were recorded later, give way to the ones before them. `columns` is the key beside the BRN. The function is
-- written for the table, so that PostgreSQL plans it once in a session.
CREATE FUNCTION declare_as_of(list regclass, columns text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text := (SELECT relname FROM pg_class WHERE oid = list);
BEGIN
  EXECUTE format('CREATE FUNCTION %1$I(file text, day date, through bigint, known timestamptz) RETURNS SETOF jsonb LANGUAGE plpgsql STABLE AS %2$L',
    name || '_as_of', format('
DECLARE
  keys text[] := string_to_array(%2$L, '','');
BEGIN
  IF NOT EXISTS (SELECT FROM public.row_version v WHERE v.brn = file AND v.list = %1$L) THEN
    RETURN QUERY SELECT to_jsonb(t) FROM public.%1$I t WHERE t.brn = file;
    RETURN;
  END IF;
  RETURN QUERY
    WITH versions AS MATERIALIZED (
      SELECT v.*, v.recorded_at <= known AND (v.effective_on < day OR v.effective_on = day AND (through IS NULL OR v.id <= through)) AS seen
      FROM public.row_version v WHERE v.brn = file AND v.list = %1$L),
    base AS (
      SELECT public.row_key(to_jsonb(t), keys) AS key, to_jsonb(t) AS line FROM public.%1$I t WHERE t.brn = file
      UNION ALL
      (SELECT DISTINCT ON (key) key, before FROM versions d WHERE operation = ''DELETE''
        AND NOT EXISTS (SELECT FROM public.%1$I t WHERE t.brn = file AND public.row_key(to_jsonb(t), keys) = d.key)
      ORDER BY key, id DESC)),
    presence AS (
      SELECT key, coalesce(
        (array_agg(operation ORDER BY effective_on DESC, id DESC) FILTER (WHERE seen AND operation <> ''UPDATE''))[1] = ''INSERT'',
        (array_agg(operation ORDER BY id))[1] <> ''INSERT'') AS there
      FROM versions GROUP BY key),
    cells AS (
      SELECT DISTINCT ON (v.key, cell.name) v.key, cell.name,
        CASE WHEN v.seen THEN v.after -> cell.name ELSE v.before -> cell.name END AS value
      FROM versions v, jsonb_object_keys(coalesce(v.after, v.before)) cell (name)
      WHERE v.seen AND v.after IS NOT NULL OR NOT v.seen AND v.before IS NOT NULL
      ORDER BY v.key, cell.name, v.seen DESC, CASE WHEN v.seen THEN v.effective_on END DESC, CASE WHEN v.seen THEN v.id END DESC, v.id)
    SELECT base.line || coalesce((SELECT jsonb_object_agg(c.name, c.value) FROM cells c WHERE c.key = base.key), ''{}'')
    FROM base LEFT JOIN presence ON presence.key = base.key WHERE presence.there IS NOT FALSE;
END', name, columns));
END $$;
--> statement-breakpoint
SELECT declare_as_of('entity', ''), declare_as_of('entity_person', 'no'), declare_as_of('entity_role', 'id'),
  declare_as_of('share_class', 'no'), declare_as_of('shareholding', 'person_no,class_no'), declare_as_of('strike_entry', 'id'),
  declare_as_of('charge', 'number');
--> statement-breakpoint
CREATE TRIGGER version_added AFTER INSERT ON entity REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('');
--> statement-breakpoint
CREATE TRIGGER version_changed AFTER UPDATE ON entity REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('', '', 'village_id,plot,street,postal_address,address_description');
--> statement-breakpoint
CREATE TRIGGER version_removed AFTER DELETE ON entity REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('');
--> statement-breakpoint
CREATE TRIGGER version_added AFTER INSERT ON entity_person REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('no');
--> statement-breakpoint
CREATE TRIGGER version_changed AFTER UPDATE ON entity_person REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('no');
--> statement-breakpoint
CREATE TRIGGER version_removed AFTER DELETE ON entity_person REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('no');
--> statement-breakpoint
CREATE TRIGGER version_added AFTER INSERT ON entity_role REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('id', 'own days');
--> statement-breakpoint
CREATE TRIGGER version_changed AFTER UPDATE ON entity_role REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('id', 'own days');
--> statement-breakpoint
CREATE TRIGGER version_removed AFTER DELETE ON entity_role REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('id', 'own days');
--> statement-breakpoint
CREATE TRIGGER version_added AFTER INSERT ON share_class REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('no');
--> statement-breakpoint
CREATE TRIGGER version_changed AFTER UPDATE ON share_class REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('no');
--> statement-breakpoint
CREATE TRIGGER version_removed AFTER DELETE ON share_class REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('no');
--> statement-breakpoint
CREATE TRIGGER version_added AFTER INSERT ON shareholding REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('person_no,class_no');
--> statement-breakpoint
CREATE TRIGGER version_changed AFTER UPDATE ON shareholding REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('person_no,class_no');
--> statement-breakpoint
CREATE TRIGGER version_removed AFTER DELETE ON shareholding REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('person_no,class_no');
--> statement-breakpoint
CREATE TRIGGER version_added AFTER INSERT ON strike_entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('id');
--> statement-breakpoint
CREATE TRIGGER version_changed AFTER UPDATE ON strike_entry REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('id');
--> statement-breakpoint
CREATE TRIGGER version_removed AFTER DELETE ON strike_entry REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('id');
--> statement-breakpoint
CREATE TRIGGER version_added AFTER INSERT ON charge REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('number', 'own days');
--> statement-breakpoint
CREATE TRIGGER version_changed AFTER UPDATE ON charge REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('number', 'own days');
--> statement-breakpoint
CREATE TRIGGER version_removed AFTER DELETE ON charge REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_versions('number', 'own days');
--> statement-breakpoint
CREATE FUNCTION row_version_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'versions of the register are only added' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER row_version_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON row_version
  FOR EACH STATEMENT EXECUTE FUNCTION row_version_refuse();
--> statement-breakpoint
INSERT INTO api_end_point (end_point, service_name) VALUES ('/filing/changes', 'Filing of changes');
