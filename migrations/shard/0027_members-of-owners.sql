CREATE TABLE `leaver_links` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`email` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "leaver_links_email" CHECK(length("leaver_links"."email") between 3 and 254)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `leaver_links_by_token` ON `leaver_links` (`account_id`,`token_hash`);--> statement-breakpoint
CREATE INDEX `leaver_links_of_user` ON `leaver_links` (`account_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `member_profiles` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`dob` text,
	`termination_date` text,
	`address_1` text DEFAULT '' NOT NULL,
	`address_2` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`state` text DEFAULT '' NOT NULL,
	`zip` text DEFAULT '' NOT NULL,
	`additional_fields` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "member_profiles_dob" CHECK(length("member_profiles"."dob") = 10),
	CONSTRAINT "member_profiles_termination_date" CHECK(length("member_profiles"."termination_date") = 10),
	CONSTRAINT "member_profiles_address" CHECK(length("member_profiles"."address_1") <= 100 and length("member_profiles"."address_2") <= 100 and length("member_profiles"."city") <= 100
				and length("member_profiles"."state") <= 50 and length("member_profiles"."zip") <= 20),
	CONSTRAINT "member_profiles_additional_fields" CHECK(length("member_profiles"."additional_fields") <= 10000)
) STRICT;
--> statement-breakpoint
CREATE TABLE `user_notes` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`commenter_id` integer NOT NULL,
	`note_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`commenter_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "user_notes_note_text" CHECK(length("user_notes"."note_text") between 1 and 2000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `user_notes_of_user` ON `user_notes` (`account_id`,`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `user_notes_of_commenter` ON `user_notes` (`account_id`,`commenter_id`);--> statement-breakpoint
CREATE INDEX `users_listed` ON `users` (`account_id`,`last_name`,`id`) WHERE "users"."status" <> 'erased';--> statement-breakpoint
-- Everybody is a list of owners: its version rises with whatever narrows it.
CREATE TRIGGER users_listed_added AFTER INSERT ON users
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'members_under_account', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER users_listed_changed
AFTER UPDATE OF first_name, last_name, email, participant_id, title, role, status, activated_at ON users
WHEN (OLD.first_name, OLD.last_name, OLD.email, OLD.participant_id, OLD.title, OLD.role, OLD.status, OLD.activated_at)
	IS NOT (NEW.first_name, NEW.last_name, NEW.email, NEW.participant_id, NEW.title, NEW.role, NEW.status, NEW.activated_at)
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'members_under_account', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
