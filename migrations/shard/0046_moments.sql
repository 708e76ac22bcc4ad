CREATE TABLE `anniversary_cards` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`years` integer NOT NULL,
	`day` text NOT NULL,
	`status` text DEFAULT 'signing' NOT NULL,
	`visibility` text NOT NULL,
	`badge` text DEFAULT '' NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	`program_id` integer,
	`points_state` text DEFAULT 'none' NOT NULL,
	`activity_id` integer,
	`signature_count` integer DEFAULT 0 NOT NULL,
	`published_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "anniversary_cards_kind" CHECK("anniversary_cards"."kind" in ('work', 'birthday')),
	CONSTRAINT "anniversary_cards_status" CHECK("anniversary_cards"."status" in ('signing', 'published', 'canceled')),
	CONSTRAINT "anniversary_cards_visibility" CHECK("anniversary_cards"."visibility" in ('private', 'public')),
	CONSTRAINT "anniversary_cards_points_state" CHECK("anniversary_cards"."points_state" in ('none', 'waiting', 'paid')),
	CONSTRAINT "anniversary_cards_day" CHECK(length("anniversary_cards"."day") = 10)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `anniversary_cards_once` ON `anniversary_cards` (`account_id`,`user_id`,`kind`,`day`);--> statement-breakpoint
CREATE INDEX `anniversary_cards_due` ON `anniversary_cards` (`account_id`,`day`,`id`) WHERE "anniversary_cards"."status" = 'signing';--> statement-breakpoint
CREATE INDEX `anniversary_cards_to_sign` ON `anniversary_cards` (`account_id`,`day`,`id`) WHERE "anniversary_cards"."status" = 'signing' and "anniversary_cards"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX `anniversary_cards_of_user` ON `anniversary_cards` (`account_id`,`user_id`,`day`,`id`) WHERE "anniversary_cards"."status" = 'published';--> statement-breakpoint
CREATE INDEX `anniversary_cards_waiting` ON `anniversary_cards` (`account_id`,`day`,`id`) WHERE "anniversary_cards"."points_state" = 'waiting';--> statement-breakpoint
CREATE TABLE `anniversary_choices` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`work` text NOT NULL,
	`birthday` text NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "anniversary_choices_work" CHECK("anniversary_choices"."work" in ('none', 'private', 'public')),
	CONSTRAINT "anniversary_choices_birthday" CHECK("anniversary_choices"."birthday" in ('none', 'private', 'public'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `anniversary_rules` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`kind` text NOT NULL,
	`years` integer NOT NULL,
	`badge` text NOT NULL,
	`message` text NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	`program_id` integer,
	`is_active` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`program_id`) REFERENCES `programs`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "anniversary_rules_kind" CHECK("anniversary_rules"."kind" in ('work', 'birthday')),
	CONSTRAINT "anniversary_rules_years" CHECK(iif("anniversary_rules"."kind" = 'work', "anniversary_rules"."years" between 1 and 60, "anniversary_rules"."years" = 0)),
	CONSTRAINT "anniversary_rules_points" CHECK("anniversary_rules"."points" between 0 and 1000000000000),
	CONSTRAINT "anniversary_rules_program" CHECK("anniversary_rules"."points" = 0 or "anniversary_rules"."program_id" is not null),
	CONSTRAINT "anniversary_rules_message" CHECK(length("anniversary_rules"."message") between 1 and 300)
) STRICT;
--> statement-breakpoint
CREATE INDEX `anniversary_rules_by_years` ON `anniversary_rules` (`account_id`,`years`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `anniversary_rules_once` ON `anniversary_rules` (`account_id`,`kind`,`years`);--> statement-breakpoint
CREATE TABLE `anniversary_signatures` (
	`account_id` integer NOT NULL,
	`card_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `card_id`, `user_id`),
	FOREIGN KEY (`account_id`,`card_id`) REFERENCES `anniversary_cards`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "anniversary_signatures_text" CHECK(length("anniversary_signatures"."text") between 1 and 300)
) STRICT;
--> statement-breakpoint
CREATE TABLE `appreciations` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`sender_id` integer NOT NULL,
	`recipient_id` integer NOT NULL,
	`design` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`sender_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`recipient_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "appreciations_message" CHECK(length("appreciations"."message") between 1 and 1000),
	CONSTRAINT "appreciations_not_to_oneself" CHECK("appreciations"."sender_id" <> "appreciations"."recipient_id")
) STRICT;
--> statement-breakpoint
CREATE INDEX `appreciations_sent` ON `appreciations` (`account_id`,`sender_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `appreciations_received` ON `appreciations` (`account_id`,`recipient_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `member_profiles_by_birthday` ON `member_profiles` (`account_id`,substr("dob", 6),`user_id`) WHERE "member_profiles"."dob" is not null;--> statement-breakpoint
CREATE INDEX `users_by_hire_day` ON `users` (`account_id`,substr("hire_date", 6),`id`) WHERE "users"."hire_date" is not null;
--> statement-breakpoint
CREATE TRIGGER appreciations_listed AFTER INSERT ON appreciations
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'appreciations', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER anniversary_rules_listed AFTER INSERT ON anniversary_rules
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'anniversary_rules', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER anniversary_rules_relisted AFTER UPDATE ON anniversary_rules
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'anniversary_rules', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER anniversary_cards_listed AFTER INSERT ON anniversary_cards
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'anniversary_cards', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER anniversary_cards_relisted AFTER UPDATE OF status, visibility, points_state ON anniversary_cards
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'anniversary_cards', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER anniversary_signatures_added AFTER INSERT ON anniversary_signatures
BEGIN
	UPDATE anniversary_cards SET signature_count = signature_count + 1 WHERE account_id = NEW.account_id AND id = NEW.card_id;
END;
--> statement-breakpoint
CREATE TRIGGER anniversary_signatures_removed AFTER DELETE ON anniversary_signatures
BEGIN
	UPDATE anniversary_cards SET signature_count = signature_count - 1 WHERE account_id = OLD.account_id AND id = OLD.card_id;
END;
--> statement-breakpoint
-- A rule that is new or changed has the days that are near looked through anew, at once.
CREATE TRIGGER anniversary_rules_due_added AFTER INSERT ON anniversary_rules
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'anniversaries/follow-anniversaries', NEW.created_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = min(excluded.due_at, due_work.due_at);
END;
--> statement-breakpoint
CREATE TRIGGER anniversary_rules_due_changed AFTER UPDATE ON anniversary_rules
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'anniversaries/follow-anniversaries', NEW.created_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = min(excluded.due_at, due_work.due_at);
END;
--> statement-breakpoint
UPDATE due_work SET due_at = 0 WHERE work = 'all' AND due_at IS NOT NULL;
