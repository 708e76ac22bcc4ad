/** A form of the account, or not found; and whether its questions can still change. */
import { notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { mayChangeQuestions } from "../rules/statuses";
import { type FormRow, findForm } from "../store/forms";

/** The form. Throws where there is none. */
export async function getFormRow({ account, read }: MemberScope, id: number): Promise<FormRow> {
	const [form] = await read(findForm(account.id, id));
	if (!form) throw notFound("form");
	return form;
}

/** The form while it is a draft or paused. Throws where its questions stay. */
export async function getChangeable(scope: MemberScope, id: number): Promise<FormRow> {
	const form = await getFormRow(scope, id);
	if (!mayChangeQuestions(form.status)) throw refuse("form_frozen");
	return form;
}
