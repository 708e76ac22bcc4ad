-- Everybody's list is narrowed by day of hire, day of birth, day of leaving and the account's own fields, too: its version rises with them.
CREATE TRIGGER users_listed_hired AFTER UPDATE OF hire_date ON users WHEN OLD.hire_date IS NOT NEW.hire_date
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'members_under_account', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER member_profiles_listed_added AFTER INSERT ON member_profiles
WHEN NEW.dob IS NOT NULL OR NEW.termination_date IS NOT NULL OR NEW.additional_fields <> '{}'
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'members_under_account', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER member_profiles_listed_changed AFTER UPDATE OF dob, termination_date, additional_fields ON member_profiles
WHEN (OLD.dob, OLD.termination_date, OLD.additional_fields) IS NOT (NEW.dob, NEW.termination_date, NEW.additional_fields)
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'members_under_account', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
