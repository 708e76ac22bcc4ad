/** The calls that the sweep breaks around followers: following and blocking, and taking both back. */
import { createTenant } from "#test/kit/tenant";
import type { EndpointInput } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

/** The calls of people. */
export const followWrites: readonly MainWrite[] = [
	call("followers/follow-unfollow", async () => {
		const { tenant, priya, marcus } = await makePair();
		const input: EndpointInput<"followers/follow-unfollow"> = {
			kind: "person",
			target_id: marcus.id,
			change: "follow",
		};
		return { tenant, members: [priya, marcus], client: priya.client, input };
	}),
	call("followers/block-unblock", async () => {
		const { tenant, priya, marcus } = await makePair();
		await marcus.client.call("followers/follow-unfollow", { target_id: priya.id, change: "follow" });
		const input: EndpointInput<"followers/block-unblock"> = { person_id: marcus.id, change: "block" };
		return { tenant, members: [priya, marcus], client: priya.client, input };
	}),
];

async function makePair() {
	const tenant = await createTenant();
	const priya = await tenant.addMember({ first_name: "Priya" });
	return { tenant, priya, marcus: await tenant.addMember({ first_name: "Marcus" }) };
}
