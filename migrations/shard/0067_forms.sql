CREATE TABLE `form_handlers` (
	`account_id` integer NOT NULL,
	`form_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `form_id`, `user_id`),
	FOREIGN KEY (`account_id`,`form_id`) REFERENCES `forms`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `form_handlers_of_person` ON `form_handlers` (`account_id`,`user_id`,`form_id`);--> statement-breakpoint
CREATE TABLE `form_questions` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`form_id` integer NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`words` text NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	`has_other` integer DEFAULT 0 NOT NULL,
	`is_required` integer DEFAULT 0 NOT NULL,
	`is_editable` integer DEFAULT 1 NOT NULL,
	`save_to` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`form_id`) REFERENCES `forms`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "form_questions_type" CHECK("form_questions"."type" in ('radio', 'checkbox', 'checkbox_group', 'dropdown_single', 'dropdown_multi', 'scale', 'text', 'date')),
	CONSTRAINT "form_questions_save_to" CHECK("form_questions"."save_to" in ('', 'dob', 'title')),
	CONSTRAINT "form_questions_words" CHECK(length("form_questions"."words") <= 20000),
	CONSTRAINT "form_questions_options" CHECK(length("form_questions"."options") <= 60000),
	CONSTRAINT "form_questions_position" CHECK("form_questions"."position" between 0 and 1000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `form_questions_in_order` ON `form_questions` (`account_id`,`form_id`,`position`,`id`);--> statement-breakpoint
CREATE TABLE `form_steps` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`submission_id` integer NOT NULL,
	`sender_id` integer NOT NULL,
	`actor_id` integer NOT NULL,
	`status` text NOT NULL,
	`word` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`submission_id`) REFERENCES `form_submissions`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`actor_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`sender_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "form_steps_status" CHECK("form_steps"."status" in ('new', 'in_work', 'done', 'declined')),
	CONSTRAINT "form_steps_word" CHECK(length("form_steps"."word") <= 1000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `form_steps_of_sender` ON `form_steps` (`account_id`,`sender_id`);--> statement-breakpoint
CREATE INDEX `form_steps_of_submission` ON `form_steps` (`account_id`,`submission_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `form_submissions` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`form_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`status` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`answers` text DEFAULT '{}' NOT NULL,
	`questions` text DEFAULT '[]' NOT NULL,
	`handled_by` integer,
	`handled_at` integer,
	`word` text DEFAULT '' NOT NULL,
	`saved_at` integer NOT NULL,
	`sent_at` integer,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`form_id`) REFERENCES `forms`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`,`handled_by`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "form_submissions_status" CHECK("form_submissions"."status" in ('started', 'new', 'in_work', 'done', 'declined')),
	CONSTRAINT "form_submissions_answers" CHECK(length("form_submissions"."answers") <= 300000),
	CONSTRAINT "form_submissions_questions" CHECK(length("form_submissions"."questions") <= 1000000),
	CONSTRAINT "form_submissions_word" CHECK(length("form_submissions"."word") <= 1000),
	CONSTRAINT "form_submissions_sent" CHECK(("form_submissions"."status" = 'started') = ("form_submissions"."sent_at" is null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `form_submissions_begun` ON `form_submissions` (`account_id`,`form_id`,`user_id`) WHERE "form_submissions"."status" = 'started';--> statement-breakpoint
CREATE INDEX `form_submissions_by_time` ON `form_submissions` (`account_id`,`sent_at`,`id`) WHERE "form_submissions"."status" <> 'started';--> statement-breakpoint
CREATE INDEX `form_submissions_of_person` ON `form_submissions` (`account_id`,`user_id`,`sent_at`,`id`) WHERE "form_submissions"."status" <> 'started';--> statement-breakpoint
CREATE INDEX `form_submissions_of_form` ON `form_submissions` (`account_id`,`form_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `forms` (
	`account_id` integer NOT NULL,
	`id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`names` text NOT NULL,
	`descriptions` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`audience` text DEFAULT 'everybody' NOT NULL,
	`group_ids` text DEFAULT '[]' NOT NULL,
	`is_once` integer DEFAULT 0 NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`sent_count` integer DEFAULT 0 NOT NULL,
	`waiting_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`author_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "forms_status" CHECK("forms"."status" in ('draft', 'open', 'paused', 'closed')),
	CONSTRAINT "forms_audience" CHECK("forms"."audience" in ('everybody', 'groups')),
	CONSTRAINT "forms_names" CHECK(length("forms"."names") <= 5000),
	CONSTRAINT "forms_descriptions" CHECK(length("forms"."descriptions") <= 200000),
	CONSTRAINT "forms_group_ids" CHECK(json_array_length("forms"."group_ids") <= 20),
	CONSTRAINT "forms_counts" CHECK("forms"."waiting_count" between 0 and "forms"."sent_count"),
	CONSTRAINT "forms_end" CHECK("forms"."ends_at" > "forms"."starts_at")
) STRICT;
--> statement-breakpoint
CREATE INDEX `forms_by_time` ON `forms` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `forms_published` ON `forms` (`account_id`,`starts_at`,`id`) WHERE "forms"."status" = 'open';
--> statement-breakpoint
CREATE TRIGGER forms_listed AFTER INSERT ON forms
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'forms', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER forms_relisted AFTER UPDATE OF status, names, audience, group_ids, starts_at, ends_at ON forms
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'forms', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER forms_unlisted AFTER DELETE ON forms
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'forms', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- A form is closed once, and never a draft again.
CREATE TRIGGER forms_stay BEFORE UPDATE OF status ON forms
WHEN OLD.status = 'closed' OR (NEW.status = 'draft' AND OLD.status <> 'draft')
BEGIN
	SELECT RAISE(ABORT, 'form_closed');
END;
--> statement-breakpoint
CREATE TRIGGER form_submissions_added AFTER INSERT ON form_submissions WHEN NEW.status <> 'started'
BEGIN
	UPDATE forms SET sent_count = sent_count + 1, waiting_count = waiting_count + (NEW.status IN ('new', 'in_work'))
	WHERE account_id = NEW.account_id AND id = NEW.form_id;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'form_submissions', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER form_submissions_changed AFTER UPDATE OF status ON form_submissions
BEGIN
	UPDATE forms SET sent_count = sent_count + (OLD.status = 'started' AND NEW.status <> 'started'),
	waiting_count = waiting_count + (NEW.status IN ('new', 'in_work')) - (OLD.status IN ('new', 'in_work'))
	WHERE account_id = NEW.account_id AND id = NEW.form_id;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'form_submissions', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- What was sent is not taken back into a beginning.
CREATE TRIGGER form_submissions_stay BEFORE UPDATE OF status ON form_submissions WHEN NEW.status = 'started' AND OLD.status <> 'started'
BEGIN
	SELECT RAISE(ABORT, 'submission_changed');
END;
--> statement-breakpoint
CREATE TRIGGER form_submissions_removed AFTER DELETE ON form_submissions WHEN OLD.status <> 'started'
BEGIN
	UPDATE forms SET sent_count = sent_count - 1, waiting_count = waiting_count - (OLD.status IN ('new', 'in_work'))
	WHERE account_id = OLD.account_id AND id = OLD.form_id;
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'form_submissions', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER form_handlers_listed AFTER INSERT ON form_handlers
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (NEW.account_id, 'form_submissions', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER form_handlers_unlisted AFTER DELETE ON form_handlers
BEGIN
	INSERT INTO table_versions (account_id, table_name, version) VALUES (OLD.account_id, 'form_submissions', 1)
	ON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;
END;
