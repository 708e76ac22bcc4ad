CREATE TABLE `photo_albums` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`audience` text NOT NULL,
	`owner_id` integer NOT NULL,
	`photo_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`owner_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "photo_albums_audience" CHECK("photo_albums"."audience" in ('open', 'everyone', 'contributors')),
	CONSTRAINT "photo_albums_name" CHECK(length("photo_albums"."name") between 1 and 60)
) STRICT;
--> statement-breakpoint
CREATE TABLE `photo_contests` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`title` text NOT NULL,
	`rules` text DEFAULT '' NOT NULL,
	`entries_from` integer NOT NULL,
	`entries_until` integer NOT NULL,
	`votes_until` integer NOT NULL,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`created_by`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "photo_contests_title" CHECK(length("photo_contests"."title") between 1 and 60),
	CONSTRAINT "photo_contests_windows" CHECK("photo_contests"."entries_from" < "photo_contests"."entries_until" and "photo_contests"."entries_until" < "photo_contests"."votes_until")
) STRICT;
--> statement-breakpoint
CREATE TABLE `photo_contributors` (
	`account_id` integer NOT NULL,
	`album_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `album_id`, `user_id`),
	FOREIGN KEY (`account_id`,`album_id`) REFERENCES `photo_albums`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `photo_reports` (
	`account_id` integer NOT NULL,
	`photo_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `photo_id`, `user_id`),
	FOREIGN KEY (`account_id`,`photo_id`) REFERENCES `photos`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "photo_reports_reason" CHECK(length("photo_reports"."reason") between 1 and 500)
) STRICT;
--> statement-breakpoint
CREATE TABLE `photo_votes` (
	`account_id` integer NOT NULL,
	`contest_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`photo_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `contest_id`, `user_id`),
	FOREIGN KEY (`account_id`,`contest_id`) REFERENCES `photo_contests`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`photo_id`) REFERENCES `photos`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `photos` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`album_id` integer,
	`contest_id` integer,
	`user_id` integer NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`image_url` text NOT NULL,
	`width` integer,
	`height` integer,
	`status` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`is_reported` integer DEFAULT 0 NOT NULL,
	`vote_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`album_id`) REFERENCES `photo_albums`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`contest_id`) REFERENCES `photo_contests`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "photos_status" CHECK("photos"."status" in ('pending', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "photos_place" CHECK(("photos"."album_id" is null) <> ("photos"."contest_id" is null)),
	CONSTRAINT "photos_title" CHECK(length("photos"."title") between 1 and 60),
	CONSTRAINT "photos_description" CHECK(length("photos"."description") <= 300),
	CONSTRAINT "photos_vote_count" CHECK("photos"."vote_count" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `photos_of_album` ON `photos` (`account_id`,`album_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `photos_of_contest` ON `photos` (`account_id`,`contest_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `photos_of_person` ON `photos` (`account_id`,`user_id`,`contest_id`,`id`);