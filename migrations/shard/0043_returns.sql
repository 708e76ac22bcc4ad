ALTER TABLE `variants` ADD `shelf` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `return_asked_at` integer;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `return_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `order_lines_to_pack` ON `order_lines` (`account_id`,`order_id`,`id`) WHERE status = 'processing';