/** The calls that the sweep breaks around user levels: what counts, a level that is added, and one that is taken away. */
import { addLevels } from "#test/factories/user-levels";
import { createTenant } from "#test/kit/tenant";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

/** The calls of owners. */
export const levelWrites: readonly MainWrite[] = [
	by("user-levels/save-level-rules", () => ({ metric: "recognitions_given", window_months: 6, starts_month: 4 })),
	by("user-levels/save-level", () => ({ name: "Gold", from_figure: 2_000 })),
	by("user-levels/remove-level", (level_id) => ({ level_id })),
];

function by<Name extends EndpointName>(name: Name, inputOf: (level_id: number) => object): MainWrite {
	return call(name, async () => {
		const tenant = await createTenant({ flags: { user_levels_enabled: 1 } });
		const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
		const level_id = await addLevels(olga, ["Bronze", "Silver"]);
		return { tenant, members: [olga], client: olga.client, input: inputOf(level_id) as EndpointInput<Name> };
	});
}
