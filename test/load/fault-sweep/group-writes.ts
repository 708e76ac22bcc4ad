/** The writes of groups for the sweep: making one, changing its rules, taking people out, and deleting it. */
import { createTenant } from "#test/kit/tenant";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

type Made = { group_id: number; user_id: number };

/** The calls of account owners. */
export const groupWrites: readonly MainWrite[] = [
	ofGroup("groups/update-group-details", () => ({
		...{ name: "Owners", kind: "rules" as const },
		rules: [{ field: "role", operator: "is" as const, values: ["account_owner"] }],
	})),
	ofGroup("groups/remove-group-members", ({ group_id, user_id }) => ({ group_id, user_ids: [user_id] })),
	ofGroup("groups/delete-group", ({ group_id }) => ({ group_id }), { refusedOnceDone: 404 }),
];

/** A call in an account with a list of one person. */
function ofGroup<Name extends EndpointName>(
	covers: Name,
	inputOf: (made: Made) => EndpointInput<Name>,
	options: Pick<MainWrite, "refusedOnceDone"> = {},
): MainWrite {
	return call(
		covers,
		async (quiet) => {
			const tenant = await createTenant();
			const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
			olga.client.environment = quiet as never;
			const { group_id } = await olga.client.call("groups/update-group-details", {
				name: "Depot",
				people: [olga.email],
			});
			return { tenant, members: [olga], client: olga.client, input: inputOf({ group_id, user_id: olga.id }) };
		},
		options,
	);
}
