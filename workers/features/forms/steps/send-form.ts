/** What sending a form writes: the submission, the sender's record, and who is told. */
import { findOwners, nameOf, updateAnswered } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { takesPart } from "#workers/features/overview";
import { type Answers, holdingAnswers, type QuestionBody, recordOf } from "#workers/features/surveys";
import { invalid } from "#workers/kernel/errors";
import { nameIn } from "#workers/kernel/name-in";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { type FormRow, listToldHandlers } from "../store/forms";
import { saveSent } from "../store/submissions";

type Sending = {
	id: number;
	form: FormRow;
	questions: readonly QuestionBody[];
	/** What was sent before. */
	before: Answers | null;
	given: Answers;
};

/** The statements and messages, and which fields of the record they write. Throws what is wrong by question. */
export async function sendingOf(scope: MemberScope, { id, form, questions, before, given }: Sending) {
	const { account, user, clock } = scope;
	const answers = holdingAnswers(scope, { questions, before }, given);
	if (Object.keys(answers).length === 0) throw invalid({ answers: [scope.translate("surveys:validation.nothing")] });
	const record = recordOf(scope, questions, answers);
	const told = before === null ? await tell(scope, id, form) : { statements: [], follow: [] };
	const statements: Statement[] = [
		saveSent(account.id, { id, form_id: form.id, user_id: user.id, answers, questions }, clock.now()),
		takesPart(scope, "forms", user.id),
		...(Object.keys(record).length > 0 ? updateAnswered(account.id, user.id, record) : []),
		...told.statements,
	];
	return { statements, follow: told.follow, fields: Object.keys(record) };
}

/** Tells those who look after the form; the account's owners where none of them is here. */
async function tell(scope: MemberScope, submission_id: number, form: FormRow) {
	const { account, user, read } = scope;
	const handlers = await read(listToldHandlers(account.id, form.id));
	const people = handlers.length > 0 ? handlers : await read(findOwners(account.id));
	const others = people.filter(({ id }) => id !== user.id);
	return notify(scope, "forms/sent", others, {
		...{
			form_submission_id: submission_id,
			sender: nameOf(user),
			name: nameIn(form.names, scope),
		},
	});
}
