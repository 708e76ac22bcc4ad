ALTER TABLE `sessions` ADD `device` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `users_by_phone` ON `users` (`account_id`,`phone`) WHERE "users"."phone" <> '';