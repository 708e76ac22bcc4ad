-- A private recognition of several people is found by its giver and its words alone: by their names each would learn of the others.
INSERT INTO search_entries (account_id, kind, id, title, body)
SELECT r.account_id, 'recognition', r.activity_id, trim(g.first_name || ' ' || g.last_name), r.message || ' ' || p.name
FROM activities a
CROSS JOIN recognitions r ON r.account_id = a.account_id AND r.id = (SELECT min(f.id) FROM recognitions f
	WHERE f.account_id = a.account_id AND f.activity_id = a.id AND f.status = 'issued')
CROSS JOIN users g ON g.account_id = r.account_id AND g.id = r.giver_id
CROSS JOIN programs p ON p.account_id = r.account_id AND p.id = r.program_id
WHERE a.kind = 'recognition' AND a.visibility = 'private'
	AND (SELECT count(*) FROM recognitions c WHERE c.account_id = a.account_id AND c.activity_id = a.id AND c.status = 'issued') > 1;
--> statement-breakpoint
ALTER TABLE `anniversary_cards` ADD `team_manager_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `anniversary_cards_of_team` ON `anniversary_cards` (`account_id`,`team_manager_id`,`day`,`id`) WHERE "anniversary_cards"."status" = 'signing' and "anniversary_cards"."visibility" = 'private';--> statement-breakpoint
CREATE INDEX `anniversary_cards_signed_for_user` ON `anniversary_cards` (`account_id`,`user_id`,`day`,`id`) WHERE "anniversary_cards"."status" = 'signing';--> statement-breakpoint
-- Cards that are being signed: those of who has left are none, all others know whose team signs them.
UPDATE anniversary_cards INDEXED BY anniversary_cards_due SET team_manager_id = coalesce(
	(SELECT u.manager_id FROM users u WHERE u.account_id = anniversary_cards.account_id AND u.id = anniversary_cards.user_id), 0),
	status = iif(EXISTS (SELECT 1 FROM users u WHERE u.account_id = anniversary_cards.account_id AND u.id = anniversary_cards.user_id
		AND u.status IN ('terminated', 'erased')), 'canceled', status)
WHERE status = 'signing';
--> statement-breakpoint
DROP TRIGGER anniversary_cards_relisted;
--> statement-breakpoint
CREATE TRIGGER anniversary_cards_relisted AFTER UPDATE OF status, visibility, points_state, team_manager_id ON anniversary_cards
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'anniversary_cards', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- A card that comes back is published at its hour, also where the clock rested.
CREATE TRIGGER anniversary_cards_due_again AFTER UPDATE OF status ON anniversary_cards
WHEN OLD.status = 'canceled' AND NEW.status = 'signing'
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'anniversaries/follow-anniversaries', NEW.created_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = min(excluded.due_at, due_work.due_at);
END;
--> statement-breakpoint
-- Who has another manager takes their card along to that team.
CREATE TRIGGER anniversary_cards_follow_manager AFTER UPDATE OF manager_id ON users WHEN NEW.manager_id IS NOT OLD.manager_id
BEGIN
	UPDATE anniversary_cards SET team_manager_id = coalesce(NEW.manager_id, 0)
	WHERE account_id = NEW.account_id AND user_id = NEW.id AND status = 'signing';
END;
--> statement-breakpoint
-- Nobody signs the card of who has left.
CREATE TRIGGER anniversary_cards_of_leavers AFTER UPDATE OF status ON users
WHEN NEW.status IN ('terminated', 'erased') AND OLD.status NOT IN ('terminated', 'erased')
BEGIN
	UPDATE anniversary_cards SET status = 'canceled'
	WHERE account_id = NEW.account_id AND user_id = NEW.id AND status = 'signing';
END;
