/** Where the signed-in person is signed in: each browser with its name and since when. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { deviceOf } from "../rules/device-name";
import { listSessions } from "../store/sessions";

export const getSessions = defineEndpoint({
	name: "session/get-sessions",
	path: "/api/users/api_get_sessions",
	summary: "The signed-in user's own sessions, newest first.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({
		sessions: z.array(
			z.object({
				id: z.string(),
				/** Browser and system; null where it did not tell. */
				browser: z.string().nullable(),
				system: z.string().nullable(),
				created_at: z.int(),
				is_current: z.literal([0, 1]),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, request, read }) => {
		const rows = await read(listSessions(account.id, user.id, clock.now()));
		return {
			sessions: rows.map(({ token_hash, device, ...row }) => ({
				...row,
				...deviceOf(device),
				is_current: token_hash === request.session_hash ? (1 as const) : (0 as const),
			})),
		};
	},
});
