/** What somebody sent by forms, or may decide: for account owners all that was sent. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { type Answers, languagesOf, presentQuestion, type QuestionBody } from "#workers/features/surveys";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { nameIn } from "#workers/kernel/name-in";
import { submissionStatuses } from "../rules/statuses";
import { isHandler } from "../store/forms";
import { submissionsFace } from "./get-submissions";

const row = rowOf(submissionsFace, {
	status: z.enum(submissionStatuses),
	handler: z.string().nullable(),
	handled_at: z.int().nullable(),
});

export const getSubmissions = defineList(submissionsFace, {
	path: "/api/forms/api_get_submissions",
	summary:
		"What the signed-in user sent by forms, or, with whose `handled`, what was sent by those that they look after; all of them for account owners.",
	access: "signed_in",
	flags: ["forms_enabled"],
	row,
	version_of: "form_submissions",
	// The form, its sender, and who decided last.
	joins: 3,
	person: sql`s.user_id`,
	sorts: { sent_at: { key: sql`s.sent_at`, id: sql`s.id` } },
	query: ({ account, user }, { whose, status, form_id }) => ({
		select: sql`s.id, f.names, s.status, ${personName("u")} as sender, u.image_url, s.sent_at,
			(select ${personName("h")} from users h where h.account_id = s.account_id and h.id = s.handled_by) as handler,
			s.handled_at, s.word, s.answers, s.questions`,
		from: sql`form_submissions s`,
		joins: sql`join forms f on f.account_id = s.account_id and f.id = s.form_id
			join users u on u.account_id = s.account_id and u.id = s.user_id`,
		where: [
			sql`s.account_id = ${account.id}`,
			sql`s.status <> 'started'`,
			...(whose === "handled" ? [] : [sql`s.user_id = ${user.id}`]),
		],
		found: [
			...(whose === "handled" && user.role !== "account_owner" ? [isHandler(account.id, sql`s.form_id`, user.id)] : []),
			...(status ? [sql`s.status = ${status}`] : []),
			...(form_id ? [sql`s.form_id = ${form_id}`] : []),
		],
	}),
	present: (scope, found) => {
		const { names, answers, questions, ...shown } = found as unknown as z.input<typeof row> & Stored;
		const given = JSON.parse(answers) as Answers;
		const said = (JSON.parse(questions) as QuestionBody[]).flatMap((question) => {
			const { question: words, answer } = presentQuestion(question, given, languagesOf(scope));
			return answer.answer_text === "" ? [] : [`${words}: ${answer.answer_text}`];
		});
		return { ...shown, form: nameIn(names, scope), answers: said.join("\n") };
	},
});

type Stored = { names: string; answers: string; questions: string };
