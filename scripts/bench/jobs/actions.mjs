/** The jobs that write: giving recognition, adding to the cart, and checkout. */
import { inParallel, itemAt } from "../../load/kit.mjs";
import { callOf, turns } from "./store.mjs";

/** Where a line of the cart is set. */
export const cartPath = "/api/shopping_cart/api_save_shopping_cart_item";

/** Where orders are sent. */
export const address = {
	first_name: "Priya",
	last_name: "Raman",
	address1: "14 Calder Street",
	address2: "Flat 2",
	city: "Springfield",
	state: "IL",
	postal_code: "62704",
	country: "USA",
	phone: "+1 555 010 2030",
	email: "priya@example.com",
};

export const giveRecognition = {
	id: "give-recognition",
	title: "Give recognition",
	states: ["small"],
	prepare: ({ people, program }) => ({
		next: turns(people, (person, turn) =>
			callOf(person, "/api/points/api_give_recognition", {
				program_id: program.id,
				recipient_ids: [people[(turn + 1 + (turn % 97)) % people.length].id],
				message: "Thank you for your help with the customer visit.",
				points: 50,
			}),
		),
	}),
	raw: () => turns([0], (_, turn) => ({ path: "/five-writes", method: "POST", query: { id: turn % 1_000 } })),
	goals: [{ figure: "rate", connections: 10, atLeast: 0.25 }],
};

export const addToCart = {
	id: "add-to-cart",
	title: "Add to cart",
	states: ["small"],
	prepare: ({ people }) => ({
		next: turns(people.slice(0, 200), (person, turn) =>
			callOf(person, cartPath, { data: { itemId: itemAt(turn % 5).variant_id }, quantity: 1 + (turn % 3) }),
		),
	}),
	raw: () => turns([0], (_, turn) => ({ path: "/object", method: "POST", query: { id: turn % 200 } })),
	goals: [{ figure: "rate", connections: 10, atLeast: 0.3 }],
};

export const checkout = {
	id: "checkout",
	title: "Checkout, cart to order",
	states: ["small"],
	amounts: { 1: 100, 10: 300, 50: 500 },
	prepare: ({ people }) => {
		const filled = [];
		let turn = 0;
		return {
			// A spare for each connection: autocannon builds a first request that it does not send.
			fill: async (count) => {
				const buyers = Array.from({ length: count + 100 - filled.length }, () => people[turn++ % people.length]);
				filled.push(...(await inParallel(buyers, 10, fillCart)));
			},
			next: () => {
				const { person, cart } = filled.shift() ?? { person: people[0], cart: { items: [], cart_version: 0 } };
				const items = cart.items.map(({ itemId, qty, item }) => ({ itemId, qty, item: { points: item.points } }));
				const { cart_version } = cart;
				const payload = { shoppingCart: { items }, checkoutAddress: address, cart_version };
				return callOf(person, "/api/catalog/api_checkout", payload);
			},
		};
	},
	raw: giveRecognition.raw,
	goals: [{ figure: "rate", connections: 10, atLeast: 0.2 }],
};

async function fillCart(person, at) {
	const cart = await person.client.call(cartPath, { data: { itemId: itemAt((at * 7) % 900).variant_id }, quantity: 1 });
	return { person, cart };
}

export const lateOrder = {
	id: "late-order",
	title: "An order of what a flash sale has sold out",
	states: ["small"],
	prepare: async ({ people, tenant }) => {
		const { id: item_id, variant_id } = itemAt(950);
		const now = Date.now();
		await tenant.all(
			`insert into flash_sales (account_id, id, item_id, starts_at, live_to_date, points, points_was, quantity, stock,
				limit_per_member, created_by, created_at) values (?, 1, ?, ?, ?, 300, 500, 1, 0, 1, ?, ?) returning id`,
			...[tenant.id, item_id, now, now + 3_600_000, people[0].id, now],
		);
		const shoppingCart = { items: [{ itemId: variant_id, qty: 1, item: { points: 300 } }] };
		const payload = { shoppingCart, checkoutAddress: address, cart_version: 1 };
		return { expects: 409, next: turns(people, (person) => callOf(person, "/api/catalog/api_checkout", payload)) };
	},
	raw: () => turns([0], () => ({ path: "/sale" })),
	goals: [],
};
