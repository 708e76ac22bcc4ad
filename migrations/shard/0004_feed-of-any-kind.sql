-- The feed holds any kind of thing: what only recognitions keep moves into `details`, and the list of kinds is the code's.
-- SQLite changes no CHECK in place. The table is made anew under its own name and filled while foreign keys wait for the
-- end: as rows come back, those that refer to them are found again, comments by an index that stands for this alone.
PRAGMA defer_foreign_keys = true;
--> statement-breakpoint
CREATE INDEX comments_while_activities_move ON comments (account_id, activity_id);
--> statement-breakpoint
CREATE TABLE activities_kept (
	account_id integer NOT NULL,
	id integer NOT NULL,
	kind text NOT NULL,
	actor_id integer NOT NULL,
	visibility text NOT NULL,
	team_manager_id integer,
	details text NOT NULL,
	comment_count integer NOT NULL,
	like_count integer NOT NULL,
	hidden_at integer,
	created_at integer NOT NULL,
	PRIMARY KEY (account_id, id)
) STRICT;
--> statement-breakpoint
INSERT INTO activities_kept SELECT account_id, id, kind, actor_id, visibility, team_manager_id,
	json_object('recipient_count', recipient_count, 'group_names', json(group_names), 'named_count', named_count),
	comment_count, like_count, hidden_at, created_at FROM activities;
--> statement-breakpoint
DROP TABLE activities;
--> statement-breakpoint
CREATE TABLE `activities` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`kind` text NOT NULL,
	`actor_id` integer NOT NULL,
	`visibility` text NOT NULL,
	`team_manager_id` integer,
	`details` text DEFAULT '{}' NOT NULL,
	`comment_count` integer DEFAULT 0 NOT NULL,
	`like_count` integer DEFAULT 0 NOT NULL,
	`hidden_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`actor_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "activities_visibility" CHECK("activities"."visibility" in ('public', 'team', 'private'))
) STRICT;
--> statement-breakpoint
INSERT INTO activities (account_id, id, kind, actor_id, visibility, team_manager_id, details, comment_count, like_count, hidden_at, created_at)
	SELECT account_id, id, kind, actor_id, visibility, team_manager_id, details, comment_count, like_count, hidden_at, created_at FROM activities_kept;
--> statement-breakpoint
DROP TABLE activities_kept;
--> statement-breakpoint
DROP INDEX comments_while_activities_move;
--> statement-breakpoint
CREATE INDEX `activities_public` ON `activities` (`account_id`,`created_at`,`id`) WHERE "activities"."visibility" = 'public' and "activities"."hidden_at" is null;
--> statement-breakpoint
CREATE INDEX `activities_of_team` ON `activities` (`account_id`,`team_manager_id`,`created_at`,`id`) WHERE "activities"."visibility" = 'team' and "activities"."hidden_at" is null;
--> statement-breakpoint
-- What a thing is and who may see it is settled when it happens; only what its kind keeps, hiding and the counts change.
CREATE TRIGGER activities_fixed BEFORE UPDATE OF account_id, id, kind, visibility, team_manager_id, created_at ON activities
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
-- Whose feed a thing belongs to is written with it, by whoever writes it.
DROP TRIGGER recognitions_enter_feeds;
