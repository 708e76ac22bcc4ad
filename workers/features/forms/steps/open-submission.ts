/** A submission as somebody may see it: one's own, those of forms that one looks after, and all of them for account owners. */
import { sql } from "drizzle-orm";
import type { QuestionBody } from "#workers/features/surveys";
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { type FormRow, findForm, isHandler } from "../store/forms";
import { findSubmission, type SubmissionRow } from "../store/submissions";

/** The submission with its form and questions, and what whoever asks may do with it. */
export type OpenedSubmission = {
	submission: SubmissionRow & { status: Exclude<SubmissionRow["status"], "started"> };
	sender: string;
	image_url: string | null;
	form: FormRow;
	questions: QuestionBody[];
	isOwn: boolean;
	/** Its sender, while nobody took it up. */
	mayEdit: boolean;
	/** Who looks after the form, and account owners; nobody decides on their own. */
	mayDecide: boolean;
};

/** Throws not found for everything that is not there for whoever asks. */
export async function openSubmission(scope: MemberScope, id: number): Promise<OpenedSubmission> {
	const { account, user, read } = scope;
	const [[found], [handling]] = await Promise.all([
		read(findSubmission(account.id, id)),
		read(
			sql<{ is_handler: 0 | 1 }>`select ${isHandler(account.id, sql`s.form_id`, user.id)} as is_handler
				from form_submissions s where s.account_id = ${account.id} and s.id = ${id}`,
		),
	]);
	if (!found) throw notFound("form_submission");
	const isOwn = found.user_id === user.id;
	const handles = user.role === "account_owner" || handling?.is_handler === 1;
	if (!isOwn && !handles) throw notFound("form_submission");
	const [form] = await read(findForm(account.id, found.form_id));
	if (!form) throw notFound("form_submission");
	const { sender, image_url, ...submission } = found;
	const questions = JSON.parse(submission.questions) as QuestionBody[];
	const mayChange = questions.some(({ is_editable }) => is_editable === 1);
	return {
		submission: submission as OpenedSubmission["submission"],
		...{ sender, image_url, form, questions, isOwn },
		mayEdit: isOwn && submission.status === "new" && mayChange,
		mayDecide: handles && !isOwn,
	};
}
