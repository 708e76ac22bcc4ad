/** Who a member is to another platform, by the token that they made for it: what a card of theirs shows there. It changes nothing. */
import { z } from "zod";
import { nameOf } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { isOn, roles } from "#workers/kernel/identity";
import { hashToken } from "#workers/kernel/tokens";
import { findDetails } from "../store/details";
import { findPlatformPerson } from "../store/platform-tokens";

export const readPlatformPerson = defineEndpoint({
	name: "member-detail/read-platform-person",
	path: "/api/users/api_read_platform_person",
	summary: "The member whose token another platform sends: name, picture, points, and how often they were recognized.",
	access: "anyone",
	authentication: "link",
	input: z.object({ token: z.string().max(200) }),
	output: z.object({
		user_id: z.int(),
		name: z.string(),
		first_name: z.string(),
		email: z.string(),
		title: z.string(),
		role: z.enum(roles),
		image_url: z.string().nullable(),
		/** Null where the account hides points. */
		point_balance: z.int().nullable(),
		recognitions_given_count: z.int(),
		recognitions_received_count: z.int(),
		/** Until when the token works. */
		expires_at: z.int(),
	}),
	errors: { platform_token_not_valid: {} },
	repetition: { kind: "read" },
	limits: [{ name: "link_network", by: "network" }],
	handler: async ({ account, read, clock }, { token }) => {
		const [known] = await read(findPlatformPerson(account.id, await hashToken(token), clock.now()));
		if (!known) throw refuse("platform_token_not_valid");
		const [person] = await read(findDetails(account.id, known.user_id));
		if (!person) throw refuse("platform_token_not_valid");
		const { first_name, email, title, role, image_url } = person;
		const { recognitions_given_count, recognitions_received_count } = person;
		return {
			...{ user_id: person.id, name: nameOf(person), first_name, email, title, role, image_url },
			point_balance: isOn(account, "hide_points_for_account") ? null : person.point_balance,
			...{ recognitions_given_count, recognitions_received_count, expires_at: known.expires_at },
		};
	},
});
