/** The writes of selections and of what is done with all selected rows, for the sweep; a part of their job is broken as the others. */
import { addGroup } from "#test/factories/programs";
import { createTenant, type TestMember } from "#test/kit/tenant";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

type Made = { table_hash: string; user_id: number; group_id: number; olga: TestMember };

/** The calls of account owners. */
export const bulkWrites: readonly MainWrite[] = [
	ofSelection(
		"bulk-actions/update-selection",
		async ({ table_hash, user_id }) => ({ table_hash, unselected_ids: [user_id] }),
		{ repeatLeaves: ["list_selections"] },
	),
	ofSelection("member-detail/give-points", async ({ table_hash }) => ({ table_hash, points: 20, reason: "Ten years" })),
	ofSelection("member-detail/deactivate-members", async ({ table_hash }) => ({ table_hash })),
	ofSelection("executive-summary/allocate-spotlights", async ({ table_hash }) => ({
		table_hash,
		spotlights_allocated: 4,
	})),
	ofSelection("groups/add-to-group", async ({ table_hash, group_id }) => ({ table_hash, group_id })),
	ofSelection("members/allow-members", async ({ table_hash }) => ({
		...{ table_hash, person_switch: "disable_cart" as const, value: "1" as const },
	})),
	ofSelection("invitations/invite-members", async ({ table_hash }) => ({ table_hash })),
	ofSelection(
		"bulk-actions/cancel-bulk-run",
		async ({ table_hash, olga }) => {
			const asked = { table_hash, points: 20, reason: "Ten years" };
			const { bulk_run_id } = await olga.client.call("member-detail/give-points", asked);
			return { bulk_run_id };
		},
		{ refusedOnceDone: 409, isAboutWaiting: true },
	),
];

/** A call in a funded account in which an owner has selected everybody: somebody with a budget's points, and somebody who has not joined. */
function ofSelection<Name extends EndpointName>(
	covers: Name,
	inputOf: (made: Made) => Promise<EndpointInput<Name>>,
	options: Parameters<typeof call>[2] = {},
): MainWrite {
	return call(
		covers,
		async (quiet) => {
			const tenant = await createTenant({ available: 1_000, flags: { executive_summary_enabled: 1 } });
			const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
			olga.client.environment = quiet as never;
			const priya = await tenant.addMember({ first_name: "Priya", points: 300 });
			await tenant.addMember({ first_name: "Olu", status: "invited" });
			const { table_hash } = await olga.client.call("members/get-members-under-account", {});
			await olga.client.call("bulk-actions/update-selection", { table_hash: table_hash!, type: "all" });
			const group_id = await addGroup(tenant, "Night shift", [priya]);
			const input = await inputOf({ table_hash: table_hash!, user_id: priya.id, group_id, olga });
			return { tenant, members: [priya], client: olga.client, input };
		},
		options,
	);
}
