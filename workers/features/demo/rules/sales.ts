/** What a demo tenant's file says of its sales, and the sales of a year that follow from it, the same each time. @pure */
import { DateTime } from "luxon";
import { dayMs, hourMs } from "#workers/kernel/clock";

/** demo/<tenant>/sales.json: who sells, in which role and under whom; what is sold; how many sales of a year. */
export type DemoSales = {
	budget: string;
	/** What is left in the budget after them. */
	points_left: number;
	count: number;
	distributor: string;
	sellers: { email: string; role: string; manager?: string; company?: string }[];
	categories: string[];
	brands: string[];
	/** Brands that somebody named with a sale and the owner has not approved; each stands in the sales of the last days. */
	proposed_brands: { name: string; status: "pending" | "rejected" }[];
	/** Who approves sales. */
	moderators: string[];
	items: { sku: string; name: string; brand: number; category: number; cents: number; points: number }[];
};

/** Somebody who may sell. */
export type Seller = { id: number; email: string; role: string };

type Place = {
	people: readonly Seller[];
	owner_id: number;
	budget_id: number;
	now: number;
	newId: () => number;
	time_zone: string;
};

/** Sales of the last days wait. */
const waitingDays = 12;
/** Days over which the sales are spread. */
const spreadDays = 360;

/** The catalog and the sales. */
export function toDemoSales(file: DemoSales, place: Place) {
	const { newId, budget_id } = place;
	const categories = file.categories.map((name) => ({ id: newId(), name }));
	const brands = file.brands.map((name) => ({ id: newId(), name, budget_id, status: "approved" }));
	const proposed = file.proposed_brands.map((brand) => ({ id: newId(), budget_id, ...brand }));
	const items = file.items.map(({ brand, category, ...item }) => ({
		...{ ...item, id: newId() },
		...{ brand_id: brands[brand]!.id, category_id: categories[category]!.id },
	}));
	const next = numbersFrom(20_261_126);
	const customers = file.sellers.flatMap(({ email, company }) => {
		const person = place.people.find((one) => one.email === email);
		return person && company ? [{ ...person, company }] : [];
	});
	const sales = Array.from({ length: file.count }, (_none, at) => {
		// The first of a list are chosen more often than the last.
		const customer = customers[Math.floor(next() ** 1.7 * customers.length)]!;
		const item = items[Math.floor(next() ** 1.4 * items.length)]!;
		return saleOf({ ...place, customer, item, at, distributor: file.distributor, next });
	});
	const waiting = sales.filter(({ status }) => status === "pending");
	proposed.forEach(({ id }, at) => {
		const sale = waiting[at];
		if (sale) sale.brand_id = id;
	});
	return { catalogue: { categories, brands: [...brands, ...proposed], items }, sales };
}

type SaleParts = Place & {
	customer: Seller & { company: string };
	item: { id: number; brand_id: number; category_id: number; cents: number; points: number };
	at: number;
	distributor: string;
	next: () => number;
};

function saleOf({ customer, item, at, distributor, next, now, newId, time_zone, budget_id, owner_id }: SaleParts) {
	const daysAgo = 1 + Math.floor(next() ** 1.2 * spreadDays);
	const quantity = 1 + Math.floor(next() * 12);
	const external_created_at = DateTime.fromMillis(now - daysAgo * dayMs, { zone: time_zone })
		.startOf("day")
		.toMillis();
	const created_at = external_created_at + 10 * hourMs;
	const isPaid = daysAgo > waitingDays;
	return {
		...{ id: newId(), owner_id: customer.id, item_id: item.id, brand_id: item.brand_id, category_id: item.category_id },
		...{ budget_id, quantity, unit_cost_amount: item.cents, external_cost_amount: item.cents * quantity },
		...{ total_points_earned: item.points * quantity, company_name: customer.company, distributor },
		...{ invoice_number: `MS-${20_000 + at}`, external_created_at, created_at },
		...{ status: isPaid ? "approved" : "pending", approved_at: isPaid ? created_at + dayMs : null },
		approved_by: isPaid ? owner_id : null,
	};
}

/** Numbers from 0 to 1 that follow from their seed. */
function numbersFrom(seed: number): () => number {
	let state = seed % 2_147_483_647;
	return () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}
