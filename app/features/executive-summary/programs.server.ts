/** Which programs the executive summary counts: the owner's form. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "executive-summary/save-executive-programs";

/** What can be chosen, and what is. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [found, form] = await Promise.all([
		context.call("executive-summary/get-executive-programs", {}),
		context.form(saving, {
			spotlight_program_id: "executive-summary:settings.spotlight",
			gratitude_tree_program_id: "executive-summary:settings.gratitude_tree",
		}),
	]);
	const optionsOf = (programs: typeof found.programs) =>
		programs.map(({ id, name }) => ({ value: String(id), label: name }));
	return {
		title: context.translate("executive-summary:settings.title"),
		form,
		programs: optionsOf(found.programs),
		withoutPoints: optionsOf(found.programs_without_points),
		values: {
			spotlight_program_id: found.spotlight_program_id,
			gratitude_tree_program_id: found.gratitude_tree_program_id,
		},
	};
}

/** Saves them. */
export const action = formActions({
	[saving]: { done: () => redirectWithNotice("/executive_summary", "executive-summary:notices.saved") },
});
