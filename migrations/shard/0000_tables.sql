CREATE TABLE `accounts` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`str_id` text NOT NULL,
	`company_name` text NOT NULL,
	`subdomain` text NOT NULL,
	`platform_name` text NOT NULL,
	`platform_version` text DEFAULT 'saas' NOT NULL,
	`country` text NOT NULL,
	`time_zone` text NOT NULL,
	`point_price` integer DEFAULT 0 NOT NULL,
	`logo` text,
	`account_logo_url` text,
	`main_active_color` text NOT NULL,
	`navbar_color` text DEFAULT '#2e3279' NOT NULL,
	`primary_color` text DEFAULT '#01add9' NOT NULL,
	`secondary_color` text DEFAULT '#008dad' NOT NULL,
	`accent_color` text NOT NULL,
	`palette_style` text NOT NULL,
	`default_language_code` text DEFAULT 'en' NOT NULL,
	`languages` text NOT NULL,
	`flags` text NOT NULL,
	`labels` text NOT NULL,
	`footer_links` text NOT NULL,
	`settings` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "accounts_platform_version" CHECK("accounts"."platform_version" in ('saas', 'premium')),
	CONSTRAINT "accounts_status" CHECK("accounts"."status" in ('active', 'suspended', 'closed')),
	CONSTRAINT "accounts_point_price" CHECK("accounts"."point_price" between 0 and 1000000000)
) STRICT;
--> statement-breakpoint
CREATE TABLE `activities` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`kind` text NOT NULL,
	`actor_id` integer NOT NULL,
	`visibility` text NOT NULL,
	`team_manager_id` integer,
	`recipient_count` integer DEFAULT 1 NOT NULL,
	`group_names` text DEFAULT '[]' NOT NULL,
	`named_count` integer DEFAULT 0 NOT NULL,
	`comment_count` integer DEFAULT 0 NOT NULL,
	`like_count` integer DEFAULT 0 NOT NULL,
	`hidden_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`actor_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "activities_kind" CHECK("activities"."kind" in ('recognition', 'anniversary', 'idea', 'contest', 'announcement', 'poll', 'level')),
	CONSTRAINT "activities_visibility" CHECK("activities"."visibility" in ('public', 'team', 'private'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `activities_public` ON `activities` (`account_id`,`created_at`,`id`) WHERE "activities"."visibility" = 'public' and "activities"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX `activities_of_team` ON `activities` (`account_id`,`team_manager_id`,`created_at`,`id`) WHERE "activities"."visibility" = 'team' and "activities"."hidden_at" is null;--> statement-breakpoint
CREATE TABLE `comments` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`activity_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`text` text NOT NULL,
	`editor_state` text,
	`like_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`deleted_at` integer,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`activity_id`) REFERENCES `activities`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "comments_text" CHECK(length("comments"."text") between 1 and 500),
	CONSTRAINT "comments_editor_state" CHECK(length("comments"."editor_state") <= 10000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `comments_of_activity` ON `comments` (`account_id`,`activity_id`,`created_at`,`id`) WHERE "comments"."deleted_at" is null;--> statement-breakpoint
CREATE TABLE `feed_counts` (
	`account_id` integer NOT NULL,
	`audience_kind` text NOT NULL,
	`audience_id` integer NOT NULL,
	`team_manager_id` integer NOT NULL,
	`count` integer NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`account_id`, `audience_kind`, `audience_id`, `team_manager_id`),
	CONSTRAINT "feed_counts_audience_kind" CHECK("feed_counts"."audience_kind" in ('everyone', 'team_only', 'person', 'team'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `feed_entries` (
	`account_id` integer NOT NULL,
	`audience_kind` text NOT NULL,
	`audience_id` integer NOT NULL,
	`activity_id` integer NOT NULL,
	`team_manager_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `audience_kind`, `audience_id`, `created_at`, `activity_id`),
	FOREIGN KEY (`account_id`,`activity_id`) REFERENCES `activities`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "feed_entries_audience_kind" CHECK("feed_entries"."audience_kind" in ('person', 'team'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `feed_entries_of_activity` ON `feed_entries` (`account_id`,`activity_id`);--> statement-breakpoint
CREATE INDEX `feed_entries_of_person_in_teams` ON `feed_entries` (`account_id`,`audience_id`,`created_at`,`activity_id`,`team_manager_id`) WHERE "feed_entries"."audience_kind" = 'person' and "feed_entries"."team_manager_id" <> 0;--> statement-breakpoint
CREATE TABLE `likes` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`activity_id` integer NOT NULL,
	`comment_id` integer DEFAULT 0 NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`activity_id`) REFERENCES `activities`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `likes_once` ON `likes` (`account_id`,`activity_id`,`comment_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `categories` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`parent_id` integer,
	`name` text NOT NULL,
	`path` text NOT NULL,
	`depth` integer NOT NULL,
	`item_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_by_path` ON `categories` (`account_id`,`path`);--> statement-breakpoint
CREATE INDEX `categories_by_parent` ON `categories` (`account_id`,`parent_id`,`id`);--> statement-breakpoint
CREATE TABLE `category_items` (
	`account_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`points` integer NOT NULL,
	`popularity` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `category_id`, `item_id`),
	FOREIGN KEY (`account_id`,`category_id`) REFERENCES `categories`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`item_id`) REFERENCES `items`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `category_items_by_item` ON `category_items` (`account_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `category_items_by_popularity` ON `category_items` (`account_id`,`category_id`,`popularity`,`item_id`,`points`);--> statement-breakpoint
CREATE INDEX `category_items_by_points` ON `category_items` (`account_id`,`category_id`,`points`,`item_id`);--> statement-breakpoint
CREATE INDEX `category_items_by_time` ON `category_items` (`account_id`,`category_id`,`created_at`,`item_id`,`points`);--> statement-breakpoint
CREATE TABLE `item_pictures` (
	`account_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`position` integer NOT NULL,
	`source` text NOT NULL,
	`url` text,
	`alt` text DEFAULT '' NOT NULL,
	`width` integer,
	`height` integer,
	`state` text DEFAULT 'waiting' NOT NULL,
	PRIMARY KEY(`account_id`, `item_id`, `position`),
	FOREIGN KEY (`account_id`,`item_id`) REFERENCES `items`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "item_pictures_state" CHECK("item_pictures"."state" in ('waiting', 'ready', 'failed'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `items` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`handle` text NOT NULL,
	`name` text NOT NULL,
	`brand_name` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '[]' NOT NULL,
	`tags` text DEFAULT '' NOT NULL,
	`category_id` integer,
	`product_type` text DEFAULT 'standard_product' NOT NULL,
	`status` text NOT NULL,
	`is_listed` integer DEFAULT 0 NOT NULL,
	`points` integer NOT NULL,
	`points_was` integer DEFAULT 0 NOT NULL,
	`minimum_display_cost` integer NOT NULL,
	`maximum_display_cost` integer NOT NULL,
	`quantity_left` integer,
	`quantity_multiples` text,
	`image_url` text,
	`image_alt` text DEFAULT '' NOT NULL,
	`variant_count` integer DEFAULT 1 NOT NULL,
	`popularity` integer DEFAULT 0 NOT NULL,
	`source` text DEFAULT 'import' NOT NULL,
	`content_hash` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`category_id`) REFERENCES `categories`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "items_points" CHECK("items"."points" between 0 and 1000000000000),
	CONSTRAINT "items_status" CHECK("items"."status" in ('active', 'draft', 'archived')),
	CONSTRAINT "items_product_type" CHECK("items"."product_type" in ('standard_product', 'wallet_product'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `items_by_handle` ON `items` (`account_id`,`handle`);--> statement-breakpoint
CREATE INDEX `items_listed_by_popularity` ON `items` (`account_id`,`is_listed`,`popularity`,`id`,`points`);--> statement-breakpoint
CREATE INDEX `items_listed_by_points` ON `items` (`account_id`,`is_listed`,`points`,`id`);--> statement-breakpoint
CREATE INDEX `items_listed_by_time` ON `items` (`account_id`,`is_listed`,`created_at`,`id`,`points`);--> statement-breakpoint
CREATE INDEX `items_listed_by_brand` ON `items` (`account_id`,`is_listed`,`brand_name`,`popularity`,`id`);--> statement-breakpoint
CREATE TABLE `popularity_counts` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`counted_at` integer NOT NULL,
	`orders_since` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `recently_viewed` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`viewed_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`, `item_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`item_id`) REFERENCES `items`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `recently_viewed_by_time` ON `recently_viewed` (`account_id`,`user_id`,`viewed_at`);--> statement-breakpoint
CREATE TABLE `recommendations` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`item_ids` text NOT NULL,
	`computed_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `search_documents` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`kind` text NOT NULL,
	`id` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `search_documents_by_subject` ON `search_documents` (`account_id`,`kind`,`id`);--> statement-breakpoint
CREATE TABLE `variants` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`position` integer NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	`options_key` text DEFAULT '' NOT NULL,
	`sku` text DEFAULT '' NOT NULL,
	`points` integer NOT NULL,
	`points_was` integer DEFAULT 0 NOT NULL,
	`price_cents` integer NOT NULL,
	`is_free` integer DEFAULT 0 NOT NULL,
	`stock` integer,
	`image_url` text,
	`is_gift_card` integer DEFAULT 0 NOT NULL,
	`delivery` text DEFAULT 'courier' NOT NULL,
	`is_active` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`item_id`) REFERENCES `items`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "variants_stock_not_below_zero" CHECK("variants"."stock" is null or "variants"."stock" >= 0),
	CONSTRAINT "variants_points" CHECK("variants"."points" between 0 and 1000000000000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `variants_by_options` ON `variants` (`account_id`,`item_id`,`options_key`);--> statement-breakpoint
CREATE INDEX `variants_of_item` ON `variants` (`account_id`,`item_id`,`position`,`id`);--> statement-breakpoint
CREATE TABLE `download_requests` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`type` text NOT NULL,
	`report_type` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`filters` text DEFAULT '{}' NOT NULL,
	`format` text DEFAULT 'csv' NOT NULL,
	`time_zone` text NOT NULL,
	`language_code` text NOT NULL,
	`file_name` text DEFAULT '' NOT NULL,
	`object_key` text,
	`source_key` text,
	`byte_count` integer,
	`sha256` text,
	`total_count` integer,
	`done_count` integer DEFAULT 0 NOT NULL,
	`success_count` integer DEFAULT 0 NOT NULL,
	`failed_count` integer DEFAULT 0 NOT NULL,
	`unchanged_count` integer DEFAULT 0 NOT NULL,
	`warning_count` integer DEFAULT 0 NOT NULL,
	`added_count` integer DEFAULT 0 NOT NULL,
	`not_joined_count` integer DEFAULT 0 NOT NULL,
	`picture_count` integer DEFAULT 0 NOT NULL,
	`failed_picture_count` integer DEFAULT 0 NOT NULL,
	`errors` text DEFAULT '[]' NOT NULL,
	`error_msg` text DEFAULT '' NOT NULL,
	`checkpoint` text,
	`join_key` text,
	`question` text,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`expires_at` integer,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "download_requests_type" CHECK("download_requests"."type" in ('report', 'uploaded_files', 'async_process_request')),
	CONSTRAINT "download_requests_status" CHECK("download_requests"."status" in ('pending', 'processing', 'processed', 'fulfilled', 'errored', 'expired'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `download_requests_of_user` ON `download_requests` (`account_id`,`user_id`,`type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `download_requests_by_type` ON `download_requests` (`account_id`,`type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `download_requests_by_expiry` ON `download_requests` (`account_id`,`expires_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `download_requests_joined` ON `download_requests` (`account_id`,`join_key`);--> statement-breakpoint
CREATE TABLE `upload_refusals` (
	`account_id` integer NOT NULL,
	`request_id` integer NOT NULL,
	`line` integer NOT NULL,
	`reason` text NOT NULL,
	`row` text NOT NULL,
	`is_warning` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`account_id`,`request_id`) REFERENCES `download_requests`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `upload_refusals_by_kind` ON `upload_refusals` (`account_id`,`request_id`,`is_warning`,`line`);--> statement-breakpoint
CREATE TABLE `files` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`key` text NOT NULL,
	`content_type` text NOT NULL,
	`byte_count` integer NOT NULL,
	`width` integer,
	`height` integer,
	`source` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `files_by_key` ON `files` (`account_id`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `files_by_source` ON `files` (`account_id`,`source`);--> statement-breakpoint
CREATE TABLE `flash_buyers` (
	`account_id` integer NOT NULL,
	`sale_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`limit_per_member` integer NOT NULL,
	PRIMARY KEY(`account_id`, `sale_id`, `user_id`),
	FOREIGN KEY (`account_id`,`sale_id`) REFERENCES `flash_sales`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "flash_buyers_within_limit" CHECK("flash_buyers"."quantity" between 1 and "flash_buyers"."limit_per_member")
) STRICT;
--> statement-breakpoint
CREATE TABLE `flash_hold_ends` (
	`account_id` integer NOT NULL,
	`hold_id` integer NOT NULL,
	`sale_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`outcome` text NOT NULL,
	`order_id` integer,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `hold_id`),
	FOREIGN KEY (`account_id`,`sale_id`) REFERENCES `flash_sales`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`order_id`) REFERENCES `orders`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "flash_hold_ends_outcome" CHECK("flash_hold_ends"."outcome" in ('sold', 'released')),
	CONSTRAINT "flash_hold_ends_order" CHECK(("flash_hold_ends"."outcome" = 'sold') = ("flash_hold_ends"."order_id" is not null)),
	CONSTRAINT "flash_hold_ends_quantity" CHECK("flash_hold_ends"."quantity" >= 1)
) STRICT;
--> statement-breakpoint
CREATE INDEX `flash_hold_ends_of_sale` ON `flash_hold_ends` (`account_id`,`sale_id`,`outcome`);--> statement-breakpoint
CREATE TABLE `flash_sale_ends` (
	`account_id` integer NOT NULL,
	`sale_id` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `sale_id`),
	FOREIGN KEY (`account_id`,`sale_id`) REFERENCES `flash_sales`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `flash_sales` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`live_to_date` integer NOT NULL,
	`points` integer NOT NULL,
	`points_was` integer NOT NULL,
	`quantity` integer NOT NULL,
	`stock` integer NOT NULL,
	`limit_per_member` integer DEFAULT 1 NOT NULL,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`item_id`) REFERENCES `items`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`created_by`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "flash_sales_price" CHECK("flash_sales"."points" > 0 and "flash_sales"."points_was" > "flash_sales"."points" and "flash_sales"."points_was" <= 1000000000000),
	CONSTRAINT "flash_sales_time" CHECK("flash_sales"."starts_at" < "flash_sales"."live_to_date"),
	CONSTRAINT "flash_sales_quantity" CHECK("flash_sales"."quantity" between 1 and 100000 and "flash_sales"."stock" <= "flash_sales"."quantity"),
	CONSTRAINT "flash_sales_stock_not_below_zero" CHECK("flash_sales"."stock" >= 0),
	CONSTRAINT "flash_sales_limit" CHECK("flash_sales"."limit_per_member" between 1 and "flash_sales"."quantity")
) STRICT;
--> statement-breakpoint
CREATE INDEX `flash_sales_of_item` ON `flash_sales` (`account_id`,`item_id`,`live_to_date`);--> statement-breakpoint
CREATE INDEX `flash_sales_by_end` ON `flash_sales` (`account_id`,`live_to_date`,`id`);--> statement-breakpoint
CREATE TABLE `import_keys` (
	`account_id` integer NOT NULL,
	`request_id` integer NOT NULL,
	`key` text NOT NULL,
	`line` integer NOT NULL,
	`subject_id` integer NOT NULL,
	`manager` text,
	`row` text,
	`was_unchanged` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `request_id`, `key`),
	FOREIGN KEY (`account_id`,`request_id`) REFERENCES `download_requests`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `import_keys_with_manager` ON `import_keys` (`account_id`,`request_id`,`line`) WHERE "import_keys"."manager" is not null;--> statement-breakpoint
CREATE TABLE `import_pictures` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`request_id` integer NOT NULL,
	`host` text NOT NULL,
	`source` text NOT NULL,
	`line` integer NOT NULL,
	`item_ids` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`request_id`) REFERENCES `download_requests`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "import_pictures_state" CHECK("import_pictures"."state" in ('waiting', 'late'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `import_pictures_to_fetch` ON `import_pictures` (`account_id`,`request_id`,`state`,`host`,`attempts`,`id`);--> statement-breakpoint
CREATE TABLE `imported_variants` (
	`account_id` integer NOT NULL,
	`variant_id` integer NOT NULL,
	`quantity` integer,
	`image_source` text,
	PRIMARY KEY(`account_id`, `variant_id`),
	FOREIGN KEY (`account_id`,`variant_id`) REFERENCES `variants`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `imported_variants_by_image` ON `imported_variants` (`account_id`,`image_source`);--> statement-breakpoint
CREATE TABLE `invitation_sendings` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`requester_id` integer NOT NULL,
	`audience` text NOT NULL,
	`upload_id` integer,
	`user_ids` text DEFAULT '[]' NOT NULL,
	`status` text NOT NULL,
	`due_at` integer NOT NULL,
	`expected_count` integer NOT NULL,
	`sent_count` integer DEFAULT 0 NOT NULL,
	`checkpoint` text,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`requester_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invitation_sendings_audience" CHECK("invitation_sendings"."audience" in ('people', 'upload', 'not_joined')),
	CONSTRAINT "invitation_sendings_status" CHECK("invitation_sendings"."status" in ('planned', 'sending', 'sent', 'canceled', 'failed'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `invitation_sendings_by_time` ON `invitation_sendings` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invitation_sendings_of_upload` ON `invitation_sendings` (`account_id`,`upload_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `assertions` (
	`code` text NOT NULL,
	`ok` integer
) STRICT;
--> statement-breakpoint
CREATE TABLE `audit_lines` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`action` text NOT NULL,
	`user_id` integer,
	`actor_id` integer,
	`subject_kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`details` text NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `audit_lines_by_subject` ON `audit_lines` (`account_id`,`subject_kind`,`subject_id`,`id`);--> statement-breakpoint
CREATE TABLE `idempotency_records` (
	`account_id` integer NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `key`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `kept_answers_by_age` ON `idempotency_records` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `limit_counts` (
	`account_id` integer NOT NULL,
	`name` text NOT NULL,
	`subject` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`account_id`, `name`, `subject`, `window_start`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `limit_counts_by_age` ON `limit_counts` (`account_id`,`window_start`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`job` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_until` integer,
	`done_at` integer,
	`failed_at` integer,
	`error` text,
	PRIMARY KEY(`account_id`, `id`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`account_id`,`due_at`) WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX `outbox_done` ON `outbox` (`account_id`,`done_at`) WHERE "outbox"."done_at" is not null;--> statement-breakpoint
CREATE TABLE `slowed_tries` (
	`account_id` integer NOT NULL,
	`name` text NOT NULL,
	`subject` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	`waits_until` integer NOT NULL,
	`was_refused` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `name`, `subject`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `slowed_tries_by_age` ON `slowed_tries` (`account_id`,`last_at`);--> statement-breakpoint
CREATE TABLE `table_totals` (
	`account_id` integer NOT NULL,
	`table_hash` text NOT NULL,
	`version` integer NOT NULL,
	`total_rows` integer NOT NULL,
	`anchors` text NOT NULL,
	`as_of` integer NOT NULL,
	`user_id` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `table_hash`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `table_totals_by_age` ON `table_totals` (`account_id`,`as_of`);--> statement-breakpoint
CREATE INDEX `table_totals_of_user` ON `table_totals` (`account_id`,`user_id`,`as_of`);--> statement-breakpoint
CREATE TABLE `table_versions` (
	`account_id` integer NOT NULL,
	`table_name` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`account_id`, `table_name`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `emails` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`user_id` integer,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`link_id` integer,
	`expires_at` integer,
	`dropped_at` integer,
	PRIMARY KEY(`account_id`, `id`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `emails_by_age` ON `emails` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `addresses` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`address1` text NOT NULL,
	`address2` text DEFAULT '' NOT NULL,
	`city` text NOT NULL,
	`state` text DEFAULT '' NOT NULL,
	`postal_code` text NOT NULL,
	`country` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`is_gift_address` integer DEFAULT 0 NOT NULL,
	`gift_address_body` text DEFAULT '' NOT NULL,
	`egift_recipient_email` text DEFAULT '' NOT NULL,
	`is_default` integer DEFAULT 0 NOT NULL,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `addresses_by_user` ON `addresses` (`account_id`,`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `group_members` (
	`account_id` integer NOT NULL,
	`group_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `group_id`, `user_id`),
	FOREIGN KEY (`account_id`,`group_id`) REFERENCES `groups`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `group_members_by_user` ON `group_members` (`account_id`,`user_id`,`group_id`);--> statement-breakpoint
CREATE TABLE `groups` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`member_count` integer DEFAULT 0 NOT NULL,
	`active_member_count` integer DEFAULT 0 NOT NULL,
	`invited_member_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `groups_by_name` ON `groups` (`account_id`,`name`);--> statement-breakpoint
CREATE TABLE `member_counts` (
	`account_id` integer NOT NULL,
	`status` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`account_id`, `status`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `password_links` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`kind` text NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`ended_at` integer,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "password_links_kind" CHECK("password_links"."kind" in ('activation', 'reset'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `password_links_by_token` ON `password_links` (`account_id`,`token_hash`);--> statement-breakpoint
CREATE INDEX `password_links_by_user` ON `password_links` (`account_id`,`user_id`,`expires_at`);--> statement-breakpoint
CREATE INDEX `password_links_by_expiry` ON `password_links` (`account_id`,`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`account_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` integer NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `token_hash`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`account_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`account_id`,`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`participant_id` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`role` text NOT NULL,
	`hire_date` text,
	`manager_id` integer,
	`country` text DEFAULT 'USA' NOT NULL,
	`language_code` text DEFAULT 'en' NOT NULL,
	`image_url` text,
	`status` text DEFAULT 'invited' NOT NULL,
	`switches` text DEFAULT '{}' NOT NULL,
	`is_eligible_to_receive_points` integer DEFAULT 1 NOT NULL,
	`standard_tnc_opted_in_at` integer,
	`password_hash` text,
	`recognitions_given_count` integer DEFAULT 0 NOT NULL,
	`recognitions_received_count` integer DEFAULT 0 NOT NULL,
	`activated_at` integer,
	`last_logged_in_at` integer,
	`created_at` integer NOT NULL,
	`invited_at` integer,
	`upload_id` integer,
	PRIMARY KEY(`account_id`, `id`),
	CONSTRAINT "users_status" CHECK("users"."status" in ('invited', 'pending', 'active', 'suspended', 'terminated', 'erased'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `users_by_email` ON `users` (`account_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_with_email` ON `users` (`account_id`,`email`) WHERE "users"."email" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_participant_id` ON `users` (`account_id`,`participant_id`);--> statement-breakpoint
CREATE INDEX `users_by_manager` ON `users` (`account_id`,`manager_id`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (`account_id`,`last_name`,`first_name`,`id`);--> statement-breakpoint
CREATE INDEX `users_not_joined` ON `users` (`account_id`,`created_at`,`id`) WHERE "users"."status" = 'invited';--> statement-breakpoint
CREATE INDEX `users_not_joined_of_upload` ON `users` (`account_id`,`upload_id`,`created_at`,`id`) WHERE "users"."status" = 'invited' and "users"."upload_id" is not null;--> statement-breakpoint
CREATE TABLE `order_counts` (
	`account_id` integer NOT NULL,
	`status` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`account_id`, `status`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_lines` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`variant_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`name` text NOT NULL,
	`brand_name` text NOT NULL,
	`options` text NOT NULL,
	`sku` text NOT NULL,
	`image_url` text,
	`quantity` integer NOT NULL,
	`points` integer NOT NULL,
	`price_cents` integer NOT NULL,
	`recipient` text,
	`transaction_id` integer,
	`delivery` text DEFAULT 'courier' NOT NULL,
	`carrier` text DEFAULT '' NOT NULL,
	`tracking_number` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'accepted' NOT NULL,
	`status_reason` text DEFAULT '' NOT NULL,
	`status_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`order_id`) REFERENCES `orders`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`variant_id`) REFERENCES `variants`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_lines_quantity" CHECK("order_lines"."quantity" between 1 and 100000),
	CONSTRAINT "order_lines_status" CHECK("order_lines"."status" in ('accepted', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded', 'returned', 'backordered'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_lines_of_order` ON `order_lines` (`account_id`,`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `order_lines_by_time` ON `order_lines` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `order_lines_of_item` ON `order_lines` (`account_id`,`item_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `orders` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`number` integer DEFAULT 0 NOT NULL,
	`user_id` integer NOT NULL,
	`product_type` text DEFAULT 'standard_product' NOT NULL,
	`status` text DEFAULT 'placed' NOT NULL,
	`total_points` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`line_count` integer NOT NULL,
	`unit_count` integer NOT NULL,
	`address` text NOT NULL,
	`cart_key` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "orders_status" CHECK("orders"."status" in ('placed', 'open', 'closed')),
	CONSTRAINT "orders_product_type" CHECK("orders"."product_type" in ('standard_product', 'wallet_product')),
	CONSTRAINT "orders_total_points" CHECK("orders"."total_points" between 0 and 1000000000000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_of_cart_once` ON `orders` (`account_id`,`cart_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_number` ON `orders` (`account_id`,`number`);--> statement-breakpoint
CREATE INDEX `orders_by_time` ON `orders` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_status` ON `orders` (`account_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_of_member` ON `orders` (`account_id`,`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`kind` text NOT NULL,
	`unit` text NOT NULL,
	`owner_id` integer DEFAULT 0 NOT NULL,
	`floor` integer DEFAULT 0 NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	`earned` integer DEFAULT 0 NOT NULL,
	`redeemed` integer DEFAULT 0 NOT NULL,
	`last_seq` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	CONSTRAINT "ledger_accounts_balance_at_or_above_floor" CHECK("ledger_accounts"."balance" >= "ledger_accounts"."floor"),
	CONSTRAINT "ledger_accounts_kind" CHECK("ledger_accounts"."kind" in ('funding', 'budget', 'member', 'in_approval', 'orders_held', 'orders_paid', 'expired', 'adjustments', 'games')),
	CONSTRAINT "ledger_accounts_unit" CHECK("ledger_accounts"."unit" in ('points', 'wallet'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_accounts_by_owner` ON `ledger_accounts` (`account_id`,`kind`,`unit`,`owner_id`);--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`transaction_id` integer NOT NULL,
	`debit_account_id` integer NOT NULL,
	`credit_account_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`,`transaction_id`) REFERENCES `ledger_transactions`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`debit_account_id`) REFERENCES `ledger_accounts`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`credit_account_id`) REFERENCES `ledger_accounts`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_entries_amount" CHECK("ledger_entries"."amount" between 1 and 1000000000000),
	CONSTRAINT "ledger_entries_two_accounts" CHECK("ledger_entries"."debit_account_id" <> "ledger_entries"."credit_account_id")
) STRICT;
--> statement-breakpoint
CREATE INDEX `ledger_entries_of_transaction` ON `ledger_entries` (`account_id`,`transaction_id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_by_debit` ON `ledger_entries` (`account_id`,`debit_account_id`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `ledger_entries_by_credit` ON `ledger_entries` (`account_id`,`credit_account_id`,`created_at`,`seq`);--> statement-breakpoint
CREATE TABLE `ledger_flows` (
	`account_id` integer NOT NULL,
	`unit` text NOT NULL,
	`kind` text NOT NULL,
	`period` integer NOT NULL,
	`amount` integer NOT NULL,
	`entry_count` integer NOT NULL,
	PRIMARY KEY(`account_id`, `unit`, `kind`, `period`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_transactions` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`kind` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`reverses_transaction_id` integer,
	`actor_id` integer,
	`source` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`program_id` integer,
	`budget_id` integer,
	`order_id` integer,
	`activity_id` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	CONSTRAINT "ledger_transactions_kind" CHECK("ledger_transactions"."kind" in ('Issuance', 'Issuance [Direct Deposit]', 'Issuance Reversed', 'non_monetary', 'assignment', 'Redemption', 'Redemption Reversed', 'Issuance [Point Purchase]', 'Issuance [Point Purchase Reversal]', 'purchase'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transactions_once` ON `ledger_transactions` (`account_id`,`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transactions_reversed_once` ON `ledger_transactions` (`account_id`,`reverses_transaction_id`);--> statement-breakpoint
CREATE TABLE `statement_lines` (
	`account_id` integer NOT NULL,
	`ledger_account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`transaction_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`balance` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`,`ledger_account_id`) REFERENCES `ledger_accounts`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`transaction_id`) REFERENCES `ledger_transactions`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `statement_lines_key` ON `statement_lines` (`account_id`,`ledger_account_id`,`id`);--> statement-breakpoint
CREATE TABLE `behaviors` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`key` text NOT NULL,
	`names` text NOT NULL,
	`glyph` text NOT NULL,
	`is_active` integer DEFAULT 1 NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `behaviors_by_key` ON `behaviors` (`account_id`,`key`);--> statement-breakpoint
CREATE TABLE `budgets` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`owner_id` integer NOT NULL,
	`ledger_account_id` integer NOT NULL,
	`cycle` text DEFAULT 'none' NOT NULL,
	`points_budgeted` integer DEFAULT 0 NOT NULL,
	`is_active` integer DEFAULT 1 NOT NULL,
	`from_date` text,
	`to_date` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`owner_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`ledger_account_id`) REFERENCES `ledger_accounts`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "budgets_cycle" CHECK("budgets"."cycle" in ('none', 'month', 'quarter', 'half_year', 'year'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `budgets_by_name` ON `budgets` (`account_id`,`name`);--> statement-breakpoint
CREATE INDEX `budgets_by_owner` ON `budgets` (`account_id`,`owner_id`,`id`);--> statement-breakpoint
CREATE TABLE `program_behaviors` (
	`account_id` integer NOT NULL,
	`program_id` integer NOT NULL,
	`behavior_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `program_id`, `behavior_id`),
	FOREIGN KEY (`account_id`,`program_id`) REFERENCES `programs`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`behavior_id`) REFERENCES `behaviors`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `programs` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`image` text,
	`glyph` text DEFAULT 'star' NOT NULL,
	`budget_id` integer NOT NULL,
	`givers` text NOT NULL,
	`from_date` text NOT NULL,
	`to_date` text,
	`is_active` integer DEFAULT 1 NOT NULL,
	`archived_at` integer,
	`display_program` integer DEFAULT 1 NOT NULL,
	`display_dates` integer DEFAULT 1 NOT NULL,
	`is_non_monetary` integer DEFAULT 0 NOT NULL,
	`issuance_approval_needed` integer DEFAULT 0 NOT NULL,
	`two_step_approval_needed` integer DEFAULT 0 NOT NULL,
	`issuance_approval_emails` text DEFAULT '[]' NOT NULL,
	`justification_required` integer DEFAULT 0 NOT NULL,
	`is_behavior_required` integer DEFAULT 0 NOT NULL,
	`hide_in_search_autosuggest` integer DEFAULT 0 NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	`min_points` integer DEFAULT 0 NOT NULL,
	`max_points` integer DEFAULT 0 NOT NULL,
	`points_increment` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "programs_points" CHECK("programs"."points" between 0 and 1000000000000),
	CONSTRAINT "programs_points_increment" CHECK("programs"."points_increment" between 1 and 1000000000000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `programs_by_name` ON `programs` (`account_id`,`name`);--> statement-breakpoint
CREATE TABLE `giving_days` (
	`account_id` integer NOT NULL,
	`day` text NOT NULL,
	`user_id` integer NOT NULL,
	`recognition_count` integer NOT NULL,
	`recipient_count` integer NOT NULL,
	`max_recognitions` integer NOT NULL,
	`max_recipients` integer NOT NULL,
	PRIMARY KEY(`account_id`, `day`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "giving_days_recognitions_within_limit" CHECK("giving_days"."recognition_count" <= "giving_days"."max_recognitions"),
	CONSTRAINT "giving_days_recipients_within_limit" CHECK("giving_days"."recipient_count" <= "giving_days"."max_recipients")
) STRICT;
--> statement-breakpoint
CREATE TABLE `recognitions` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`activity_id` integer NOT NULL,
	`transaction_id` integer,
	`giver_id` integer NOT NULL,
	`recipient_id` integer NOT NULL,
	`recipient_manager_id` integer,
	`program_id` integer NOT NULL,
	`behavior_ids` text DEFAULT '[]' NOT NULL,
	`points` integer NOT NULL,
	`message` text NOT NULL,
	`visibility` text NOT NULL,
	`subtype` text DEFAULT 'recognition' NOT NULL,
	`status` text DEFAULT 'issued' NOT NULL,
	`certificate_code` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`activity_id`) REFERENCES `activities`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`giver_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`recipient_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`program_id`) REFERENCES `programs`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "recognitions_not_oneself" CHECK("recognitions"."giver_id" <> "recognitions"."recipient_id"),
	CONSTRAINT "recognitions_points" CHECK("recognitions"."points" between 0 and 1000000000000),
	CONSTRAINT "recognitions_visibility" CHECK("recognitions"."visibility" in ('public', 'team', 'private')),
	CONSTRAINT "recognitions_status" CHECK("recognitions"."status" in ('draft', 'pending_1', 'pending_2', 'issued', 'denied', 'reversed'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `recognitions_by_certificate_code` ON `recognitions` (`account_id`,`certificate_code`);--> statement-breakpoint
CREATE INDEX `recognitions_by_time` ON `recognitions` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recognitions_received` ON `recognitions` (`account_id`,`recipient_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recognitions_received_by_team` ON `recognitions` (`account_id`,`recipient_manager_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recognitions_given` ON `recognitions` (`account_id`,`giver_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recognitions_of_program` ON `recognitions` (`account_id`,`program_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recognitions_of_transaction` ON `recognitions` (`account_id`,`transaction_id`,`recipient_id`);--> statement-breakpoint
CREATE INDEX `recognitions_of_activity` ON `recognitions` (`account_id`,`activity_id`,`id`);