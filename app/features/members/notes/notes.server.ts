/** The server half of the notes about somebody, on whichever page they stand: the notes, the box's form, and saving one. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { FormArgs, FormHandlings } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const reading = "user-notes/get-user-detail-notes";
const saving = "user-notes/save-user-detail-note";

/** The notes with the one that the address says is changed; none for who may not read them. */
export async function loadNotes(context: AppLoadContext, request: Request, user_id: number) {
	if (!(await context.mayCall(reading))) return null;
	const [{ notes }, form] = await Promise.all([
		context.call(reading, { user_id }),
		context.form(saving, { note_text: "user-notes:text" }),
	]);
	return {
		self: context.user.id,
		edited: Number(new URL(request.url).searchParams.get("note")) || null,
		form,
		rows: notes.map(({ updated_at, ...note }) => ({ ...note, when: context.format.moment(updated_at) })),
	};
}

/** Saves a note about the person of the page, which then shows it. */
export function noteForms(pageOf: (args: FormArgs) => string): FormHandlings {
	return {
		[saving]: {
			input: ({ params, context, form }: FormArgs) => ({
				user_id: context.id(params.id),
				note_id: Number(form.optional("note_id") ?? 0),
			}),
			done: (_answer: unknown, args: FormArgs) =>
				redirectWithNotice(`${pageOf(args)}#notes`, "user-notes:notices.saved"),
		},
	};
}
