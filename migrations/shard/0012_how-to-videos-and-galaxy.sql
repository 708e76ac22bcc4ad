CREATE TABLE `how_to_video_files` (
	`account_id` integer NOT NULL,
	`video_id` integer NOT NULL,
	`part` text NOT NULL,
	`language_code` text NOT NULL,
	`key` text NOT NULL,
	`content_type` text NOT NULL,
	`byte_count` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `video_id`, `part`, `language_code`),
	FOREIGN KEY (`account_id`,`video_id`) REFERENCES `how_to_videos`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "how_to_video_files_part" CHECK("how_to_video_files"."part" in ('video', 'captions'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `how_to_video_files_by_key` ON `how_to_video_files` (`account_id`,`key`);--> statement-breakpoint
CREATE TABLE `how_to_videos` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`position` integer NOT NULL,
	`source_kind` text DEFAULT 'none' NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`length_seconds` integer,
	`titles` text NOT NULL,
	`descriptions` text NOT NULL,
	`chapters` text NOT NULL,
	`transcripts` text NOT NULL,
	`poster_url` text,
	`is_published` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	CONSTRAINT "how_to_videos_source_kind" CHECK("how_to_videos"."source_kind" in ('none', 'file', 'youtube', 'vimeo', 'page')),
	CONSTRAINT "how_to_videos_source" CHECK(length("how_to_videos"."source") <= 500),
	CONSTRAINT "how_to_videos_length" CHECK("how_to_videos"."length_seconds" between 1 and 86400)
) STRICT;
--> statement-breakpoint
CREATE INDEX `recognitions_public` ON `recognitions` (`account_id`,`created_at`,`id`,`giver_id`,`recipient_id`,`activity_id`) WHERE "recognitions"."visibility" = 'public' and "recognitions"."status" = 'issued';
