CREATE TABLE `bulk_run_skips` (
	`account_id` integer NOT NULL,
	`run_id` integer NOT NULL,
	`row_id` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `run_id`, `row_id`),
	FOREIGN KEY (`account_id`,`run_id`) REFERENCES `bulk_runs`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `bulk_run_skips_by_age` ON `bulk_run_skips` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `bulk_runs` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`action` text NOT NULL,
	`list_name` text NOT NULL,
	`input` text NOT NULL,
	`language_code` text NOT NULL,
	`status` text DEFAULT 'running' NOT NULL,
	`set_id` integer NOT NULL,
	`unselected_ids` text DEFAULT '[]' NOT NULL,
	`next_part` integer DEFAULT 0 NOT NULL,
	`total_count` integer NOT NULL,
	`done_count` integer DEFAULT 0 NOT NULL,
	`skipped_count` integer DEFAULT 0 NOT NULL,
	`error_msg` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bulk_runs_status" CHECK("bulk_runs"."status" in ('running', 'done', 'canceled', 'failed')),
	CONSTRAINT "bulk_runs_input" CHECK(length("bulk_runs"."input") <= 20000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `bulk_runs_of_user` ON `bulk_runs` (`account_id`,`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `list_selection_parts` (
	`account_id` integer NOT NULL,
	`set_id` integer NOT NULL,
	`part` integer NOT NULL,
	`first_id` integer NOT NULL,
	`row_count` integer NOT NULL,
	`ids` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `set_id`, `part`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `list_selection_parts_by_first` ON `list_selection_parts` (`account_id`,`set_id`,`first_id`);--> statement-breakpoint
CREATE INDEX `list_selection_parts_by_age` ON `list_selection_parts` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `list_selections` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`list_name` text NOT NULL,
	`selected_ids` text DEFAULT '[]' NOT NULL,
	`unselected_ids` text DEFAULT '[]' NOT NULL,
	`set_id` integer,
	`set_count` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`, `list_name`),
	CONSTRAINT "list_selections_selected_ids" CHECK(json_array_length("list_selections"."selected_ids") <= 2000),
	CONSTRAINT "list_selections_unselected_ids" CHECK(json_array_length("list_selections"."unselected_ids") <= 2000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `list_selections_by_age` ON `list_selections` (`account_id`,`updated_at`);