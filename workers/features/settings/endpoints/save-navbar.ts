/** Sets how the bars above a member's screens are arranged: a menu bar under the top bar, or one bar (specification §2, "version-2 dashboard"). */
import { z } from "zod";
import { dashboardVersions, presentSettings, updateSettings } from "#workers/features/account";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

export const saveNavbar = defineEndpoint({
	name: "settings/save-navbar",
	path: "/api/accounts/api_save_navbar",
	summary: "Sets the version of the bars above members' screens: 1 has two bars, 2 has one.",
	access: ["account_owner"],
	input: z.object({ bo_dashboard_version: z.literal(dashboardVersions) }),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, after) => {
		const { account } = scope;
		const { bo_dashboard_version } = presentSettings(account);
		return scope.commit({
			statements: [updateSettings(account.id, after)],
			answer: {},
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: changesOf({ bo_dashboard_version }, after),
			},
		});
	},
});
