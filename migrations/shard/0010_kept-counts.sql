ALTER TABLE `download_requests` ADD `warning_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `groups` ADD `active_member_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- An upload counts its warnings.
UPDATE download_requests SET warning_count =
	(SELECT count(*) FROM upload_refusals r WHERE r.account_id = download_requests.account_id AND r.request_id = download_requests.id AND r.is_warning = 1);
--> statement-breakpoint
CREATE TRIGGER upload_refusals_warning_counted AFTER INSERT ON upload_refusals
WHEN NEW.is_warning = 1
BEGIN
	UPDATE download_requests SET warning_count = warning_count + 1 WHERE account_id = NEW.account_id AND id = NEW.request_id;
END;
--> statement-breakpoint
-- Groups count their active members.
UPDATE groups SET active_member_count =
	(SELECT count(*) FROM group_members m JOIN users u ON u.account_id = m.account_id AND u.id = m.user_id
	WHERE m.account_id = groups.account_id AND m.group_id = groups.id AND u.status = 'active');
--> statement-breakpoint
CREATE TRIGGER group_members_active_added AFTER INSERT ON group_members
BEGIN
	UPDATE groups SET active_member_count = active_member_count + 1 WHERE account_id = NEW.account_id AND id = NEW.group_id
	AND EXISTS (SELECT 1 FROM users u WHERE u.account_id = NEW.account_id AND u.id = NEW.user_id AND u.status = 'active');
END;
--> statement-breakpoint
CREATE TRIGGER group_members_active_removed AFTER DELETE ON group_members
BEGIN
	UPDATE groups SET active_member_count = active_member_count - 1 WHERE account_id = OLD.account_id AND id = OLD.group_id
	AND EXISTS (SELECT 1 FROM users u WHERE u.account_id = OLD.account_id AND u.id = OLD.user_id AND u.status = 'active');
END;
--> statement-breakpoint
CREATE TRIGGER users_active_in_groups AFTER UPDATE OF status ON users
WHEN (OLD.status = 'active') <> (NEW.status = 'active')
BEGIN
	UPDATE groups SET active_member_count = active_member_count + iif(NEW.status = 'active', 1, -1)
	WHERE account_id = NEW.account_id AND id IN
	(SELECT m.group_id FROM group_members m WHERE m.account_id = NEW.account_id AND m.user_id = NEW.id);
END;
