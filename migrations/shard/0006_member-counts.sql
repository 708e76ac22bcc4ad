CREATE TABLE `member_counts` (
	`account_id` integer NOT NULL,
	`status` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`account_id`, `status`)
) STRICT;
--> statement-breakpoint
-- People are counted by status.
INSERT INTO member_counts (account_id, status, count)
SELECT u.account_id, u.status, count(*) FROM users u GROUP BY u.account_id, u.status;
--> statement-breakpoint
CREATE TRIGGER users_count_added AFTER INSERT ON users
BEGIN
	INSERT INTO member_counts (account_id, status, count) VALUES (NEW.account_id, NEW.status, 1)
	ON CONFLICT (account_id, status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER users_count_changed AFTER UPDATE OF status ON users
WHEN OLD.status <> NEW.status
BEGIN
	UPDATE member_counts SET count = count - 1 WHERE account_id = OLD.account_id AND status = OLD.status;
	INSERT INTO member_counts (account_id, status, count) VALUES (NEW.account_id, NEW.status, 1)
	ON CONFLICT (account_id, status) DO UPDATE SET count = count + 1;
END;
