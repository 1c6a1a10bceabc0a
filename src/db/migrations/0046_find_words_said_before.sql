-- The cost is what makes even a small table be searched by the index: the texts in it may be long.
CREATE FUNCTION "words_in"(html text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
BEGIN
	RETURN md5(regexp_replace(lower(html), '<[^>]*>|&nbsp;|\s', '', 'g'));
END $$;
--> statement-breakpoint
DROP INDEX "forum_comment_member_changed";--> statement-breakpoint
DROP INDEX "forum_post_member_changed";--> statement-breakpoint
CREATE INDEX "forum_comment_member_words" ON "forum_comment" USING btree ("member",words_in("body"));--> statement-breakpoint
CREATE INDEX "forum_post_member_words" ON "forum_post" USING btree ("member",words_in("body"));