CREATE TABLE `faqs` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`topic` text NOT NULL,
	`position` integer NOT NULL,
	`questions` text NOT NULL,
	`answers` text NOT NULL,
	`is_published` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	CONSTRAINT "faqs_topic" CHECK("faqs"."topic" in ('recognition', 'points', 'orders', 'access', 'other'))
) STRICT;
