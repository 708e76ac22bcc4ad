CREATE TABLE `recognition_months` (
	`account_id` integer NOT NULL,
	`month` text NOT NULL,
	`user_id` integer NOT NULL,
	`gave` integer DEFAULT 0 NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `month`, `user_id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `recognition_reach` (
	`account_id` integer NOT NULL,
	`month` text NOT NULL,
	`gave_count` integer NOT NULL,
	`received_count` integer NOT NULL,
	PRIMARY KEY(`account_id`, `month`)
) STRICT;
--> statement-breakpoint
CREATE TRIGGER recognition_months_count_added AFTER INSERT ON recognition_months
BEGIN
	INSERT INTO recognition_reach (account_id, month, gave_count, received_count)
	VALUES (NEW.account_id, NEW.month, NEW.gave, NEW.received)
	ON CONFLICT (account_id, month) DO UPDATE SET
	gave_count = gave_count + excluded.gave_count, received_count = received_count + excluded.received_count;
END;
--> statement-breakpoint
CREATE TRIGGER recognition_months_count_changed AFTER UPDATE OF gave, received ON recognition_months
BEGIN
	UPDATE recognition_reach SET gave_count = gave_count + NEW.gave - OLD.gave,
	received_count = received_count + NEW.received - OLD.received
	WHERE account_id = NEW.account_id AND month = NEW.month;
END;
