/** Notes once that the signed-in person confirms to have read an announcement that asks for it. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { findForReader, mayBeRead, noteRead } from "../store/readers";

export const confirmAnnouncement = defineEndpoint({
	name: "announcements/confirm-announcement",
	path: "/api/announcements/api_confirm_announcement",
	summary: "Confirms that the signed-in user read an announcement.",
	access: "signed_in",
	input: z.object({ announcement_id: z.int() }),
	output: z.object({ confirmed_at: z.int() }),
	errors: { nothing_to_confirm: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { announcement_id }) => {
		const { account, user, clock } = scope;
		const now = clock.now();
		const reader = { account_id: account.id, user_id: user.id, now };
		const [row] = await scope.read(findForReader(reader, announcement_id));
		if (!row || row.is_for_me === 0 || (row.is_running === 0 && row.is_recipient === 0)) throw notFound("announcement");
		if (row.confirmed_at !== null) return { confirmed_at: row.confirmed_at };
		return scope.commit({
			statements: [
				assertThat("nothing_to_confirm", mayBeRead(reader, announcement_id, true)),
				noteRead(reader, announcement_id, true),
			],
			answer: { confirmed_at: now },
			audit: { subject_kind: "announcement", subject_id: announcement_id },
		});
	},
});
