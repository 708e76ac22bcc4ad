/** The server half of the account's switches. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type OwnSwitch, ownSwitches } from "#workers/features/settings/rules/switches";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const labels = Object.fromEntries(ownSwitches.map((name) => [name, `settings:switches.${name}.label`])) as {
	[Name in OwnSwitch]: `settings:switches.${Name}.label`;
};

/** How they stand, and the form. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ flags }, form] = await Promise.all([
		context.call("settings/get-settings", {}),
		context.form("settings/save-switches", labels),
	]);
	return { title: context.translate("settings:title"), flags, form };
}

/** Saves them all. */
export const action = formActions({
	"settings/save-switches": { done: () => redirectWithNotice("/settings/features", "settings:notices.saved") },
});
