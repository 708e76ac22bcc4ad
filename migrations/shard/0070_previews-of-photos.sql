ALTER TABLE `photos` ADD `previews` text CONSTRAINT "photos_previews" CHECK(json_valid(previews) and json_type(previews) = 'array');--> statement-breakpoint
CREATE INDEX `photos_without_previews` ON `photos` (`account_id`,`id`) WHERE "photos"."previews" is null;
--> statement-breakpoint
-- The clock makes the previews of a photo that came without them.
CREATE TRIGGER photos_without_previews_added AFTER INSERT ON photos
WHEN NEW.previews IS NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'photos/make-previews', NEW.created_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
-- Photos that are there get theirs at once, too.
INSERT INTO due_work (account_id, work, due_at)
	SELECT a.account_id, 'photos/make-previews', 0 FROM accounts a
	WHERE a.status = 'active' AND EXISTS (SELECT 1 FROM photos p WHERE p.account_id = a.account_id)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = 0;
