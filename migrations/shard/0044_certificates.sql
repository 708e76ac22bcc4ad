CREATE TABLE `certificate_batches` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`certificate_count` integer NOT NULL,
	`points` integer NOT NULL,
	`budget_id` integer NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`made_count` integer DEFAULT 0 NOT NULL,
	`printed_count` integer DEFAULT 0 NOT NULL,
	`claimed_count` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`created_by`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "certificate_batches_status" CHECK("certificate_batches"."status" in ('open', 'expired', 'void')),
	CONSTRAINT "certificate_batches_count" CHECK("certificate_batches"."certificate_count" between 1 and 5000),
	CONSTRAINT "certificate_batches_points" CHECK("certificate_batches"."points" between 1 and 1000000),
	CONSTRAINT "certificate_batches_name" CHECK(length("certificate_batches"."name") between 1 and 60),
	CONSTRAINT "certificate_batches_message" CHECK(length("certificate_batches"."message") <= 200),
	CONSTRAINT "certificate_batches_made" CHECK("certificate_batches"."made_count" <= "certificate_batches"."certificate_count")
) STRICT;
--> statement-breakpoint
CREATE INDEX `certificate_batches_by_time` ON `certificate_batches` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `certificate_batches_due` ON `certificate_batches` (`account_id`,`expires_at`) WHERE "certificate_batches"."status" = 'open';--> statement-breakpoint
CREATE TABLE `certificate_tries` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`tried_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `certificate_tries_of_person` ON `certificate_tries` (`account_id`,`user_id`,`tried_at`);--> statement-breakpoint
CREATE INDEX `certificate_tries_by_time` ON `certificate_tries` (`account_id`,`tried_at`);--> statement-breakpoint
CREATE TABLE `certificates` (
	`account_id` integer NOT NULL,
	`batch_id` integer NOT NULL,
	`number` integer NOT NULL,
	`code_hash` text NOT NULL,
	`printed_at` integer,
	`claimed_by` integer,
	`claimed_at` integer,
	PRIMARY KEY(`account_id`, `batch_id`, `number`),
	FOREIGN KEY (`account_id`,`batch_id`) REFERENCES `certificate_batches`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`claimed_by`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "certificates_claimed_whole" CHECK(("certificates"."claimed_by" is null) = ("certificates"."claimed_at" is null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_by_code` ON `certificates` (`account_id`,`code_hash`);--> statement-breakpoint
CREATE INDEX `certificates_of_person` ON `certificates` (`account_id`,`claimed_by`,`claimed_at`) WHERE "certificates"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX `certificates_claimed` ON `certificates` (`account_id`,`batch_id`,`claimed_at`) WHERE "certificates"."claimed_at" is not null;--> statement-breakpoint
-- A row of due_work is written only when the new moment is the earlier one (0025_due-work).
CREATE TRIGGER certificate_batches_watched AFTER INSERT ON certificate_batches
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'certificates/expire-batches', NEW.expires_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'certificate_batches', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER certificate_batches_changed AFTER UPDATE ON certificate_batches
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'certificate_batches', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- A batch ends once, by expiry or by hand.
CREATE TRIGGER certificate_batches_stay BEFORE UPDATE OF status ON certificate_batches WHEN OLD.status <> 'open'
BEGIN
	SELECT RAISE(ABORT, 'batch_ended');
END;
--> statement-breakpoint
CREATE TRIGGER certificates_claimed_once BEFORE UPDATE OF claimed_by ON certificates WHEN OLD.claimed_by IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'certificate_claimed');
END;
--> statement-breakpoint
CREATE TRIGGER certificates_counted AFTER UPDATE OF claimed_at ON certificates WHEN OLD.claimed_at IS NULL AND NEW.claimed_at IS NOT NULL
BEGIN
	UPDATE certificate_batches SET claimed_count = claimed_count + 1, printed_count = printed_count - (NEW.printed_at IS NOT NULL)
	WHERE account_id = NEW.account_id AND id = NEW.batch_id;
END;
--> statement-breakpoint
CREATE TRIGGER certificates_printed AFTER UPDATE OF printed_at ON certificates
WHEN OLD.printed_at IS NULL AND NEW.printed_at IS NOT NULL AND NEW.claimed_at IS NULL
BEGIN
	UPDATE certificate_batches SET printed_count = printed_count + 1 WHERE account_id = NEW.account_id AND id = NEW.batch_id;
END;
--> statement-breakpoint
-- Five wrong codes within an hour pause their person for an hour; several that come at once are no more than five.
CREATE TRIGGER certificate_tries_paused BEFORE INSERT ON certificate_tries
WHEN (SELECT count(*) = 5 AND max(t.tried_at) - min(t.tried_at) < 3600000 AND max(t.tried_at) + 3600000 > NEW.tried_at
	FROM (SELECT tried_at FROM certificate_tries WHERE account_id = NEW.account_id AND user_id = NEW.user_id
		ORDER BY tried_at DESC LIMIT 5) t)
BEGIN
	SELECT RAISE(ABORT, 'claiming_paused');
END;
