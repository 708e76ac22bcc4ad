CREATE TABLE `list_settings` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`list` text NOT NULL,
	`column_order` text DEFAULT '[]' NOT NULL,
	`hidden_columns` text DEFAULT '[]' NOT NULL,
	`default_view_id` integer,
	PRIMARY KEY(`account_id`, `user_id`, `list`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`default_view_id`) REFERENCES `list_views`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "list_settings_column_order" CHECK(length("list_settings"."column_order") <= 25000),
	CONSTRAINT "list_settings_hidden_columns" CHECK(length("list_settings"."hidden_columns") <= 25000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `list_settings_of_view` ON `list_settings` (`account_id`,`default_view_id`);--> statement-breakpoint
CREATE TABLE `list_views` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`list` text NOT NULL,
	`owner_id` integer NOT NULL,
	`name` text NOT NULL,
	`fields` text NOT NULL,
	`is_shared` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`owner_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "list_views_name" CHECK(length("list_views"."name") between 1 and 60),
	CONSTRAINT "list_views_fields" CHECK(length("list_views"."fields") <= 10000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `list_views_by_name` ON `list_views` (`account_id`,`owner_id`,`list`,`name`);--> statement-breakpoint
CREATE INDEX `list_views_shared` ON `list_views` (`account_id`,`list`,`name`) WHERE "list_views"."is_shared" = 1;--> statement-breakpoint
-- Who is in whose team narrows lists: their versions rise as somebody gets another manager.
CREATE TRIGGER users_change_teams AFTER UPDATE OF manager_id ON users WHEN OLD.manager_id IS NOT NEW.manager_id
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'user_managers', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- Which version of the terms is the newest narrows the list of who accepted.
CREATE TRIGGER terms_versions_newest AFTER INSERT ON terms_versions
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'terms_acceptances', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
