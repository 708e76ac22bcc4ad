/** What the signed-in person's own page shows: what they may change, and what their company holds of them. */
import { z } from "zod";
import { findDistributorOf, findOwnFacts } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isOn } from "#workers/kernel/identity";

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
			/** Who supplies a customer, where the account manages orders. */
			distributor: z.object({ name: z.string(), title: z.string(), email: z.string(), phone: z.string() }).nullable(),
		}),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }) => {
		const isSupplied = user.role === "customer" && isOn(account, "orders_management_enabled");
		const [[facts], [distributor]] = await Promise.all([
			read(findOwnFacts(account.id, user.id)),
			isSupplied ? read(findDistributorOf(account.id, user.id)) : [],
		]);
		const { name, email, title, participant_id } = user;
		return {
			profile: {
				...{ name, email, title, participant_id },
				phone: facts?.phone ?? "",
				image_url: facts?.image_url ?? null,
				manager: facts?.manager ?? null,
				hire_date: facts?.hire_date ?? null,
				distributor: distributor ?? null,
			},
		};
	},
});
