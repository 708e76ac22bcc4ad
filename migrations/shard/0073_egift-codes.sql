ALTER TABLE `order_lines` ADD `voucher_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `resent_count` integer DEFAULT 0 NOT NULL CONSTRAINT "order_lines_resent_count" CHECK("resent_count" between 0 and 3);--> statement-breakpoint
ALTER TABLE `order_lines` ADD `resent_at` integer;
