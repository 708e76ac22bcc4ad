/** The writes of groups and global filters for the sweep: making one, taking people out, switching, and deleting. */
import { createTenant } from "#test/kit/tenant";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

type Made = { group_id: number; user_id: number; filter_id: number };

/** The calls of account owners. */
export const groupWrites: readonly MainWrite[] = [
	ofGroup("groups/update-group-details", () => ({
		...{ name: "Owners", kind: "rules" as const },
		rules: [{ field: "role", operator: "is" as const, values: ["account_owner"] }],
	})),
	ofGroup("global-filters/save-global-filter", () => ({
		name: "Owners",
		rules: [{ field: "role", operator: "is" as const, values: ["account_owner"] }],
	})),
	ofGroup("global-filters/update-global-filter-status", ({ filter_id }) => ({ filter_id }), {
		repeatLeaves: ["audit_lines", "global_filter_uses", "table_versions"],
	}),
	ofGroup("global-filters/delete-global-filter", ({ filter_id }) => ({ filter_id }), { refusedOnceDone: 404 }),
	ofGroup("groups/remove-group-members", ({ group_id, user_id }) => ({ group_id, user_ids: [user_id] })),
	ofGroup("groups/delete-group", ({ group_id }) => ({ group_id }), { refusedOnceDone: 404 }),
];

/** A call in an account with a list of one person, and a filter by it. */
function ofGroup<Name extends EndpointName>(
	covers: Name,
	inputOf: (made: Made) => EndpointInput<Name>,
	options: Pick<MainWrite, "refusedOnceDone" | "repeatLeaves"> = {},
): MainWrite {
	return call(
		covers,
		async (quiet) => {
			const tenant = await createTenant({ flags: { global_filter_enabled: 1 } });
			const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
			olga.client.environment = quiet as never;
			const { group_id } = await olga.client.call("groups/update-group-details", {
				name: "Depot",
				people: [olga.email],
			});
			const rules = [{ field: "group", operator: "is" as const, values: ["Depot"] }];
			const made = { name: "At the depot", rules };
			const { filter_id } = await olga.client.call("global-filters/save-global-filter", made);
			return {
				tenant,
				members: [olga],
				client: olga.client,
				input: inputOf({ group_id, filter_id, user_id: olga.id }),
			};
		},
		options,
	);
}
