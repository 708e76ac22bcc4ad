/** Who has looked in: each time an administrator signed in as the person, with the reason they gave. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { listSignInsAs } from "../store/acting";

export const getSignInsAs = defineEndpoint({
	name: "session/get-sign-ins-as",
	path: "/api/users/api_get_sign_ins_as",
	summary: "The administrators who signed in as the signed-in user, newest first, with their reasons.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({
		sign_ins: z.array(z.object({ id: z.int(), administrator: z.string(), reason: z.string(), created_at: z.int() })),
	}),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const rows = await scope.read(listSignInsAs(scope.account.id, scope.user.id));
		return {
			sign_ins: rows.map(({ details, ...row }) => ({
				...row,
				reason: String((JSON.parse(details) as { reason?: string }).reason ?? ""),
			})),
		};
	},
});
