/** Reviews of items in each state, an order that its buyer canceled, and a gift card that went out with its code. */

const reviews = [
	{
		by: "member",
		stars: 5,
		text: "Used every day since it came. It looks the same as on the first one.",
		action: "approve",
	},
	{
		by: "member",
		stars: 4,
		text: "Good, and a little smaller than I thought. The picture is honest.",
		action: "approve",
	},
	{
		...{ by: "member3", stars: 1, text: "The courier left it at the wrong gate.", action: "reject" },
		notes: "That is about the courier, not about the item. We have told them.",
	},
	{ by: "member3", stars: 5, text: "My second one. The first is my daughter’s now." },
];

/** Where what a courier brings goes. */
const address = {
	...{ first_name: "Marek", last_name: "Nowak", address1: "Calder Street 14", address2: "", city: "Springfield" },
	...{ state: "IL", postal_code: "62704", country: "USA", phone: "+1 555 010 2030", email: "member3@acme.example" },
};

/** The steps. */
export const storeSteps = [
	{
		of: "acme",
		isThere: "select 1 from reviews where account_id = ?1 and subject_kind = 'item' limit 1",
		run: async ({ first, call, idOf, decide }) => {
			for (const { by, stars, text, action, notes = "" } of reviews) {
				const line = await first(
					`select item_id from order_lines where account_id = ?1 and user_id = ?2 and status = 'delivered' and delivery = 'courier' and not exists
						(select 1 from reviews r where r.account_id = ?1 and r.user_id = ?2 and r.subject_id = order_lines.item_id)
						order by created_at desc, id desc limit 1`,
					await idOf(by),
				);
				const { review_id } = await call(by, "reviews/api_save_review", { item_id: line.item_id, stars, text });
				if (action) await decide("review", review_id, { action, notes });
			}
		},
	},
	{
		of: "acme",
		isThere: "select 1 from order_lines where account_id = ?1 and status = 'cancelled' limit 1",
		run: async (demo) => {
			const item = await cheapest(demo, "courier");
			const order_id = await order(demo, item, { checkoutAddress: address });
			const reason = "I ordered the wrong color.";
			await demo.call("member3", "orders/api_cancel_order", { order_id, reason });
		},
	},
	{
		of: "acme",
		isThere: "select 1 from order_lines where account_id = ?1 and voucher_code <> '' limit 1",
		run: async (demo) => {
			const item = await cheapest(demo, "email");
			const egift = {
				egift_recipient_email: "member2@acme.example",
				egift_message: "For the two nights in October. Thank you!",
			};
			const order_id = await order(demo, item, { checkoutAddress: { ...address, ...egift } });
			const { id } = await demo.first("select id from order_lines where account_id = ?1 and order_id = ?2", order_id);
			const move = (status, more) =>
				demo.call("account_owner", "orders/api_update_order_status", { order_lines: [{ id, ...more }], status });
			await move("processing");
			await move("delivered", { voucher_code: "7KQM-44XD-PLWN" });
		},
	},
];

/** What costs least of what goes one way to its recipient. */
function cheapest({ first }, delivery) {
	return first(
		`select v.id, v.item_id from variants v join items i on i.account_id = v.account_id and i.id = v.item_id
			where v.account_id = ?1 and v.delivery = ?2 and i.status = 'active' and i.product_type = 'standard_product'
			and v.points between 100 and 5000 and not exists (select 1 from flash_sales f where f.account_id = i.account_id and f.item_id = i.id)
			order by v.points, v.id limit 1`,
		delivery,
	);
}

/** An order of one piece, as a person places it. */
async function order({ call }, { id: itemId }, more) {
	const cart = await call("member3", "shopping_cart/api_save_shopping_cart_item", { data: { itemId }, quantity: 1 });
	const items = cart.items.map(({ itemId: id, qty, item }) => ({ itemId: id, qty, item: { points: item.points } }));
	const said = { shoppingCart: { items }, cart_version: cart.cart_version, ...more };
	const { orders } = await call("member3", "catalog/api_checkout", said);
	return Number(Object.keys(orders)[0]);
}
