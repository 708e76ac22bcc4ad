CREATE TABLE `import_mappings` (
	`account_id` integer NOT NULL,
	`kind` text NOT NULL,
	`headers_key` text NOT NULL,
	`mapping` text NOT NULL,
	`confirmed_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `kind`, `headers_key`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `import_mappings_by_time` ON `import_mappings` (`account_id`,`kind`,`confirmed_at`);--> statement-breakpoint
CREATE TABLE `import_pieces` (
	`account_id` integer NOT NULL,
	`request_id` integer NOT NULL,
	`piece` integer NOT NULL,
	`added` text NOT NULL,
	`changed_count` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `request_id`, `piece`),
	FOREIGN KEY (`account_id`,`request_id`) REFERENCES `download_requests`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `import_pieces_by_time` ON `import_pieces` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `import_undos` (
	`account_id` integer NOT NULL,
	`request_id` integer NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`total_count` integer NOT NULL,
	`undone_count` integer DEFAULT 0 NOT NULL,
	`kept_count` integer DEFAULT 0 NOT NULL,
	`kept` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	PRIMARY KEY(`account_id`, `request_id`),
	FOREIGN KEY (`account_id`,`request_id`) REFERENCES `download_requests`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "import_undos_status" CHECK("import_undos"."status" in ('pending', 'processed', 'errored'))
) STRICT;--> statement-breakpoint
-- Whoever an upload added counts among them no longer once nothing tells who they were.
CREATE TRIGGER users_of_upload_erased AFTER UPDATE OF status ON users
WHEN NEW.status = 'erased' AND OLD.status <> 'erased' AND NEW.upload_id IS NOT NULL
BEGIN
	UPDATE download_requests SET added_count = added_count - 1
	WHERE account_id = NEW.account_id AND id = NEW.upload_id;
END;
