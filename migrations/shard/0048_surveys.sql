CREATE TABLE `survey_counts` (
	`account_id` integer NOT NULL,
	`survey_id` integer NOT NULL,
	`group_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`value` text NOT NULL,
	`people` integer NOT NULL,
	PRIMARY KEY(`account_id`, `survey_id`, `group_id`, `question_id`, `value`),
	FOREIGN KEY (`account_id`,`survey_id`) REFERENCES `surveys`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "survey_counts_people" CHECK("survey_counts"."people" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `survey_counts_by_group` ON `survey_counts` (`account_id`,`survey_id`,`group_id`) WHERE "survey_counts"."question_id" = 0;--> statement-breakpoint
CREATE TABLE `survey_questions` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`survey_id` integer NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`words` text NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	`has_other` integer DEFAULT 0 NOT NULL,
	`is_required` integer DEFAULT 0 NOT NULL,
	`is_editable` integer DEFAULT 1 NOT NULL,
	`save_to` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`survey_id`) REFERENCES `surveys`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "survey_questions_type" CHECK("survey_questions"."type" in ('radio', 'checkbox', 'checkbox_group', 'dropdown_single', 'dropdown_multi', 'scale', 'text', 'date')),
	CONSTRAINT "survey_questions_save_to" CHECK("survey_questions"."save_to" in ('', 'dob', 'title')),
	CONSTRAINT "survey_questions_words" CHECK(length("survey_questions"."words") <= 20000),
	CONSTRAINT "survey_questions_options" CHECK(length("survey_questions"."options") <= 60000),
	CONSTRAINT "survey_questions_position" CHECK("survey_questions"."position" between 0 and 1000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `survey_questions_in_order` ON `survey_questions` (`account_id`,`survey_id`,`position`,`id`);--> statement-breakpoint
CREATE TABLE `survey_responses` (
	`account_id` integer NOT NULL,
	`survey_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`status` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`draft` text DEFAULT '{}' NOT NULL,
	`answers` text DEFAULT '{}' NOT NULL,
	`group_ids` text DEFAULT '[]' NOT NULL,
	`is_paid` integer DEFAULT 0 NOT NULL,
	`saved_at` integer NOT NULL,
	`sent_at` integer,
	PRIMARY KEY(`account_id`, `survey_id`, `user_id`),
	FOREIGN KEY (`account_id`,`survey_id`) REFERENCES `surveys`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "survey_responses_status" CHECK("survey_responses"."status" in ('started', 'sent')),
	CONSTRAINT "survey_responses_draft" CHECK(length("survey_responses"."draft") <= 300000),
	CONSTRAINT "survey_responses_answers" CHECK(length("survey_responses"."answers") <= 300000),
	CONSTRAINT "survey_responses_sent" CHECK(("survey_responses"."status" = 'sent') = ("survey_responses"."sent_at" is not null))
) STRICT;
--> statement-breakpoint
CREATE INDEX `survey_responses_of_person` ON `survey_responses` (`account_id`,`user_id`,`survey_id`);--> statement-breakpoint
CREATE TABLE `survey_texts` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`survey_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`place` integer NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`question_id`) REFERENCES `survey_questions`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "survey_texts_text" CHECK(length("survey_texts"."text") between 1 and 4000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `survey_texts_once` ON `survey_texts` (`account_id`,`question_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `survey_texts_in_order` ON `survey_texts` (`account_id`,`question_id`,`place`,`id`);--> statement-breakpoint
CREATE TABLE `surveys` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`names` text NOT NULL,
	`descriptions` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`audience` text DEFAULT 'everybody' NOT NULL,
	`group_ids` text DEFAULT '[]' NOT NULL,
	`is_anonymous` integer DEFAULT 1 NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`points` integer DEFAULT 0 NOT NULL,
	`budget_id` integer,
	`payee_limit` integer DEFAULT 0 NOT NULL,
	`paid_count` integer DEFAULT 0 NOT NULL,
	`started_count` integer DEFAULT 0 NOT NULL,
	`sent_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`author_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`budget_id`) REFERENCES `budgets`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "surveys_status" CHECK("surveys"."status" in ('draft', 'open', 'paused', 'closed')),
	CONSTRAINT "surveys_audience" CHECK("surveys"."audience" in ('everybody', 'groups')),
	CONSTRAINT "surveys_points" CHECK("surveys"."points" between 0 and 1000000000000),
	CONSTRAINT "surveys_paid" CHECK("surveys"."paid_count" between 0 and "surveys"."payee_limit"),
	CONSTRAINT "surveys_budget" CHECK("surveys"."points" = 0 or ("surveys"."budget_id" is not null and "surveys"."payee_limit" > 0)),
	CONSTRAINT "surveys_names" CHECK(length("surveys"."names") <= 5000),
	CONSTRAINT "surveys_descriptions" CHECK(length("surveys"."descriptions") <= 200000),
	CONSTRAINT "surveys_group_ids" CHECK(json_array_length("surveys"."group_ids") <= 20),
	CONSTRAINT "surveys_end" CHECK("surveys"."ends_at" > "surveys"."starts_at")
) STRICT;
--> statement-breakpoint
CREATE INDEX `surveys_by_time` ON `surveys` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `surveys_published` ON `surveys` (`account_id`,`starts_at`,`id`) WHERE "surveys"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX `surveys_named` ON `surveys` (`account_id`,`starts_at`,`id`) WHERE "surveys"."status" <> 'draft' and "surveys"."is_anonymous" = 0;--> statement-breakpoint
CREATE INDEX `surveys_due` ON `surveys` (`account_id`,`ends_at`,`id`) WHERE "surveys"."status" in ('open', 'paused') and "surveys"."ends_at" is not null;
--> statement-breakpoint
CREATE TRIGGER surveys_listed AFTER INSERT ON surveys
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'surveys', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER surveys_relisted AFTER UPDATE OF status, names, audience, group_ids, starts_at, ends_at ON surveys
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'surveys', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER surveys_unlisted AFTER DELETE ON surveys
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'surveys', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- A row of due_work is written only when the new moment is the earlier one (0025_due-work).
CREATE TRIGGER surveys_due_changed AFTER UPDATE OF status, ends_at ON surveys
WHEN NEW.status IN ('open', 'paused') AND NEW.ends_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'surveys/close-surveys', NEW.ends_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER surveys_due_added AFTER INSERT ON surveys
WHEN NEW.status IN ('open', 'paused') AND NEW.ends_at IS NOT NULL
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'surveys/close-surveys', NEW.ends_at)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
--> statement-breakpoint
-- A survey is closed once, and never a draft again.
CREATE TRIGGER surveys_stay BEFORE UPDATE OF status ON surveys
WHEN OLD.status = 'closed' OR (NEW.status = 'draft' AND OLD.status <> 'draft')
BEGIN
	SELECT RAISE(ABORT, 'survey_closed');
END;
--> statement-breakpoint
CREATE TRIGGER survey_responses_started AFTER INSERT ON survey_responses
BEGIN
	UPDATE surveys SET started_count = started_count + 1, sent_count = sent_count + (NEW.status = 'sent')
	WHERE account_id = NEW.account_id AND id = NEW.survey_id;
END;
--> statement-breakpoint
CREATE TRIGGER survey_responses_sent AFTER UPDATE OF status ON survey_responses WHEN OLD.status = 'started' AND NEW.status = 'sent'
BEGIN
	UPDATE surveys SET sent_count = sent_count + 1 WHERE account_id = NEW.account_id AND id = NEW.survey_id;
END;
--> statement-breakpoint
CREATE TRIGGER survey_texts_listed AFTER INSERT ON survey_texts
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'survey_texts', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER survey_texts_unlisted AFTER DELETE ON survey_texts
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'survey_texts', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
