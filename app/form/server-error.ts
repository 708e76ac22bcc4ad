/** What a form whose call got no answer is told: 'Server Error', on the page as it stands, where the specification wants that (§8). */
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { type FormAnswer, formField, isSecretField, type Typed } from "./form-answer";

/** How such an answer is known; it brings no words of its own. */
export const unansweredType = "not_sent";

/** What a route exports as `clientAction`: a call that could not be sent is an answer, too. */
export async function serverErrorAction({ request, serverAction }: ClientActionFunctionArgs): Promise<FormAnswer> {
	const sent = await request.clone().formData();
	try {
		return (await serverAction()) as FormAnswer;
	} catch (error) {
		if (error instanceof Response) throw error;
		const form = String(sent.get(formField) ?? "");
		return { form, refusal: { resultType: unansweredType, resultMsg: "" }, typed: typedOf(sent) };
	}
}

function typedOf(sent: FormData): Typed {
	const typed: Typed = {};
	for (const [name, value] of sent) {
		if (typeof value === "string" && !isSecretField(name)) typed[name] = [...(typed[name] ?? []), value];
	}
	return typed;
}
