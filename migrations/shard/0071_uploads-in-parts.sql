CREATE TABLE `file_uploads` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`byte_count` integer NOT NULL,
	`sha256` text NOT NULL,
	`begun_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "file_uploads_byte_count" CHECK("file_uploads"."byte_count" between 1 and 10485760),
	CONSTRAINT "file_uploads_sha256" CHECK(length("file_uploads"."sha256") = 64)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `file_uploads_of_person` ON `file_uploads` (`account_id`,`user_id`,`sha256`);--> statement-breakpoint
CREATE INDEX `file_uploads_by_time` ON `file_uploads` (`account_id`,`begun_at`);