CREATE TABLE `saved_texts` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`text` text NOT NULL,
	`account_specific` integer DEFAULT 0 NOT NULL,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	CONSTRAINT "saved_texts_text" CHECK(length("saved_texts"."text") between 1 and 500)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_texts_once` ON `saved_texts` (`account_id`,`text`);--> statement-breakpoint
CREATE TABLE `text_corrections` (
	`account_id` integer NOT NULL,
	`language_code` text NOT NULL,
	`namespace` text NOT NULL,
	`key` text NOT NULL,
	`text` text NOT NULL,
	`product_text` text NOT NULL,
	`source_text` text NOT NULL,
	`updated_by` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `language_code`, `namespace`, `key`),
	CONSTRAINT "text_corrections_language" CHECK("text_corrections"."language_code" in ('en', 'es', 'fr')),
	CONSTRAINT "text_corrections_text" CHECK(length("text_corrections"."text") between 1 and 1000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `audit_lines_by_time` ON `audit_lines` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_lines_by_actor` ON `audit_lines` (`account_id`,`actor_id`,`created_at`,`id`);--> statement-breakpoint
-- The audit only grows: how many lines there are is its version, too.
INSERT INTO table_versions (account_id, table_name, version)
SELECT account_id, 'audit_lines', count(*) FROM audit_lines GROUP BY account_id;
--> statement-breakpoint
CREATE TRIGGER audit_lines_counted AFTER INSERT ON audit_lines
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'audit_lines', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- What an account says in its own words is remembered with the account: its version rises with each of them.
CREATE TRIGGER text_corrections_version_after_insert AFTER INSERT ON text_corrections
BEGIN
	UPDATE accounts SET version = version + 1 WHERE account_id = NEW.account_id;
END;
--> statement-breakpoint
CREATE TRIGGER text_corrections_version_after_update AFTER UPDATE ON text_corrections
BEGIN
	UPDATE accounts SET version = version + 1 WHERE account_id = NEW.account_id;
END;
--> statement-breakpoint
CREATE TRIGGER text_corrections_version_after_delete AFTER DELETE ON text_corrections
BEGIN
	UPDATE accounts SET version = version + 1 WHERE account_id = OLD.account_id;
END;
