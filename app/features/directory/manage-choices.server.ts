/** What of oneself colleagues see in the directory, and for owners what it shows of everybody. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { privateFields } from "#workers/features/directory/rules/fields";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const own = "directory/save-directory-choices";
const all = "directory/save-directory-fields";

/** What is chosen, and the forms. */
export async function loader({ context }: LoaderFunctionArgs) {
	const mayChooseAll = await context.mayCall(all);
	const [{ fields, shown }, ownForm, allForm] = await Promise.all([
		context.call("directory/get-directory-choices", {}),
		context.form(own, { shown: { label: "directory:choices.shown", options: "directory:fields" } }),
		mayChooseAll
			? context.form(all, { fields: { label: "directory:choices.fields", options: "directory:fields" } })
			: null,
	]);
	const picked = privateFields.filter((field) => fields.includes(field));
	return {
		title: context.translate("directory:choices.title"),
		ownForm,
		allForm,
		fields,
		shown,
		unpicked: privateFields
			.filter((field) => !picked.includes(field))
			.map((field) => context.translate(`directory:fields.${field}`))
			.join(", "),
	};
}

/** Saves either. */
export const action = formActions({
	[own]: { done: () => redirectWithNotice("/directory/choices", "directory:notices.shown") },
	[all]: { done: () => redirectWithNotice("/directory/choices", "directory:notices.fields") },
});
