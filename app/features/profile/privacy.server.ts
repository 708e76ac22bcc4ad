/** How the person is shown to others on boards. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const save = "scoreboards/save-board-choice";

/** The choice with its form, where the account has competitions. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { flags } = context.account;
	return {
		title: context.translate("profile:parts.privacy"),
		boards: flags.scoreboard_competitions_enabled === 1 ? await readBoards(context) : null,
		hasDirectory: flags.company_directory_enabled === 1,
	};
}

async function readBoards(context: LoaderFunctionArgs["context"]) {
	const [{ shown_as }, form] = await Promise.all([
		context.call("scoreboards/get-board-choice", {}),
		context.form(save, { shown_as: { label: "scoreboards:choice.title", options: "scoreboards:choice.as" } }),
	]);
	return { form, shown_as };
}

/** Saves it. */
export const action = formActions({
	[save]: { done: () => redirectWithNotice("/profile/privacy", "scoreboards:notices.choice") },
});
