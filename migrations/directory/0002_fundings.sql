CREATE TABLE `directory_fundings` (
	`account_id` integer NOT NULL,
	`contract` text NOT NULL,
	`points` integer NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` integer NOT NULL,
	`confirmed_by` text,
	`funded_at` integer,
	PRIMARY KEY(`account_id`, `contract`, `points`),
	CONSTRAINT "directory_fundings_two_operators" CHECK("directory_fundings"."confirmed_by" <> "directory_fundings"."asked_by")
) STRICT;
