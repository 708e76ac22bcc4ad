/** One item of the store with everything that its page shows. */
import { expect, test } from "vitest";
import { addCategory, addItem } from "#test/factories/catalog";
import { createTenant } from "#test/kit/tenant";

test("[catalog-18] an item comes with its variants, pictures, description and place in the tree", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const home = await addCategory(acme, "Home");
	const kitchen = await addCategory(acme, "Kitchen", home);
	const description = [
		{ tag: "h3", children: ["Care"] },
		{ tag: "p", children: ["Wash ", { tag: "strong", children: ["warm"] }] },
	];
	const mug = await addItem(acme, {
		name: "Mug",
		category_id: kitchen.id,
		description,
		pictures: ["/files/a", "/files/b"],
		variants: [
			{ options: [["Size", "S"]], points: 300, points_was: 400, price_cents: 299, stock: 2, sku: "S" },
			{
				options: [["Size", "L"]],
				points: 500,
				stock: null,
				sku: "L",
				is_gift_card: 1,
				delivery: "courier",
				image_url: "/files/b",
			},
			{ options: [["Size", "XL"]], points: 900, is_active: 0 },
		],
	});
	const { item } = await priya.client.call("catalog/fetch-item-details", { item_id: mug.id });
	expect(item).toMatchObject({
		id: mug.id,
		name: "Mug",
		minimum_display_cost: 300,
		maximum_display_cost: 500,
		quantity_left: null,
		categories: ["Home", "Kitchen"],
		product_type: "standard_product",
		description,
		category_path: [
			{ id: home.id, name: "Home" },
			{ id: kitchen.id, name: "Kitchen" },
		],
	});
	expect(item.pictures).toEqual(
		["/files/a", "/files/b"].map((url) => ({ url, alt: "A picture", width: 800, height: 800 })),
	);
	expect(item.variants).toEqual([
		{
			id: mug.variant_ids[0],
			options: [["Size", "S"]],
			sku: "S",
			points: 300,
			points_was: 400,
			price_cents: 299,
			stock: 2,
			image_url: null,
			is_gift_card: 0,
			delivery: "courier",
		},
		{
			id: mug.variant_ids[1],
			options: [["Size", "L"]],
			sku: "L",
			points: 500,
			price_cents: 500,
			stock: null,
			image_url: "/files/b",
			is_gift_card: 1,
			delivery: "courier",
		},
	]);
});
