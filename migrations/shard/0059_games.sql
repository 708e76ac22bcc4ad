CREATE TABLE `game_cards` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`game_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`number` integer NOT NULL,
	`drawn` integer,
	`prize_position` integer,
	`squares` text DEFAULT '[]' NOT NULL,
	`issued_at` integer NOT NULL,
	`expires_at` integer,
	`revealed_at` integer,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`game_id`) REFERENCES `games`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "game_cards_drawn" CHECK("game_cards"."drawn" is null or "game_cards"."drawn" between 0 and 999)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `game_cards_one_each` ON `game_cards` (`account_id`,`game_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `game_cards_by_number` ON `game_cards` (`account_id`,`game_id`,`number`);--> statement-breakpoint
CREATE INDEX `game_cards_of_person` ON `game_cards` (`account_id`,`user_id`,`game_id`);--> statement-breakpoint
CREATE TABLE `game_prizes` (
	`account_id` integer NOT NULL,
	`game_id` integer NOT NULL,
	`position` integer NOT NULL,
	`pattern` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`points` integer NOT NULL,
	`stock` integer NOT NULL,
	`taken` integer DEFAULT 0 NOT NULL,
	`draw_from` integer DEFAULT 0 NOT NULL,
	`draw_to` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `game_id`, `position`),
	FOREIGN KEY (`account_id`,`game_id`) REFERENCES `games`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "game_prizes_pattern" CHECK("game_prizes"."pattern" in ('card', 'line', 'corners', 'full')),
	CONSTRAINT "game_prizes_name" CHECK(length("game_prizes"."name") <= 60),
	CONSTRAINT "game_prizes_points" CHECK("game_prizes"."points" between 0 and 1000000000000),
	CONSTRAINT "game_prizes_stock" CHECK("game_prizes"."taken" between 0 and "game_prizes"."stock"),
	CONSTRAINT "game_prizes_draws" CHECK("game_prizes"."draw_from" between 0 and "game_prizes"."draw_to" and "game_prizes"."draw_to" <= 1000)
) STRICT;
--> statement-breakpoint
CREATE TABLE `game_squares` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`card_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`place` integer NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`picture_url` text DEFAULT '' NOT NULL,
	`status` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`card_id`) REFERENCES `game_cards`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "game_squares_status" CHECK("game_squares"."status" in ('waiting', 'done', 'rejected')),
	CONSTRAINT "game_squares_place" CHECK("game_squares"."place" between 0 and 24),
	CONSTRAINT "game_squares_words" CHECK(length("game_squares"."words") <= 1000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `game_squares_of_card` ON `game_squares` (`account_id`,`card_id`,`place`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `game_squares_once` ON `game_squares` (`account_id`,`card_id`,`place`) WHERE "game_squares"."status" <> 'rejected';--> statement-breakpoint
CREATE TABLE `game_wins` (
	`account_id` integer NOT NULL,
	`card_id` integer NOT NULL,
	`position` integer NOT NULL,
	`won_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `card_id`, `position`),
	FOREIGN KEY (`account_id`,`card_id`) REFERENCES `game_cards`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `games` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`rules` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`budget_id` integer,
	`size` integer DEFAULT 0 NOT NULL,
	`tasks` text DEFAULT '[]' NOT NULL,
	`card_for` text DEFAULT 'everybody' NOT NULL,
	`seed` text DEFAULT '' NOT NULL,
	`commitment` text DEFAULT '' NOT NULL,
	`issued_count` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`created_by`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "games_kind" CHECK("games"."kind" in ('bingo', 'scratch')),
	CONSTRAINT "games_status" CHECK("games"."status" in ('draft', 'open', 'closed', 'ended')),
	CONSTRAINT "games_card_for" CHECK("games"."card_for" in ('everybody', 'givers')),
	CONSTRAINT "games_title" CHECK(length("games"."title") between 1 and 60),
	CONSTRAINT "games_rules" CHECK(length("games"."rules") <= 2000),
	CONSTRAINT "games_tasks" CHECK(length("games"."tasks") <= 20000),
	CONSTRAINT "games_size" CHECK(("games"."kind" = 'bingo') = ("games"."size" between 3 and 5)),
	CONSTRAINT "games_times" CHECK("games"."starts_at" < "games"."ends_at"),
	CONSTRAINT "games_seed" CHECK(("games"."status" = 'draft') = ("games"."seed" = '')),
	CONSTRAINT "games_issued" CHECK("games"."issued_count" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `games_by_kind` ON `games` (`account_id`,`kind`,`id`);--> statement-breakpoint
CREATE INDEX `games_due` ON `games` (`account_id`,`due_at`,`id`) WHERE "games"."due_at" is not null;
--> statement-breakpoint
-- The clock closes a game, and gives back what nobody won.
CREATE TRIGGER games_due_changed AFTER UPDATE OF due_at ON games
WHEN NEW.due_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'games/follow-games', NEW.due_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER games_due_added AFTER INSERT ON games
WHEN NEW.due_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'games/follow-games', NEW.due_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
-- A game goes from draft to open, closed and ended, and never back.
CREATE TRIGGER games_stay BEFORE UPDATE OF status ON games
WHEN (OLD.status, NEW.status) NOT IN (VALUES ('draft', 'open'), ('open', 'closed'), ('open', 'ended'), ('closed', 'ended'))
BEGIN
	SELECT RAISE(ABORT, 'game_changed');
END;
--> statement-breakpoint
-- From when it opens the seed and what is told beforehand stay as they are, whoever writes.
CREATE TRIGGER games_frozen BEFORE UPDATE OF seed, commitment, tasks, size, title, rules, starts_at, ends_at, budget_id, card_for ON games
WHEN OLD.status <> 'draft'
AND (OLD.seed, OLD.commitment, OLD.tasks, OLD.size, OLD.title, OLD.rules, OLD.starts_at, OLD.ends_at, OLD.budget_id, OLD.card_for)
	IS NOT (NEW.seed, NEW.commitment, NEW.tasks, NEW.size, NEW.title, NEW.rules, NEW.starts_at, NEW.ends_at, NEW.budget_id, NEW.card_for)
AND NOT EXISTS (SELECT 1 FROM erasures e WHERE e.account_id = OLD.account_id)
BEGIN
	SELECT RAISE(ABORT, 'game_changed');
END;
--> statement-breakpoint
-- What a scratch card holds stays as it was drawn.
CREATE TRIGGER game_cards_drawn_once BEFORE UPDATE OF number, drawn, prize_position, squares ON game_cards
WHEN (OLD.number, OLD.drawn, OLD.prize_position, OLD.squares) IS NOT (NEW.number, NEW.drawn, NEW.prize_position, NEW.squares)
BEGIN
	SELECT RAISE(ABORT, 'game_changed');
END;
