CREATE TABLE `commitments` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`giver_id` integer NOT NULL,
	`recipient_id` integer NOT NULL,
	`program_id` integer NOT NULL,
	`budget_id` integer NOT NULL,
	`behavior_ids` text DEFAULT '[]' NOT NULL,
	`points` integer NOT NULL,
	`message` text NOT NULL,
	`justification` text DEFAULT '' NOT NULL,
	`visibility` text NOT NULL,
	`due_date` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`decided_by` integer,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`giver_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`recipient_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`program_id`) REFERENCES `programs`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "commitments_not_oneself" CHECK("commitments"."giver_id" <> "commitments"."recipient_id"),
	CONSTRAINT "commitments_points" CHECK("commitments"."points" between 0 and 1000000000000),
	CONSTRAINT "commitments_visibility" CHECK("commitments"."visibility" in ('public', 'team', 'private')),
	CONSTRAINT "commitments_status" CHECK("commitments"."status" in ('open', 'kept', 'not_kept')),
	CONSTRAINT "commitments_decided" CHECK(("commitments"."status" = 'open') = ("commitments"."decided_at" is null))
) STRICT;
--> statement-breakpoint
CREATE INDEX `commitments_given` ON `commitments` (`account_id`,`giver_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `commitments_for_person` ON `commitments` (`account_id`,`recipient_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `commitments_by_time` ON `commitments` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `point_claims` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`claimant_id` integer NOT NULL,
	`program_id` integer NOT NULL,
	`asked_points` integer NOT NULL,
	`points` integer NOT NULL,
	`message` text NOT NULL,
	`proof_url` text DEFAULT '' NOT NULL,
	`proof_name` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`decided_by` integer,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`claimant_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`program_id`) REFERENCES `programs`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "point_claims_points" CHECK("point_claims"."points" between 1 and 1000000000000),
	CONSTRAINT "point_claims_never_more" CHECK("point_claims"."points" <= "point_claims"."asked_points"),
	CONSTRAINT "point_claims_status" CHECK("point_claims"."status" in ('waiting', 'paid', 'refused', 'withdrawn')),
	CONSTRAINT "point_claims_decided" CHECK(("point_claims"."status" = 'waiting') = ("point_claims"."decided_at" is null))
) STRICT;
--> statement-breakpoint
CREATE INDEX `point_claims_of_person` ON `point_claims` (`account_id`,`claimant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `point_claims_by_time` ON `point_claims` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `point_claims_waiting` ON `point_claims` (`account_id`,`claimant_id`) WHERE "point_claims"."status" = 'waiting';--> statement-breakpoint
CREATE TABLE `recognition_boosts` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`recognition_id` integer NOT NULL,
	`booster_id` integer NOT NULL,
	`budget_id` integer NOT NULL,
	`points` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`recognition_id`) REFERENCES `recognitions`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`booster_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "recognition_boosts_points" CHECK("recognition_boosts"."points" between 1 and 1000000000000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `recognition_boosts_once` ON `recognition_boosts` (`account_id`,`recognition_id`,`booster_id`);--> statement-breakpoint
ALTER TABLE `programs` ADD `takes_claims` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `recognition_submissions` ADD `subtype` text DEFAULT 'recognition' NOT NULL;
--> statement-breakpoint
-- Claims and commitments are lists; what a commitment holds of a budget is neither left nor spent; a decision is made once.
CREATE TRIGGER point_claims_added AFTER INSERT ON point_claims
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'point_claims', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER point_claims_changed AFTER UPDATE ON point_claims
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'point_claims', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER point_claims_stay BEFORE UPDATE OF status ON point_claims
WHEN OLD.status <> 'waiting' AND OLD.status <> NEW.status
BEGIN
	SELECT RAISE(ABORT, 'already_decided');
END;
--> statement-breakpoint
CREATE TRIGGER commitments_added AFTER INSERT ON commitments
BEGIN
	UPDATE budgets SET points_in_approval = points_in_approval + NEW.points
	WHERE account_id = NEW.account_id AND id = NEW.budget_id AND NEW.status = 'open' AND NEW.points > 0;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'commitments', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER commitments_changed AFTER UPDATE OF status ON commitments
BEGIN
	UPDATE budgets SET points_in_approval = points_in_approval + ((NEW.status = 'open') - (OLD.status = 'open')) * NEW.points
	WHERE account_id = NEW.account_id AND id = NEW.budget_id AND OLD.status <> NEW.status AND NEW.points > 0;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'commitments', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER commitments_stay BEFORE UPDATE OF status ON commitments
WHEN OLD.status <> 'open' AND OLD.status <> NEW.status
BEGIN
	SELECT RAISE(ABORT, 'already_decided');
END;
