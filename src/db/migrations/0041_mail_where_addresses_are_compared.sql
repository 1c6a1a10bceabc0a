-- Addresses are kept as they are compared from here on, but for capitals. One that was confirmed in another spelling stays, as somebody
-- reads it there, and so does one of an account whose key 0015 left alone. Links in mails that were sent to another spelling open nothing any more.
UPDATE "mail" SET "recipient" = normalize("recipient", NFKC)
WHERE "sent_at" IS NULL AND "kind" IN ('validate_email', 'validate_new_email') AND "recipient" IS NOT NFKC NORMALIZED;
--> statement-breakpoint
UPDATE "account" SET "pending_mail" = normalize("pending_mail", NFKC)
WHERE "pending_mail" IS NOT NFKC NORMALIZED;
--> statement-breakpoint
UPDATE "account" SET "mail" = normalize("mail", NFKC)
WHERE "mail_validated_at" IS NULL AND "mail" IS NOT NFKC NORMALIZED AND "mail_key" IS NFKC NORMALIZED;
