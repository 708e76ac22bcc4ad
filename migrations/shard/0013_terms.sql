CREATE TABLE `terms_acceptances` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`version` integer NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `terms_acceptances_once` ON `terms_acceptances` (`account_id`,`user_id`,`version`);--> statement-breakpoint
CREATE INDEX `terms_acceptances_by_time` ON `terms_acceptances` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `terms_acceptances_of_version` ON `terms_acceptances` (`account_id`,`version`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `terms_versions` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`number` integer NOT NULL,
	`texts` text NOT NULL,
	`asks_anew` integer DEFAULT 0 NOT NULL,
	`author_id` integer,
	`accepted_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`author_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "terms_versions_number_counted" CHECK("terms_versions"."number" between 1 and 1000000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `terms_versions_number` ON `terms_versions` (`account_id`,`number`);--> statement-breakpoint
CREATE TRIGGER terms_acceptances_count AFTER INSERT ON terms_acceptances
BEGIN
	UPDATE terms_versions SET accepted_count = accepted_count + 1 WHERE account_id = NEW.account_id AND number = NEW.version;
END;
--> statement-breakpoint
CREATE TRIGGER terms_versions_stay BEFORE UPDATE OF account_id, id, number, texts, asks_anew, author_id, created_at ON terms_versions
BEGIN
	SELECT RAISE(ABORT, 'terms_versions_stay');
END;
