CREATE TABLE `group_uses` (
	`account_id` integer NOT NULL,
	`group_id` integer NOT NULL,
	`program_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `group_id`, `program_id`),
	FOREIGN KEY (`account_id`,`group_id`) REFERENCES `groups`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `group_uses_by_program` ON `group_uses` (`account_id`,`program_id`);--> statement-breakpoint
ALTER TABLE `groups` ADD `description` text DEFAULT '' NOT NULL CONSTRAINT "groups_description" CHECK(length("description") <= 500);--> statement-breakpoint
ALTER TABLE `groups` ADD `kind` text DEFAULT 'list' NOT NULL CONSTRAINT "groups_kind" CHECK("kind" in ('list', 'rules'));--> statement-breakpoint
ALTER TABLE `groups` ADD `matching` text DEFAULT 'all' NOT NULL CONSTRAINT "groups_matching" CHECK("matching" in ('all', 'any'));--> statement-breakpoint
ALTER TABLE `groups` ADD `rules` text DEFAULT '[]' NOT NULL CONSTRAINT "groups_rules" CHECK(length("rules") <= 20000);--> statement-breakpoint
ALTER TABLE `groups` ADD `filled_to` integer;--> statement-breakpoint
ALTER TABLE `groups` ADD `use_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `groups_by_rules` ON `groups` (`account_id`,`id`) WHERE "groups"."kind" = 'rules';--> statement-breakpoint
-- Who meets the rules of which group: the words are those of meetsRules (workers/features/members/store/meets-rules.ts).
CREATE VIEW group_matches AS SELECT g.account_id, g.id AS group_id, u.id AS user_id, (select coalesce(iif(g.matching = 'any', max(h.holds), min(h.holds)), 0) from (select case
	when q.operator in ('is', 'is_not') then (q.operator = 'is') = iif(q.field = 'group',
		exists (select 1 from json_each(q.said) w cross join group_members m where m.account_id = u.account_id
			and m.group_id = cast(w.value as integer) and m.user_id = u.id),
		exists (select 1 from json_each(q.said) w where lower(w.value) = lower(q.held)))
	when q.operator = 'contains' then exists (select 1 from json_each(q.said) w where instr(lower(q.held), lower(w.value)) > 0)
	when q.operator = 'starts_with' then exists (select 1 from json_each(q.said) w where instr(lower(q.held), lower(w.value)) = 1)
	when q.held = '' then 0
	when q.operator = 'on_or_after' then q.held >= q.said ->> 0
	when q.operator = 'on_or_before' then q.held <= q.said ->> 0
	else 0 end as holds from
		(select r.value ->> 'field' as field, r.value ->> 'operator' as operator, r.value -> 'values' as said, case r.value ->> 'field' when 'role' then u.role when 'title' then u.title when 'country' then u.country
	when 'language_code' then u.language_code when 'hire_date' then coalesce(u.hire_date, '')
	when 'manager' then coalesce(cast(u.manager_id as text), '') when 'city' then coalesce(p.city, '')
	when 'state' then coalesce(p.state, '')
	else coalesce((select f.value from json_each(p.additional_fields) f where f.key = substr(r.value ->> 'field', 5)), '') end as held
		from json_each(g.rules) r) q) h) AS is_met
	FROM groups g CROSS JOIN users u ON u.account_id = g.account_id
	LEFT JOIN member_profiles p ON p.account_id = u.account_id AND p.user_id = u.id WHERE g.kind = 'rules';
--> statement-breakpoint
-- A group by rules holds whoever meets them, whoever writes the person.
CREATE TRIGGER users_join_groups AFTER INSERT ON users
WHEN EXISTS (SELECT 1 FROM groups h INDEXED BY groups_by_rules WHERE h.account_id = NEW.account_id AND h.kind = 'rules')
BEGIN
	INSERT INTO group_members (account_id, group_id, user_id)
		SELECT x.account_id, x.group_id, x.user_id FROM group_matches x
		WHERE x.account_id = NEW.account_id AND x.user_id = NEW.id AND x.is_met = 1
	ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER users_move_groups AFTER UPDATE OF role, title, country, language_code, hire_date, manager_id ON users
WHEN (OLD.role, OLD.title, OLD.country, OLD.language_code, OLD.hire_date, OLD.manager_id)
	IS NOT (NEW.role, NEW.title, NEW.country, NEW.language_code, NEW.hire_date, NEW.manager_id)
	AND OLD.status IS NEW.status AND EXISTS (SELECT 1 FROM groups h INDEXED BY groups_by_rules WHERE h.account_id = NEW.account_id AND h.kind = 'rules')
BEGIN
	DELETE FROM group_members WHERE account_id = NEW.account_id AND user_id = NEW.id AND group_id IN
		(SELECT x.group_id FROM group_matches x WHERE x.account_id = NEW.account_id AND x.user_id = NEW.id AND x.is_met = 0);
	INSERT INTO group_members (account_id, group_id, user_id)
		SELECT x.account_id, x.group_id, x.user_id FROM group_matches x
		WHERE x.account_id = NEW.account_id AND x.user_id = NEW.id AND x.is_met = 1
	ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
DROP TRIGGER users_status_in_groups;
--> statement-breakpoint
-- Who changes with their status is counted by it first: what is counted out must have been counted in.
CREATE TRIGGER users_status_in_groups AFTER UPDATE OF status ON users
WHEN OLD.status <> NEW.status
BEGIN
	UPDATE groups SET active_member_count = active_member_count + (NEW.status = 'active') - (OLD.status = 'active'),
		invited_member_count = invited_member_count + (NEW.status = 'invited') - (OLD.status = 'invited')
	WHERE account_id = NEW.account_id AND id IN
	(SELECT m.group_id FROM group_members m WHERE m.account_id = NEW.account_id AND m.user_id = NEW.id);
	DELETE FROM group_members WHERE account_id = NEW.account_id AND user_id = NEW.id AND group_id IN
		(SELECT x.group_id FROM group_matches x WHERE x.account_id = NEW.account_id AND x.user_id = NEW.id AND x.is_met = 0);
	INSERT INTO group_members (account_id, group_id, user_id)
		SELECT x.account_id, x.group_id, x.user_id FROM group_matches x
		WHERE x.account_id = NEW.account_id AND x.user_id = NEW.id AND x.is_met = 1
	ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER member_profiles_join_groups AFTER INSERT ON member_profiles
WHEN EXISTS (SELECT 1 FROM groups h INDEXED BY groups_by_rules WHERE h.account_id = NEW.account_id AND h.kind = 'rules')
BEGIN
	DELETE FROM group_members WHERE account_id = NEW.account_id AND user_id = NEW.user_id AND group_id IN
		(SELECT x.group_id FROM group_matches x WHERE x.account_id = NEW.account_id AND x.user_id = NEW.user_id AND x.is_met = 0);
	INSERT INTO group_members (account_id, group_id, user_id)
		SELECT x.account_id, x.group_id, x.user_id FROM group_matches x
		WHERE x.account_id = NEW.account_id AND x.user_id = NEW.user_id AND x.is_met = 1
	ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER member_profiles_move_groups AFTER UPDATE OF city, state, additional_fields ON member_profiles
WHEN (OLD.city, OLD.state, OLD.additional_fields) IS NOT (NEW.city, NEW.state, NEW.additional_fields)
	AND EXISTS (SELECT 1 FROM groups h INDEXED BY groups_by_rules WHERE h.account_id = NEW.account_id AND h.kind = 'rules')
BEGIN
	DELETE FROM group_members WHERE account_id = NEW.account_id AND user_id = NEW.user_id AND group_id IN
		(SELECT x.group_id FROM group_matches x WHERE x.account_id = NEW.account_id AND x.user_id = NEW.user_id AND x.is_met = 0);
	INSERT INTO group_members (account_id, group_id, user_id)
		SELECT x.account_id, x.group_id, x.user_id FROM group_matches x
		WHERE x.account_id = NEW.account_id AND x.user_id = NEW.user_id AND x.is_met = 1
	ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- Which programs name a group.
CREATE TRIGGER programs_name_groups AFTER INSERT ON programs
BEGIN
	INSERT INTO group_uses (account_id, group_id, program_id)
		SELECT NEW.account_id, g.id, NEW.id FROM json_each(NEW.givers, '$.group_ids') e
		CROSS JOIN groups g ON g.account_id = NEW.account_id AND g.id = e.value WHERE true
	ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER programs_name_other_groups AFTER UPDATE OF givers ON programs
WHEN OLD.givers <> NEW.givers
BEGIN
	DELETE FROM group_uses WHERE account_id = NEW.account_id AND program_id = NEW.id
		AND group_id NOT IN (SELECT e.value FROM json_each(NEW.givers, '$.group_ids') e);
	INSERT INTO group_uses (account_id, group_id, program_id)
		SELECT NEW.account_id, g.id, NEW.id FROM json_each(NEW.givers, '$.group_ids') e
		CROSS JOIN groups g ON g.account_id = NEW.account_id AND g.id = e.value WHERE true
	ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER group_uses_count_added AFTER INSERT ON group_uses
BEGIN
	UPDATE groups SET use_count = use_count + 1 WHERE account_id = NEW.account_id AND id = NEW.group_id;
END;
--> statement-breakpoint
CREATE TRIGGER group_uses_count_removed AFTER DELETE ON group_uses
BEGIN
	UPDATE groups SET use_count = use_count - 1 WHERE account_id = OLD.account_id AND id = OLD.group_id;
END;
--> statement-breakpoint
INSERT INTO group_uses (account_id, group_id, program_id)
	SELECT x.account_id, g.id, x.id FROM programs x, json_each(x.givers, '$.group_ids') e
	CROSS JOIN groups g ON g.account_id = x.account_id AND g.id = e.value WHERE true ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Groups are a list, and who is in them narrows others: their versions rise with both.
CREATE TRIGGER groups_listed_added AFTER INSERT ON groups
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'groups', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER groups_listed_changed AFTER UPDATE OF name, description, kind ON groups
WHEN (OLD.name, OLD.description, OLD.kind) IS NOT (NEW.name, NEW.description, NEW.kind)
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'groups', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER groups_listed_removed AFTER DELETE ON groups
BEGIN
	DELETE FROM search_documents WHERE account_id = OLD.account_id AND kind = 'group' AND id = OLD.id;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'groups', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER group_members_narrow_added AFTER INSERT ON group_members
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'group_members', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER group_members_narrow_removed AFTER DELETE ON group_members
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'group_members', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;

--> statement-breakpoint
CREATE TABLE `global_filter_members` (
	`account_id` integer NOT NULL,
	`filter_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `filter_id`, `user_id`),
	FOREIGN KEY (`account_id`,`filter_id`) REFERENCES `global_filters`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `global_filter_members_by_user` ON `global_filter_members` (`account_id`,`user_id`,`filter_id`);--> statement-breakpoint
CREATE TABLE `global_filter_uses` (
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`filter_id` integer NOT NULL,
	`is_active` integer DEFAULT 0 NOT NULL,
	`last_used` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`, `filter_id`),
	FOREIGN KEY (`account_id`,`filter_id`) REFERENCES `global_filters`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `global_filter_uses_active` ON `global_filter_uses` (`account_id`,`user_id`) WHERE "global_filter_uses"."is_active" = 1;--> statement-breakpoint
CREATE INDEX `global_filter_uses_of_filter` ON `global_filter_uses` (`account_id`,`filter_id`);--> statement-breakpoint
CREATE TABLE `global_filters` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`owner_id` integer NOT NULL,
	`is_shared` integer DEFAULT 0 NOT NULL,
	`matching` text DEFAULT 'all' NOT NULL,
	`rules` text NOT NULL,
	`filled_to` integer,
	`off_reason` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`owner_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "global_filters_matching" CHECK("global_filters"."matching" in ('all', 'any')),
	CONSTRAINT "global_filters_off_reason" CHECK("global_filters"."off_reason" in ('field_gone', 'group_gone')),
	CONSTRAINT "global_filters_name" CHECK(length("global_filters"."name") between 1 and 100),
	CONSTRAINT "global_filters_description" CHECK(length("global_filters"."description") <= 500),
	CONSTRAINT "global_filters_rules" CHECK(length("global_filters"."rules") <= 20000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `global_filters_by_name` ON `global_filters` (`account_id`,`owner_id`,`name`);--> statement-breakpoint
CREATE INDEX `global_filters_in_order` ON `global_filters` (`account_id`,`created_at`,`id`);
--> statement-breakpoint
-- Who meets the rules of which filter: the words are those of meetsRules (workers/features/members/store/meets-rules.ts).
CREATE VIEW global_filter_matches AS SELECT g.account_id, g.id AS filter_id, u.id AS user_id, (select coalesce(iif(g.matching = 'any', max(h.holds), min(h.holds)), 0) from (select case
	when q.operator in ('is', 'is_not') then (q.operator = 'is') = iif(q.field = 'group',
		exists (select 1 from json_each(q.said) w cross join group_members m where m.account_id = u.account_id
			and m.group_id = cast(w.value as integer) and m.user_id = u.id),
		exists (select 1 from json_each(q.said) w where lower(w.value) = lower(q.held)))
	when q.operator = 'contains' then exists (select 1 from json_each(q.said) w where instr(lower(q.held), lower(w.value)) > 0)
	when q.operator = 'starts_with' then exists (select 1 from json_each(q.said) w where instr(lower(q.held), lower(w.value)) = 1)
	when q.held = '' then 0
	when q.operator = 'on_or_after' then q.held >= q.said ->> 0
	when q.operator = 'on_or_before' then q.held <= q.said ->> 0
	else 0 end as holds from
		(select r.value ->> 'field' as field, r.value ->> 'operator' as operator, r.value -> 'values' as said, case r.value ->> 'field' when 'role' then u.role when 'title' then u.title when 'country' then u.country
	when 'language_code' then u.language_code when 'hire_date' then coalesce(u.hire_date, '')
	when 'manager' then coalesce(cast(u.manager_id as text), '') when 'city' then coalesce(p.city, '')
	when 'state' then coalesce(p.state, '')
	else coalesce((select f.value from json_each(p.additional_fields) f where f.key = substr(r.value ->> 'field', 5)), '') end as held
		from json_each(g.rules) r) q) h) AS is_met
	FROM global_filters g CROSS JOIN users u ON u.account_id = g.account_id
	LEFT JOIN member_profiles p ON p.account_id = u.account_id AND p.user_id = u.id;
--> statement-breakpoint
-- A filter holds whoever meets its rules, whoever writes the person.
CREATE TRIGGER users_join_global_filters AFTER INSERT ON users
WHEN EXISTS (SELECT 1 FROM global_filters h WHERE h.account_id = NEW.account_id)
BEGIN
	INSERT INTO global_filter_members (account_id, filter_id, user_id)
		SELECT x.account_id, x.filter_id, x.user_id FROM global_filter_matches x
		WHERE x.account_id = NEW.account_id AND x.user_id = NEW.id AND x.is_met = 1
	ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER users_move_global_filters AFTER UPDATE OF role, title, country, language_code, hire_date, manager_id ON users
WHEN (OLD.role, OLD.title, OLD.country, OLD.language_code, OLD.hire_date, OLD.manager_id)
	IS NOT (NEW.role, NEW.title, NEW.country, NEW.language_code, NEW.hire_date, NEW.manager_id)
	AND EXISTS (SELECT 1 FROM global_filters h WHERE h.account_id = NEW.account_id)
BEGIN
	DELETE FROM global_filter_members WHERE account_id = NEW.account_id AND user_id = NEW.id AND filter_id IN
		(SELECT x.filter_id FROM global_filter_matches x WHERE x.account_id = NEW.account_id AND x.user_id = NEW.id AND x.is_met = 0);
	INSERT INTO global_filter_members (account_id, filter_id, user_id)
		SELECT x.account_id, x.filter_id, x.user_id FROM global_filter_matches x
		WHERE x.account_id = NEW.account_id AND x.user_id = NEW.id AND x.is_met = 1
	ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER member_profiles_join_global_filters AFTER INSERT ON member_profiles
WHEN EXISTS (SELECT 1 FROM global_filters h WHERE h.account_id = NEW.account_id)
BEGIN
	DELETE FROM global_filter_members WHERE account_id = NEW.account_id AND user_id = NEW.user_id AND filter_id IN
		(SELECT x.filter_id FROM global_filter_matches x WHERE x.account_id = NEW.account_id AND x.user_id = NEW.user_id AND x.is_met = 0);
	INSERT INTO global_filter_members (account_id, filter_id, user_id)
		SELECT x.account_id, x.filter_id, x.user_id FROM global_filter_matches x
		WHERE x.account_id = NEW.account_id AND x.user_id = NEW.user_id AND x.is_met = 1
	ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER member_profiles_move_global_filters AFTER UPDATE OF city, state, additional_fields ON member_profiles
WHEN (OLD.city, OLD.state, OLD.additional_fields) IS NOT (NEW.city, NEW.state, NEW.additional_fields)
	AND EXISTS (SELECT 1 FROM global_filters h WHERE h.account_id = NEW.account_id)
BEGIN
	DELETE FROM global_filter_members WHERE account_id = NEW.account_id AND user_id = NEW.user_id AND filter_id IN
		(SELECT x.filter_id FROM global_filter_matches x WHERE x.account_id = NEW.account_id AND x.user_id = NEW.user_id AND x.is_met = 0);
	INSERT INTO global_filter_members (account_id, filter_id, user_id)
		SELECT x.account_id, x.filter_id, x.user_id FROM global_filter_matches x
		WHERE x.account_id = NEW.account_id AND x.user_id = NEW.user_id AND x.is_met = 1
	ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- Filters may build on groups: who comes or goes there may come or go here.
CREATE TRIGGER group_members_join_global_filters AFTER INSERT ON group_members
WHEN EXISTS (SELECT 1 FROM global_filters h WHERE h.account_id = NEW.account_id)
BEGIN
	DELETE FROM global_filter_members WHERE account_id = NEW.account_id AND user_id = NEW.user_id AND filter_id IN
		(SELECT x.filter_id FROM global_filter_matches x WHERE x.account_id = NEW.account_id AND x.user_id = NEW.user_id AND x.is_met = 0);
	INSERT INTO global_filter_members (account_id, filter_id, user_id)
		SELECT x.account_id, x.filter_id, x.user_id FROM global_filter_matches x
		WHERE x.account_id = NEW.account_id AND x.user_id = NEW.user_id AND x.is_met = 1
	ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER group_members_leave_global_filters AFTER DELETE ON group_members
WHEN EXISTS (SELECT 1 FROM global_filters h WHERE h.account_id = OLD.account_id)
BEGIN
	DELETE FROM global_filter_members WHERE account_id = OLD.account_id AND user_id = OLD.user_id AND filter_id IN
		(SELECT x.filter_id FROM global_filter_matches x WHERE x.account_id = OLD.account_id AND x.user_id = OLD.user_id AND x.is_met = 0);
	INSERT INTO global_filter_members (account_id, filter_id, user_id)
		SELECT x.account_id, x.filter_id, x.user_id FROM global_filter_matches x
		WHERE x.account_id = OLD.account_id AND x.user_id = OLD.user_id AND x.is_met = 1
	ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- A filter whose group or field is gone is off with its reason until somebody changes it.
CREATE TRIGGER groups_gone_from_global_filters AFTER DELETE ON groups
BEGIN
	UPDATE global_filters SET off_reason = 'group_gone' WHERE account_id = OLD.account_id AND EXISTS
		(SELECT 1 FROM json_each(global_filters.rules) r, json_each(r.value, '$.values') w
		WHERE r.value ->> 'field' = 'group' AND CAST(w.value AS integer) = OLD.id);
END;
--> statement-breakpoint
CREATE TRIGGER fields_gone_from_global_filters AFTER UPDATE OF settings ON accounts
WHEN (NEW.settings -> '$.additional_fields') IS NOT (OLD.settings -> '$.additional_fields')
BEGIN
	UPDATE global_filters SET off_reason = 'field_gone' WHERE account_id = NEW.account_id AND EXISTS
		(SELECT 1 FROM json_each(global_filters.rules) r WHERE r.value ->> 'field' LIKE 'own:%' AND NOT EXISTS
		(SELECT 1 FROM json_each(coalesce(NEW.settings -> '$.additional_fields', '[]')) f WHERE 'own:' || (f.value ->> 'key') = r.value ->> 'field'));
END;
--> statement-breakpoint
-- Filters are a list, and whom they hold narrows others: their versions rise with both.
CREATE TRIGGER global_filters_listed_added AFTER INSERT ON global_filters
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'global_filters', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER global_filters_listed_changed AFTER UPDATE ON global_filters
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'global_filters', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER global_filters_listed_removed AFTER DELETE ON global_filters
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'global_filters', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER global_filter_members_narrow_added AFTER INSERT ON global_filter_members
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'global_filter_members', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER global_filter_members_narrow_removed AFTER DELETE ON global_filter_members
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'global_filter_members', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
