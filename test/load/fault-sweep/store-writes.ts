/** The calls that the sweep breaks around the store: what owners manage, and what members say of what they got. */
import { addCategory, addItem } from "#test/factories/catalog";
import { orderDelivered } from "#test/factories/reviews";
import { addressFields } from "#test/factories/shopping";
import { createTenant } from "#test/kit/tenant";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

type World = Awaited<ReturnType<typeof makeWorld>>;

/** The calls of people. */
export const storeWrites: readonly MainWrite[] = [
	of("owner", "catalog/save-item", () => ({ name: "Lamp", points: 900, stock: 4 })),
	of("owner", "catalog/save-variant", ({ mug }) => ({
		...{ item_id: mug.id, variant_id: mug.variant_id, known_points: 500, known_stock: 10 },
		...{ points: 450, stock: 20 },
	})),
	of("owner", "catalog/save-category", ({ category }) => ({ category_id: category.id, name: "Home" })),
	of("owner", "catalog/remove-item-picture", ({ mug }) => ({ item_id: mug.id, position: 1 })),
	of("priya", "reviews/save-review", ({ mug }) => ({ item_id: mug.id, stars: "4", text: "Keeps warm" })),
];

function of<Name extends EndpointName>(
	who: "owner" | "priya",
	name: Name,
	inputOf: (world: World) => object,
): MainWrite {
	return call(name, async () => {
		const world = await makeWorld();
		const { tenant, priya } = world;
		return { tenant, members: [priya], client: world[who].client, input: inputOf(world) as EndpointInput<Name> };
	});
}

async function makeWorld() {
	const tenant = await createTenant();
	const owner = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya", points: 5_000 });
	const category = await addCategory(tenant, "Kitchen");
	const mug = await addItem(tenant, {
		...{ name: "Mug", category_id: category.id, pictures: ["/files/mug"] },
		variants: [{ points: 500, stock: 11 }],
	});
	await priya.client.call("addresses/update-shipping-address", { operationType: "add", ...addressFields });
	await orderDelivered(tenant, priya, mug.variant_id);
	return { tenant, owner, priya, category, mug };
}
