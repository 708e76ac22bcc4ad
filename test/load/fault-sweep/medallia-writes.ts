/** The calls that the sweep breaks around Medallia items: editing one, and both decisions. */
import { addMedalliaItem, medalliaFlags } from "#test/factories/medallia";
import { createTenant } from "#test/kit/tenant";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

/** The calls of owners. */
export const medalliaWrites: readonly MainWrite[] = [
	by("medallia/save-item", { comment: "They found our bag." }),
	by("medallia/approve-item", {}),
	by("medallia/reject-item", {}),
];

function by<Name extends EndpointName>(name: Name, more: object): MainWrite {
	return call(name, async () => {
		const tenant = await createTenant({ flags: medalliaFlags });
		const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
		const priya = await tenant.addMember({ first_name: "Priya" });
		const item_id = await addMedalliaItem(tenant, priya);
		const input = { item_id, version: 1, ...more } as EndpointInput<Name>;
		return { tenant, members: [olga, priya], client: olga.client, input };
	});
}
