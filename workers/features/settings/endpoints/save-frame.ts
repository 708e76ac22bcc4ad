/** Sets what stands around every page: until when the platform is open, which a banner counts down to (specification §2). */
import { z } from "zod";
import { updateSettings } from "#workers/features/account";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";

const earliest = "1970-01-01";
const latest = "2199-12-31";

export const saveFrame = defineEndpoint({
	name: "settings/save-frame",
	path: "/api/accounts/api_save_frame",
	summary: "Sets the day at whose start access to the platform ends, in the account's time zone; empty takes it away.",
	access: ["account_owner"],
	input: z.object({ access_ends_on: z.iso.date().max(10).or(z.literal("")) }),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, { access_ends_on }) => {
		const { account } = scope;
		if (access_ends_on !== "" && (access_ends_on < earliest || access_ends_on > latest))
			throw invalid({ access_ends_on: [scope.translate("answers:validation.invalid")] });
		const before = { access_ends_on: account.settings.access_ends_on };
		const after = { access_ends_on: access_ends_on || null };
		return scope.commit({
			statements: [updateSettings(account.id, after)],
			answer: {},
			audit: { subject_kind: "account", subject_id: account.id, details: changesOf(before, after) },
		});
	},
});
