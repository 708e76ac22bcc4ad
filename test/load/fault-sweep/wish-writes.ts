/** The calls that the sweep breaks around wish lists: making and sharing one, what stands on it, and taking off what was ordered. */
import { addItem } from "#test/factories/catalog";
import { createTenant } from "#test/kit/tenant";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

type World = Awaited<ReturnType<typeof makeWorld>>;

/** Done again it says the same, and when the list changed last. */
const again = { repeatLeaves: ["audit_lines", "wish_lists"] };

/** The calls of people. */
export const wishWrites: readonly MainWrite[] = [
	ofPriya("wish-lists/update-wish-list", ({ wish_list_id }) => ({ wish_list_id, name: "Birthday", is_shared: 1 })),
	ofPriya("wish-lists/delete-wish-list", ({ wish_list_id }) => ({ wish_list_id })),
	ofPriya("wish-lists/save-wish-list-item", ({ mug }) => ({ item_id: mug, note: "Blue" }), again),
	ofPriya("wish-lists/remove-wish-list-item", ({ wish_list_id, bottle }) => ({ wish_list_id, item_id: bottle }), again),
	ofPriya("wish-lists/remove-items-from-wish-list-after-check-out", ({ bottle }) => ({ items: [bottle] })),
];

function ofPriya<Name extends EndpointName>(
	name: Name,
	inputOf: (world: World) => object,
	options: Parameters<typeof call>[2] = {},
): MainWrite {
	return call(
		name,
		async () => {
			const world = await makeWorld();
			const { tenant, priya } = world;
			return { tenant, members: [priya], client: priya.client, input: inputOf(world) as EndpointInput<Name> };
		},
		options,
	);
}

async function makeWorld() {
	const tenant = await createTenant();
	const priya = await tenant.addMember({ first_name: "Priya" });
	const bottle = (await addItem(tenant, { name: "Bottle" })).id;
	const mug = (await addItem(tenant, { name: "Mug" })).id;
	await priya.client.call("wish-lists/save-wish-list-item", { item_id: bottle });
	const [list] = (await priya.client.call("wish-lists/get-wish-lists", {})).wish_lists;
	return { tenant, priya, bottle, mug, wish_list_id: list!.id };
}
