/** The server half of what everybody may do beside their role. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
	type CommonSwitch,
	commonSwitchesOf,
	commonSwitchNames,
	switchesInUse,
} from "#workers/features/members/rules/person-switches";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "settings/save-common-switches";

const labels = Object.fromEntries(commonSwitchNames.map((name) => [name, `members:owners.switches.${name}.label`])) as {
	[Name in CommonSwitch]: `members:owners.switches.${Name}.label`;
};

/** How they stand, of what the account has, and the form. */
export async function loader({ context }: LoaderFunctionArgs) {
	await context.requireCall(saving);
	return {
		title: context.translate("members:owners.rights.everybodyTitle"),
		names: switchesInUse(context.account, commonSwitchNames),
		values: commonSwitchesOf(context.account),
		form: await context.form(saving, labels),
	};
}

/** Saves them all. */
export const action = formActions({
	[saving]: { done: () => redirectWithNotice("/settings/roles", "members:notices.commonSwitches") },
});
