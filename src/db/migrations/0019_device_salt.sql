ALTER TABLE "session" ADD COLUMN "device_salt" uuid DEFAULT gen_random_uuid() NOT NULL;
