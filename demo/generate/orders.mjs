// Makes orders that never cost more than a person had at that moment, nor more than the store holds.
import { drawAddress } from "./addresses.mjs";
import { pointsOfCents } from "./text.mjs";

/** On acme these people keep at least this much, so that everybody who tries the demo can redeem at once. */
export const keptBalance = 20000;
const isKeeper = (member) => member.email.endsWith("@acme.example") && /^member\d?@/.test(member.email);

/** Draws the orders, oldest first, against balances and stock as they stand at each moment. */
export function makeOrders({ tenant, plan, account, members, items, recognitions, random }) {
	const byEmail = new Map(members.map((member) => [member.email, member]));
	const balances = new Map(members.map((member) => [member, member.points]));
	const addresses = new Map();
	const goods = sellable(items, account.point_price);
	const left = new Map(goods.map((good) => [good.variant, good.variant.quantity - 6]));
	const moments = drawMoments(plan, random);
	const waiting = [...recognitions];
	const orders = [];
	for (const minutesAgo of moments) {
		while (waiting.length && waiting[0].minutes_ago > minutesAgo) {
			const { recipient_emails, points } = waiting.shift();
			for (const email of recipient_emails) balances.set(byEmail.get(email), balances.get(byEmail.get(email)) + points);
		}
		const member = drawBuyer({ members, balances, minutesAgo, random });
		const budget = balances.get(member) - (isKeeper(member) ? keptBalance : 0);
		const lines = fillBasket({ goods, left, budget, random });
		if (lines.length === 0) continue;
		const points = lines.reduce((sum, line) => sum + line.points * line.quantity, 0);
		balances.set(member, balances.get(member) - points);
		if (!addresses.has(member)) addresses.set(member, drawAddress(member, random));
		orders.push({
			id: `${tenant === "acme" ? "AO" : "GO"}-${String(orders.length + 1).padStart(4, "0")}`,
			minutes_ago: minutesAgo,
			member_email: member.email,
			points,
			items: lines,
			address: addresses.get(member),
		});
	}
	return orders;
}

function drawMoments({ orders, days, bent }, random) {
	const moments = new Set();
	while (moments.size < orders) moments.add(Math.floor(random.next() ** bent * (days - 4) * 1440) + 190);
	return [...moments].sort((one, other) => other - one);
}

/** Active goods with enough on the shelf, or whose stock is not counted. */
function sellable(items, pointPrice) {
	return items
		.filter((item) => item.status === "active")
		.flatMap((item) =>
			item.variants
				.filter(({ quantity, tracker, policy }) => tracker === "" || policy === "continue" || quantity >= 15)
				.map((variant) => ({
					item,
					variant,
					uncounted: variant.tracker === "" || variant.policy === "continue",
					points: pointsOfCents(variant.cents, pointPrice),
				})),
		);
}

function drawBuyer({ members, balances, minutesAgo, random }) {
	const day = minutesAgo / 1440;
	const joined = (member) =>
		Date.parse(`${member.hire_date}T00:00:00Z`) < Date.parse("2026-11-19T00:00:00Z") - day * 86400000;
	const spare = (member) => balances.get(member) - (isKeeper(member) ? keptBalance : 0);
	const pairs = members
		.filter((member) => joined(member) && spare(member) >= 800)
		.map((member) => [member, Math.sqrt(spare(member)) * (member.local ? 2 : 1)]);
	return random.weighted(pairs);
}

function fillBasket({ goods, left, budget, random }) {
	const lines = [];
	let rest = budget * (0.35 + random.next() * 0.6);
	const wanted = random.weighted([
		[1, 6],
		[2, 3],
		[3, 1],
	]);
	for (let attempt = 0; attempt < 60 && lines.length < wanted; attempt++) {
		const affordable = goods.filter((good) => good.points <= rest && good.points >= rest * 0.04);
		if (affordable.length === 0) break;
		const { item, variant, points, uncounted } = random.pick(affordable);
		const quantity = random.weighted([
			[1, 12],
			[2, 2],
			[3, 1],
		]);
		const known = lines.some((line) => line.handle === item.handle);
		if (known || points * quantity > rest) continue;
		if (!uncounted && left.get(variant) < quantity) continue;
		if (!uncounted) left.set(variant, left.get(variant) - quantity);
		rest -= points * quantity;
		lines.push({ handle: item.handle, options: variant.values, sku: variant.sku.trim(), quantity, points });
	}
	return lines;
}
