CREATE TABLE `poll_groups` (
	`account_id` integer NOT NULL,
	`poll_id` integer NOT NULL,
	`group_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `poll_id`, `group_id`),
	FOREIGN KEY (`account_id`,`poll_id`) REFERENCES `polls`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
ALTER TABLE `polls` ADD `has_groups` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- From the first vote on, whom a poll asks stays as it was, whoever writes.
CREATE TRIGGER polls_groups_frozen BEFORE UPDATE OF has_groups ON polls
WHEN OLD.first_voted_at IS NOT NULL AND OLD.has_groups <> NEW.has_groups
AND NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id)
BEGIN
	SELECT RAISE(ABORT, 'poll_frozen');
END;
--> statement-breakpoint
CREATE TRIGGER poll_groups_kept BEFORE DELETE ON poll_groups
WHEN (SELECT first_voted_at FROM polls WHERE account_id = OLD.account_id AND id = OLD.poll_id) IS NOT NULL
AND NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id)
BEGIN
	SELECT RAISE(ABORT, 'poll_frozen');
END;
