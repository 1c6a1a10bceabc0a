-- Two that were sent to an address at the same moment were both good: the one that is good for longer stays.
DELETE FROM "staff_invitation" "older" USING "staff_invitation" "newer" WHERE "older"."mail" = "newer"."mail"
  AND ("older"."expires_at", "older"."token_hash") < ("newer"."expires_at", "newer"."token_hash");--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_mail_unique" UNIQUE("mail");