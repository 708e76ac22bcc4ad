/** Completes a first-run tip; one that is complete already is not logged again. */
import { z } from "zod";
import { updateTipsRead } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { tipKeys, tipsOf } from "../rules/system-tips";

export const markOnboardingSystemTipAsRead = defineEndpoint({
	name: "session/mark-onboarding-system-tip-as-read",
	path: "/api/users/api_mark_onboarding_system_tip_as_read",
	summary: "Notes that the signed-in user has read a first-run tip.",
	access: "signed_in",
	input: z.object({ completionEventKey: z.enum(tipKeys) }),
	output: z.object({ is_logged: z.literal([0, 1]) }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async ({ account, user, commit }, { completionEventKey }) => {
		const tip = tipsOf(user.settings).find((one) => one.completion_event_key === completionEventKey);
		if (tip?.status === "complete") return { is_logged: 0 as const };
		return commit({
			statements: [updateTipsRead(account.id, user.id, completionEventKey)],
			answer: { is_logged: 1 as const },
			audit: { subject_kind: "user", subject_id: user.id, details: { completionEventKey } },
		});
	},
});
