-- Notes and flags of a legal document stand under its number in capitals, in whichever letter case it is typed.
UPDATE note SET subject_key = upper(subject_key) WHERE subject_kind = 'LEGAL_DOCUMENT' AND subject_key <> upper(subject_key);
--> statement-breakpoint
UPDATE flag SET subject_key = upper(subject_key) WHERE subject_kind = 'LEGAL_DOCUMENT' AND subject_key <> upper(subject_key)
  AND NOT EXISTS (SELECT FROM flag f WHERE f.subject_kind = flag.subject_kind AND f.subject_key = upper(flag.subject_key)
    AND f.kind_id = flag.kind_id AND f.lifted_at IS NULL);
