/** Changes what people change of themselves; invariant: no two people who are here have the same phone number. */
import { z } from "zod";
import { isPhoneFree, phoneNumber, updatePhone } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";

export const updateProfile = defineEndpoint({
	name: "profile/update-profile",
	path: "/api/users/api_update_profile",
	summary: "Changes the signed-in user's phone number; an empty one takes it away.",
	access: "signed_in",
	input: z.object({ phone: phoneNumber }),
	output: z.object({ phone: z.string() }),
	errors: { duplicate_phone: {}, no_changes: {}, account_info_not_saved: {} },
	failsAs: "account_info_not_saved",
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { phone }) => {
		const { account, user } = scope;
		if (phone === user.phone) throw refuse("no_changes");
		return scope.commit({
			statements: [
				...(phone === "" ? [] : [assertThat("duplicate_phone", isPhoneFree(account.id, user.id, phone))]),
				updatePhone(account.id, user.id, phone),
			],
			answer: { phone },
			audit: { subject_kind: "user", subject_id: user.id, details: { changed: ["phone"] } },
		});
	},
});
