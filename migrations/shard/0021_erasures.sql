CREATE TABLE `erasures` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`begun_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`)
) STRICT;
--> statement-breakpoint
-- What is final stays so, but for an erasure: a person's name leaves the words of the audit, of reasons and of terms, never who, what, when or how much.
DROP TRIGGER audit_lines_no_update;
--> statement-breakpoint
CREATE TRIGGER audit_lines_no_update BEFORE UPDATE OF account_id, id, action, user_id, actor_id, subject_kind, subject_id, request_id, created_at ON audit_lines
BEGIN
	SELECT RAISE(ABORT, 'audit_lines_are_final');
END;
--> statement-breakpoint
CREATE TRIGGER audit_lines_details_stay BEFORE UPDATE OF details ON audit_lines
WHEN NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id)
BEGIN
	SELECT RAISE(ABORT, 'audit_lines_are_final');
END;
--> statement-breakpoint
DROP TRIGGER ledger_transactions_no_update;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_no_update BEFORE UPDATE OF account_id, id, kind, idempotency_key, reverses_transaction_id, actor_id, source, program_id, budget_id, order_id, activity_id, created_at ON ledger_transactions
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_reason_stays BEFORE UPDATE OF reason ON ledger_transactions
WHEN NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id)
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
DROP TRIGGER terms_versions_stay;
--> statement-breakpoint
CREATE TRIGGER terms_versions_stay BEFORE UPDATE OF account_id, id, number, asks_anew, author_id, created_at ON terms_versions
BEGIN
	SELECT RAISE(ABORT, 'terms_versions_stay');
END;
--> statement-breakpoint
CREATE TRIGGER terms_versions_texts_stay BEFORE UPDATE OF texts ON terms_versions
WHEN NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id)
BEGIN
	SELECT RAISE(ABORT, 'terms_versions_stay');
END;
--> statement-breakpoint
-- A client that is erased whole leaves no row.
DROP TRIGGER audit_lines_no_delete;
--> statement-breakpoint
CREATE TRIGGER audit_lines_no_delete BEFORE DELETE ON audit_lines
WHEN NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id AND e.user_id = 0)
BEGIN
	SELECT RAISE(ABORT, 'audit_lines_are_final');
END;
--> statement-breakpoint
DROP TRIGGER activities_no_delete;
--> statement-breakpoint
CREATE TRIGGER activities_no_delete BEFORE DELETE ON activities
WHEN NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id AND e.user_id = 0)
BEGIN
	SELECT RAISE(ABORT, 'activities_are_fixed');
END;
--> statement-breakpoint
DROP TRIGGER ledger_accounts_no_delete;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_no_delete BEFORE DELETE ON ledger_accounts
WHEN NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id AND e.user_id = 0)
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
DROP TRIGGER ledger_transactions_no_delete;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_no_delete BEFORE DELETE ON ledger_transactions
WHEN NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id AND e.user_id = 0)
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
DROP TRIGGER ledger_entries_no_delete;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_delete BEFORE DELETE ON ledger_entries
WHEN NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id AND e.user_id = 0)
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
--> statement-breakpoint
DROP TRIGGER statement_lines_no_delete;
--> statement-breakpoint
CREATE TRIGGER statement_lines_no_delete BEFORE DELETE ON statement_lines
WHEN NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id AND e.user_id = 0)
BEGIN
	SELECT RAISE(ABORT, 'ledger_is_final');
END;
