/** What the signed-in person's own page shows: what they may change, and what their company holds of them. */
import { z } from "zod";
import { findOwnFacts } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

export const getProfile = defineEndpoint({
	name: "profile/get-profile",
	path: "/api/users/api_get_profile",
	summary: "The signed-in user's own details, and those that only their company changes.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({
		profile: z.object({
			name: z.string(),
			image_url: z.string().nullable(),
			phone: z.string(),
			email: z.string(),
			title: z.string(),
			participant_id: z.string(),
			/** Null where nobody is, or none is known. */
			manager: z.string().nullable(),
			hire_date: z.string().nullable(),
		}),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }) => {
		const [facts] = await read(findOwnFacts(account.id, user.id));
		const { name, email, title, participant_id } = user;
		return {
			profile: {
				...{ name, email, title, participant_id },
				phone: facts?.phone ?? "",
				image_url: facts?.image_url ?? null,
				manager: facts?.manager ?? null,
				hire_date: facts?.hire_date ?? null,
			},
		};
	},
});
