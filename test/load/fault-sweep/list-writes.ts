/** The writes of saved views and chosen columns for the sweep: keeping, opening by itself, and deleting. */
import { createTenant } from "#test/kit/tenant";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

const list = "members/get-members-under-account";

/** The calls of account owners. */
export const listWrites: readonly MainWrite[] = [
	ofView("list-views/save-columns", () => ({ list, order: ["name", "role", "email"], hidden: ["email"] }), {
		repeatLeaves: [],
	}),
	ofView("list-views/save-view", () => ({ list, name: "Leavers", fields: { is_active_filter: "inactive" } })),
	ofView("list-views/set-default-view", (view_id) => ({ list, view_id }), { repeatLeaves: [] }),
	ofView("list-views/delete-view", (view_id) => ({ view_id }), { refusedOnceDone: 404 }),
];

/** A call in an account with one saved view. */
function ofView<Name extends EndpointName>(
	covers: Name,
	inputOf: (view_id: number) => EndpointInput<Name>,
	options: Pick<MainWrite, "refusedOnceDone" | "repeatLeaves"> = {},
): MainWrite {
	return call(
		covers,
		async (quiet) => {
			const tenant = await createTenant();
			const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
			olga.client.environment = quiet as never;
			const { view_id } = await olga.client.call("list-views/save-view", { list, name: "By name", fields: {} });
			return { tenant, members: [olga], client: olga.client, input: inputOf(view_id) };
		},
		options,
	);
}
