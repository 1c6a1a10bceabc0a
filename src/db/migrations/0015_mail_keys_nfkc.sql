-- Addresses are compared after NFKC from here on. Of accounts on a site whose addresses turn out to be the same, the one
-- that was spelled that way keeps it, else the oldest; the others keep a key that nobody can enter, and are not touched.
UPDATE "account" SET "mail_key" = lower(normalize("mail_key", NFKC))
WHERE "mail_key" IS NOT NFKC NORMALIZED AND NOT EXISTS (
  SELECT FROM "account" AS "other"
  WHERE "other"."site" = "account"."site" AND "other"."uid" <> "account"."uid"
    AND lower(normalize("other"."mail_key", NFKC)) = lower(normalize("account"."mail_key", NFKC))
    AND ("other"."mail_key" IS NFKC NORMALIZED OR "other"."uid" < "account"."uid")
);
