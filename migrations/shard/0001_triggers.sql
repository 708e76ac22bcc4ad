-- Full-text search: the tenant is a token of its own column; rowid is search_documents.key.
CREATE VIRTUAL TABLE search_index USING fts5(
	tenant, title, body,
	content='', contentless_delete=1,
	tokenize="unicode61 remove_diacritics 2", prefix='2 3'
);
--> statement-breakpoint
-- What is searched for is written through this view: the tenant's token comes from account_id and can be no other.
CREATE VIEW search_entries AS
	SELECT account_id, kind, id, '' AS title, '' AS body FROM search_documents;
--> statement-breakpoint
-- The account's version rises with every change of its row, whoever writes it: what isolates remember of it is confirmed by it.
CREATE TRIGGER accounts_version_rises AFTER UPDATE ON accounts WHEN new.version = old.version
BEGIN
	UPDATE accounts SET version = version + 1 WHERE account_id = new.account_id;
END;
--> statement-breakpoint
-- What a thing is and who may see it is settled when it happens; only hiding and the counts change.
CREATE TRIGGER activities_fixed BEFORE UPDATE OF account_id, id, visibility, team_manager_id, created_at ON activities
BEGIN
	SELECT RAISE(ABORT, 'activities_are_fixed');
END;
--> statement-breakpoint
CREATE TRIGGER activities_no_delete BEFORE DELETE ON activities
BEGIN
	SELECT RAISE(ABORT, 'activities_are_fixed');
END;
--> statement-breakpoint
-- Feeds count what they hold: what everyone may see, and what one team may see.
CREATE TRIGGER activities_count AFTER INSERT ON activities
WHEN NEW.hidden_at IS NULL AND NEW.visibility <> 'private'
BEGIN
	INSERT INTO feed_counts (account_id, audience_kind, audience_id, team_manager_id, count, version)
	SELECT NEW.account_id, iif(NEW.visibility = 'public', 'everyone', 'team_only'),
		iif(NEW.visibility = 'public', 0, coalesce(NEW.team_manager_id, -1)),
		iif(NEW.visibility = 'public', 0, coalesce(NEW.team_manager_id, -1)), 1, 1 WHERE true
	ON CONFLICT (account_id, audience_kind, audience_id, team_manager_id) DO UPDATE SET count = count + 1, version = version + 1;
END;
--> statement-breakpoint
-- Hiding takes a thing out of every feed's count, showing it again puts it back.
CREATE TRIGGER activities_count_hidden AFTER UPDATE OF hidden_at ON activities
WHEN (OLD.hidden_at IS NULL) <> (NEW.hidden_at IS NULL) AND NEW.visibility <> 'private'
BEGIN
	INSERT INTO feed_counts (account_id, audience_kind, audience_id, team_manager_id, count, version)
	SELECT NEW.account_id, iif(NEW.visibility = 'public', 'everyone', 'team_only'),
		iif(NEW.visibility = 'public', 0, coalesce(NEW.team_manager_id, -1)),
		iif(NEW.visibility = 'public', 0, coalesce(NEW.team_manager_id, -1)), iif(NEW.hidden_at IS NULL, 1, -1), 1 WHERE true
	ON CONFLICT (account_id, audience_kind, audience_id, team_manager_id)
	DO UPDATE SET count = count + excluded.count, version = version + 1;
	INSERT INTO feed_counts (account_id, audience_kind, audience_id, team_manager_id, count, version)
	SELECT e.account_id, e.audience_kind, e.audience_id, e.team_manager_id, iif(NEW.hidden_at IS NULL, 1, -1), 1
	FROM feed_entries e WHERE e.account_id = NEW.account_id AND e.activity_id = NEW.id
	ON CONFLICT (account_id, audience_kind, audience_id, team_manager_id)
	DO UPDATE SET count = count + excluded.count, version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER feed_entries_count AFTER INSERT ON feed_entries
WHEN (SELECT a.hidden_at FROM activities a WHERE a.account_id = NEW.account_id AND a.id = NEW.activity_id) IS NULL
BEGIN
	INSERT INTO feed_counts (account_id, audience_kind, audience_id, team_manager_id, count, version)
	VALUES (NEW.account_id, NEW.audience_kind, NEW.audience_id, NEW.team_manager_id, 1, 1)
	ON CONFLICT (account_id, audience_kind, audience_id, team_manager_id) DO UPDATE SET count = count + 1, version = version + 1;
END;
--> statement-breakpoint
-- A document's words leave the index with it.
CREATE TRIGGER search_documents_leave_index AFTER DELETE ON search_documents
BEGIN
	DELETE FROM search_index WHERE rowid = OLD.key;
END;
--> statement-breakpoint
-- Categories count the listed items that stand at or below them.
CREATE TRIGGER category_items_count_added AFTER INSERT ON category_items
BEGIN
	UPDATE categories SET item_count = item_count + 1 WHERE account_id = NEW.account_id AND id = NEW.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER category_items_count_removed AFTER DELETE ON category_items
BEGIN
	UPDATE categories SET item_count = item_count - 1 WHERE account_id = OLD.account_id AND id = OLD.category_id;
END;
--> statement-breakpoint
-- The version of what the store shows rises with every change of it, whoever writes it: what isolates keep of listing and items is confirmed by it.
CREATE TRIGGER items_enter_store AFTER INSERT ON items WHEN NEW.is_listed = 1
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER items_change_in_store AFTER UPDATE ON items WHEN OLD.is_listed = 1 OR NEW.is_listed = 1
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER items_leave_store AFTER DELETE ON items WHEN OLD.is_listed = 1
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER category_items_enter_store AFTER INSERT ON category_items
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER category_items_change_in_store AFTER UPDATE ON category_items
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER category_items_leave_store AFTER DELETE ON category_items
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER variants_enter_store AFTER INSERT ON variants
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER variants_change_in_store AFTER UPDATE ON variants
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER variants_leave_store AFTER DELETE ON variants
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER item_pictures_enter_store AFTER INSERT ON item_pictures
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER item_pictures_change_in_store AFTER UPDATE ON item_pictures
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER item_pictures_leave_store AFTER DELETE ON item_pictures
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_change_in_store AFTER UPDATE OF parent_id, name, path, depth ON categories
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER variants_price_cents_of_new BEFORE INSERT ON variants WHEN NEW.price_cents NOT BETWEEN 0 AND 10000000000
BEGIN
	SELECT RAISE(ABORT, 'variants_price_cents');
END;
--> statement-breakpoint
CREATE TRIGGER variants_price_cents BEFORE UPDATE OF price_cents ON variants WHEN NEW.price_cents NOT BETWEEN 0 AND 10000000000
BEGIN
	SELECT RAISE(ABORT, 'variants_price_cents');
END;
--> statement-breakpoint
-- Whoever writes it: nothing is sold for 0 points unless its owner said that it is free.
CREATE TRIGGER variants_free_when_said BEFORE INSERT ON variants
WHEN NEW.is_active = 1 AND NEW.points = 0 AND NEW.is_free = 0
BEGIN
	SELECT RAISE(ABORT, 'price_of_zero');
END;
--> statement-breakpoint
CREATE TRIGGER variants_stay_free_when_said BEFORE UPDATE OF points, is_active, is_free ON variants
WHEN NEW.is_active = 1 AND NEW.points = 0 AND NEW.is_free = 0
BEGIN
	SELECT RAISE(ABORT, 'price_of_zero');
END;
--> statement-breakpoint
CREATE TRIGGER upload_refusals_warning_counted AFTER INSERT ON upload_refusals
WHEN NEW.is_warning = 1
BEGIN
	UPDATE download_requests SET warning_count = warning_count + 1 WHERE account_id = NEW.account_id AND id = NEW.request_id;
END;
--> statement-breakpoint
-- Two sales of one item never overlap.
CREATE TRIGGER flash_sales_apart BEFORE INSERT ON flash_sales
BEGIN
	SELECT RAISE(ABORT, 'flash_sales_overlap') WHERE EXISTS (
		SELECT 1 FROM flash_sales f WHERE f.account_id = NEW.account_id AND f.item_id = NEW.item_id
		AND f.live_to_date > NEW.starts_at AND f.starts_at < NEW.live_to_date);
END;
--> statement-breakpoint
CREATE TRIGGER flash_sales_stay_apart BEFORE UPDATE OF starts_at, live_to_date ON flash_sales
BEGIN
	SELECT RAISE(ABORT, 'flash_sales_overlap') WHERE EXISTS (
		SELECT 1 FROM flash_sales f WHERE f.account_id = NEW.account_id AND f.item_id = NEW.item_id AND f.id <> NEW.id
		AND f.live_to_date > NEW.starts_at AND f.starts_at < NEW.live_to_date);
END;
--> statement-breakpoint
-- What was promised stays: only the times and the stock of a sale change.
CREATE TRIGGER flash_sales_terms_stay BEFORE UPDATE OF item_id, points, points_was, quantity, limit_per_member ON flash_sales
BEGIN
	SELECT RAISE(ABORT, 'flash_sales_terms_stay');
END;
--> statement-breakpoint
-- How a hold ended is written once.
CREATE TRIGGER flash_hold_ends_stay BEFORE UPDATE ON flash_hold_ends
BEGIN
	SELECT RAISE(ABORT, 'flash_hold_ends_stay');
END;
--> statement-breakpoint
CREATE TRIGGER flash_sales_enter_store AFTER INSERT ON flash_sales
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER flash_sales_change_in_store AFTER UPDATE ON flash_sales
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER flash_sales_leave_store AFTER DELETE ON flash_sales
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'catalog/store', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- Tables that others refer to cannot be written anew: their bounds are triggers, named as a CHECK would be. A sale ends within 366 days of its making.
CREATE TRIGGER flash_sales_end_in_reach BEFORE INSERT ON flash_sales WHEN NEW.live_to_date > NEW.created_at + 31622400000
BEGIN
	SELECT RAISE(ABORT, 'flash_sales_end_in_reach');
END;
--> statement-breakpoint
-- Assertions: a batch goes on only while each condition is 1; no row is kept.
CREATE TRIGGER assertions_raise BEFORE INSERT ON assertions
BEGIN
	SELECT RAISE(ABORT, NEW.code) WHERE NEW.ok IS NOT 1;
	SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
-- Audit lines are never changed or deleted.
CREATE TRIGGER audit_lines_no_update BEFORE UPDATE ON audit_lines
BEGIN
	SELECT RAISE(ABORT, 'audit_lines_are_final');
END;
--> statement-breakpoint
CREATE TRIGGER audit_lines_no_delete BEFORE DELETE ON audit_lines
BEGIN
	SELECT RAISE(ABORT, 'audit_lines_are_final');
END;
--> statement-breakpoint
-- Ending a message that another consumer holds by now fails the batch of the effect: `endMessage` writes 0 then.
CREATE TRIGGER outbox_ends_by_its_holder BEFORE UPDATE OF done_at ON outbox WHEN NEW.done_at = 0
BEGIN
	SELECT RAISE(ABORT, 'lease_lost');
END;
--> statement-breakpoint
-- Groups count their members.
CREATE TRIGGER group_members_count_added AFTER INSERT ON group_members
BEGIN
	UPDATE groups SET member_count = member_count + 1 WHERE account_id = NEW.account_id AND id = NEW.group_id;
END;
--> statement-breakpoint
CREATE TRIGGER group_members_count_removed AFTER DELETE ON group_members
BEGIN
	UPDATE groups SET member_count = member_count - 1 WHERE account_id = OLD.account_id AND id = OLD.group_id;
END;
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
--> statement-breakpoint
-- Whoever is suspended or leaves is signed out everywhere, whoever writes the status, and stays so when they come back.
CREATE TRIGGER users_end_sessions AFTER UPDATE OF status ON users
WHEN NEW.status NOT IN ('active', 'pending')
BEGIN
	DELETE FROM sessions WHERE account_id = NEW.account_id AND user_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_end_password_links AFTER UPDATE OF status ON users
WHEN NEW.status NOT IN ('invited', 'pending', 'active')
BEGIN
	UPDATE password_links SET ended_at = CAST(unixepoch('subsec') * 1000 AS INTEGER)
	WHERE account_id = NEW.account_id AND user_id = NEW.id AND used_at IS NULL AND ended_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER group_members_added_by_status AFTER INSERT ON group_members
BEGIN
	UPDATE groups SET active_member_count = active_member_count + (u.status = 'active'),
		invited_member_count = invited_member_count + (u.status = 'invited')
	FROM users u WHERE groups.account_id = NEW.account_id AND groups.id = NEW.group_id
	AND u.account_id = NEW.account_id AND u.id = NEW.user_id AND u.status IN ('active', 'invited');
END;
--> statement-breakpoint
CREATE TRIGGER group_members_removed_by_status AFTER DELETE ON group_members
BEGIN
	UPDATE groups SET active_member_count = active_member_count - (u.status = 'active'),
		invited_member_count = invited_member_count - (u.status = 'invited')
	FROM users u WHERE groups.account_id = OLD.account_id AND groups.id = OLD.group_id
	AND u.account_id = OLD.account_id AND u.id = OLD.user_id AND u.status IN ('active', 'invited');
END;
--> statement-breakpoint
CREATE TRIGGER users_status_in_groups AFTER UPDATE OF status ON users
WHEN OLD.status <> NEW.status AND (OLD.status IN ('active', 'invited') OR NEW.status IN ('active', 'invited'))
BEGIN
	UPDATE groups SET active_member_count = active_member_count + (NEW.status = 'active') - (OLD.status = 'active'),
		invited_member_count = invited_member_count + (NEW.status = 'invited') - (OLD.status = 'invited')
	WHERE account_id = NEW.account_id AND id IN
	(SELECT m.group_id FROM group_members m WHERE m.account_id = NEW.account_id AND m.user_id = NEW.id);
END;
--> statement-breakpoint
-- An upload counts whom it added, and who of them has not joined yet.
CREATE TRIGGER users_added_by_upload AFTER INSERT ON users
WHEN NEW.upload_id IS NOT NULL
BEGIN
	UPDATE download_requests SET added_count = added_count + 1, not_joined_count = not_joined_count + (NEW.status = 'invited')
	WHERE account_id = NEW.account_id AND id = NEW.upload_id;
END;
--> statement-breakpoint
CREATE TRIGGER users_joined_of_upload AFTER UPDATE OF status ON users
WHEN NEW.upload_id IS NOT NULL AND (OLD.status = 'invited') <> (NEW.status = 'invited')
BEGIN
	UPDATE download_requests SET not_joined_count = not_joined_count + (NEW.status = 'invited') - (OLD.status = 'invited')
	WHERE account_id = NEW.account_id AND id = NEW.upload_id;
END;
--> statement-breakpoint
-- Who has not joined is a list: its version rises with every change of anybody's status.
CREATE TRIGGER users_change_status AFTER UPDATE OF status ON users
WHEN OLD.status <> NEW.status
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'members', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_count_added AFTER INSERT ON orders
BEGIN
	INSERT INTO order_counts (account_id, status, count) VALUES (NEW.account_id, NEW.status, 1)
	ON CONFLICT (account_id, status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_count_changed AFTER UPDATE OF status ON orders
WHEN OLD.status <> NEW.status
BEGIN
	UPDATE order_counts SET count = count - 1 WHERE account_id = OLD.account_id AND status = OLD.status;
	INSERT INTO order_counts (account_id, status, count) VALUES (NEW.account_id, NEW.status, 1)
	ON CONFLICT (account_id, status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_come AFTER INSERT ON orders
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'orders', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_change AFTER UPDATE ON orders
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'orders', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_go AFTER DELETE ON orders
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'orders', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_total_cents BEFORE INSERT ON orders WHEN NEW.total_cents NOT BETWEEN 0 AND 1000000000000
BEGIN
	SELECT RAISE(ABORT, 'orders_total_cents');
END;
--> statement-breakpoint
-- A line whose points and goods went back stays as it is: nothing can be given back twice.
CREATE TRIGGER order_lines_given_back_stay BEFORE UPDATE OF status ON order_lines
WHEN OLD.status IN ('cancelled', 'refunded', 'returned')
BEGIN
	SELECT RAISE(ABORT, 'order_line_is_given_back');
END;
--> statement-breakpoint
-- The ledger: accounts start empty, and their balance moves only with the entry that explains it.
CREATE TRIGGER ledger_accounts_start_empty BEFORE INSERT ON ledger_accounts
WHEN NEW.balance <> 0 OR NEW.earned <> 0 OR NEW.redeemed <> 0 OR NEW.last_seq <> 0
BEGIN
	SELECT RAISE(ABORT, 'ledger_accounts_start_empty');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_explained BEFORE UPDATE OF balance, last_seq ON ledger_accounts
BEGIN
	SELECT RAISE(ABORT, 'ledger_balance_unexplained') WHERE NOT EXISTS (
		SELECT 1 FROM ledger_entries e
		WHERE e.seq = NEW.last_seq AND e.seq > OLD.last_seq AND e.account_id = NEW.account_id
		AND (
			(e.debit_account_id = NEW.id AND NEW.balance = OLD.balance - e.amount)
			OR (e.credit_account_id = NEW.id AND NEW.balance = OLD.balance + e.amount)
		)
	);
END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_fixed BEFORE UPDATE OF account_id, id, kind, unit, owner_id, floor ON ledger_accounts
BEGIN
	SELECT RAISE(ABORT, 'ledger_accounts_are_fixed');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_no_delete BEFORE DELETE ON ledger_accounts
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_no_update BEFORE UPDATE ON ledger_transactions
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_no_delete BEFORE DELETE ON ledger_transactions
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_update BEFORE UPDATE ON ledger_entries
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_delete BEFORE DELETE ON ledger_entries
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_one_unit BEFORE INSERT ON ledger_entries
BEGIN
	SELECT RAISE(ABORT, 'ledger_units_differ') WHERE NOT EXISTS (
		SELECT 1 FROM ledger_accounts d
		JOIN ledger_accounts c ON c.account_id = d.account_id AND c.unit = d.unit
		WHERE d.account_id = NEW.account_id AND d.id = NEW.debit_account_id AND c.id = NEW.credit_account_id
	);
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_post AFTER INSERT ON ledger_entries
BEGIN
	UPDATE ledger_accounts SET
		balance = balance - NEW.amount,
		last_seq = NEW.seq,
		redeemed = redeemed + CASE (SELECT t.kind FROM ledger_transactions t WHERE t.account_id = NEW.account_id AND t.id = NEW.transaction_id)
			WHEN 'Redemption' THEN NEW.amount ELSE 0 END,
		earned = earned - CASE WHEN kind = 'member' AND (SELECT t.kind FROM ledger_transactions t WHERE t.account_id = NEW.account_id AND t.id = NEW.transaction_id)
			IN ('Issuance Reversed', 'Issuance [Point Purchase Reversal]') THEN NEW.amount ELSE 0 END
	WHERE account_id = NEW.account_id AND id = NEW.debit_account_id;
	UPDATE ledger_accounts SET
		balance = balance + NEW.amount,
		last_seq = NEW.seq,
		earned = earned + CASE WHEN kind = 'member' AND (SELECT t.kind FROM ledger_transactions t WHERE t.account_id = NEW.account_id AND t.id = NEW.transaction_id)
			IN ('Issuance', 'Issuance [Direct Deposit]', 'Issuance [Point Purchase]') THEN NEW.amount ELSE 0 END,
		redeemed = redeemed - CASE WHEN kind = 'member' AND (SELECT t.kind FROM ledger_transactions t WHERE t.account_id = NEW.account_id AND t.id = NEW.transaction_id)
			= 'Redemption Reversed' THEN NEW.amount ELSE 0 END
	WHERE account_id = NEW.account_id AND id = NEW.credit_account_id;
	INSERT INTO statement_lines (account_id, ledger_account_id, id, transaction_id, amount, balance, created_at)
		SELECT a.account_id, a.id, NEW.seq, NEW.transaction_id, -NEW.amount, a.balance, NEW.created_at
		FROM ledger_accounts a WHERE a.account_id = NEW.account_id AND a.id = NEW.debit_account_id AND a.kind = 'member';
	INSERT INTO statement_lines (account_id, ledger_account_id, id, transaction_id, amount, balance, created_at)
		SELECT a.account_id, a.id, NEW.seq, NEW.transaction_id, NEW.amount, a.balance, NEW.created_at
		FROM ledger_accounts a WHERE a.account_id = NEW.account_id AND a.id = NEW.credit_account_id AND a.kind = 'member';
END;
--> statement-breakpoint
CREATE TRIGGER statement_lines_no_update BEFORE UPDATE ON statement_lines
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
CREATE TRIGGER statement_lines_no_delete BEFORE DELETE ON statement_lines
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
-- What moved to or from members, by kind and quarter of an hour.
CREATE TRIGGER ledger_entries_flow AFTER INSERT ON ledger_entries
WHEN EXISTS (
	SELECT 1 FROM ledger_accounts a WHERE a.account_id = NEW.account_id
	AND a.id IN (NEW.debit_account_id, NEW.credit_account_id) AND a.kind = 'member'
)
BEGIN
	INSERT INTO ledger_flows (account_id, unit, kind, period, amount, entry_count)
	SELECT NEW.account_id, d.unit, t.kind, NEW.created_at / 900000, NEW.amount, 1
	FROM ledger_transactions t JOIN ledger_accounts d ON d.account_id = t.account_id AND d.id = NEW.debit_account_id
	WHERE t.account_id = NEW.account_id AND t.id = NEW.transaction_id
	ON CONFLICT (account_id, unit, kind, period)
	DO UPDATE SET amount = amount + excluded.amount, entry_count = entry_count + 1;
END;
--> statement-breakpoint
-- A recognition enters the feeds of its giver, its recipient and the recipient's team; a private one enters none.
CREATE TRIGGER recognitions_enter_feeds AFTER INSERT ON recognitions
WHEN NEW.visibility <> 'private'
BEGIN
	INSERT INTO feed_entries (account_id, audience_kind, audience_id, activity_id, team_manager_id, created_at)
	SELECT a.account_id, p.kind, p.id, a.id, iif(a.visibility = 'public', 0, coalesce(a.team_manager_id, -1)), a.created_at
	FROM activities a, (
		SELECT 'person' AS kind, NEW.giver_id AS id
		UNION ALL SELECT 'person', NEW.recipient_id
		UNION ALL SELECT 'team', NEW.recipient_manager_id
	) p
	WHERE a.account_id = NEW.account_id AND a.id = NEW.activity_id AND a.visibility <> 'private' AND p.id IS NOT NULL
	AND (p.kind = 'person' OR a.visibility = 'public' OR a.team_manager_id = p.id)
	ON CONFLICT (account_id, audience_kind, audience_id, created_at, activity_id) DO NOTHING;
END;
--> statement-breakpoint
-- What lists show of recognitions and orders has a version that rises with every change of a row, whoever writes it.
CREATE TRIGGER recognitions_come AFTER INSERT ON recognitions
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'recognitions', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER recognitions_change AFTER UPDATE ON recognitions
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'recognitions', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER recognitions_go AFTER DELETE ON recognitions
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'recognitions', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- A document written again replaces the former one. Its kind is a token too, so that a search reads one kind only.
CREATE TRIGGER search_entries_write INSTEAD OF INSERT ON search_entries
BEGIN
	DELETE FROM search_documents WHERE account_id = NEW.account_id AND kind = NEW.kind AND id = NEW.id;
	INSERT INTO search_documents (account_id, kind, id) VALUES (NEW.account_id, NEW.kind, NEW.id);
	INSERT INTO search_index (rowid, tenant, title, body)
		SELECT d.key, 't' || NEW.account_id || ' ' || NEW.kind, NEW.title, NEW.body
		FROM search_documents d WHERE d.account_id = NEW.account_id AND d.kind = NEW.kind AND d.id = NEW.id;
END;
