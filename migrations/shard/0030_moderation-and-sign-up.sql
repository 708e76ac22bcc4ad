CREATE TABLE `moderation_counts` (
	`account_id` integer NOT NULL,
	`moderator_role` text NOT NULL,
	`waiting_count` integer NOT NULL,
	PRIMARY KEY(`account_id`, `moderator_role`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `moderation_requests` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`requester_id` integer NOT NULL,
	`moderator_role` text NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`final_status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`moderated_by` integer,
	`moderated_at` integer,
	`moderation_notes` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`requester_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`moderated_by`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "moderation_requests_final_status" CHECK("moderation_requests"."final_status" in ('pending', 'approved', 'denied')),
	CONSTRAINT "moderation_requests_message" CHECK(length("moderation_requests"."message") <= 500),
	CONSTRAINT "moderation_requests_notes" CHECK(length("moderation_requests"."moderation_notes") <= 2000),
	CONSTRAINT "moderation_requests_decided_by_somebody" CHECK(("moderation_requests"."final_status" = 'pending') = ("moderation_requests"."moderated_at" is null)
				and ("moderation_requests"."moderated_by" is null) = ("moderation_requests"."moderated_at" is null))
) STRICT;
--> statement-breakpoint
CREATE INDEX `moderation_requests_waiting` ON `moderation_requests` (`account_id`,`moderator_role`,`created_at`,`id`) WHERE "moderation_requests"."final_status" = 'pending';--> statement-breakpoint
CREATE INDEX `moderation_requests_decided` ON `moderation_requests` (`account_id`,`moderator_role`,`created_at`,`id`) WHERE "moderation_requests"."final_status" <> 'pending';--> statement-breakpoint
CREATE INDEX `moderation_requests_of_subject` ON `moderation_requests` (`account_id`,`kind`,`subject_id`,`id`);--> statement-breakpoint
CREATE INDEX `moderation_requests_of_requester` ON `moderation_requests` (`account_id`,`requester_id`);--> statement-breakpoint
CREATE INDEX `moderation_requests_of_moderator` ON `moderation_requests` (`account_id`,`moderated_by`);--> statement-breakpoint
CREATE TABLE `sign_ups` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`language_code` text NOT NULL,
	`terms_version` integer NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`confirmed_at` integer,
	`user_id` integer,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sign_ups_texts" CHECK(length("sign_ups"."email") between 3 and 254 and length("sign_ups"."first_name") between 1 and 100
				and length("sign_ups"."last_name") <= 100 and length("sign_ups"."message") <= 500),
	CONSTRAINT "sign_ups_confirmed" CHECK(("sign_ups"."confirmed_at" is null) = ("sign_ups"."user_id" is null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_ups_by_token` ON `sign_ups` (`account_id`,`token_hash`);--> statement-breakpoint
CREATE INDEX `sign_ups_by_expiry` ON `sign_ups` (`account_id`,`expires_at`);--> statement-breakpoint
CREATE INDEX `sign_ups_of_user` ON `sign_ups` (`account_id`,`user_id`);--> statement-breakpoint
-- What waits, and what was decided, is a list; how many wait for each role is counted.
CREATE TRIGGER moderation_requests_added AFTER INSERT ON moderation_requests
BEGIN
	INSERT INTO moderation_counts (account_id, moderator_role, waiting_count)
	VALUES (NEW.account_id, NEW.moderator_role, NEW.final_status = 'pending')
	ON CONFLICT (account_id, moderator_role) DO UPDATE SET waiting_count = waiting_count + (NEW.final_status = 'pending');
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'moderation_requests', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER moderation_requests_decided AFTER UPDATE OF final_status ON moderation_requests
WHEN OLD.final_status <> NEW.final_status
BEGIN
	UPDATE moderation_counts SET waiting_count = waiting_count - (OLD.final_status = 'pending')
	WHERE account_id = NEW.account_id AND moderator_role = NEW.moderator_role;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'moderation_requests', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER moderation_requests_removed AFTER DELETE ON moderation_requests
BEGIN
	UPDATE moderation_counts SET waiting_count = waiting_count - (OLD.final_status = 'pending')
	WHERE account_id = OLD.account_id AND moderator_role = OLD.moderator_role;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'moderation_requests', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- A decision is made once: two moderators at once cannot both be right.
CREATE TRIGGER moderation_requests_stay BEFORE UPDATE OF final_status, moderated_by, moderated_at, moderation_notes ON moderation_requests
WHEN OLD.final_status <> 'pending' AND (OLD.final_status, OLD.moderated_by, OLD.moderated_at) IS NOT (NEW.final_status, NEW.moderated_by, NEW.moderated_at)
BEGIN
	SELECT RAISE(ABORT, 'already_decided');
END;
--> statement-breakpoint
-- Who waits to be let in has no session either, and no link lets them in before.
DROP TRIGGER users_end_sessions;
--> statement-breakpoint
CREATE TRIGGER users_end_sessions AFTER UPDATE OF status ON users
WHEN NEW.status <> 'active'
BEGIN
	DELETE FROM sessions WHERE account_id = NEW.account_id AND user_id = NEW.id;
END;
