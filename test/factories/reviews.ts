/** Reviews for tests, as their author and a moderator leave them, and items that were delivered. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { orderOf, putIntoCart } from "./shopping";

/** Writes a review as it stands after a decision, or before one. */
export async function addReview(
	tenant: TestTenant,
	author: Pick<TestMember, "id">,
	review: ({ item_id: number } | { idea_id: number }) & {
		text?: string;
		stars?: number;
		status?: "pending" | "approved" | "denied";
	},
): Promise<number> {
	const id = newId();
	const [kind, subject_id] = "item_id" in review ? ["item", review.item_id] : ["idea", review.idea_id];
	const { text = "Good", stars = 5, status = "pending" } = review;
	await tenant.database.write([
		sql`insert into reviews (account_id, id, subject_kind, subject_id, user_id, stars, text, status, created_at)
			values (${tenant.id}, ${id}, ${kind}, ${subject_id}, ${author.id}, ${stars}, ${text}, ${status}, ${Date.now()})`,
	]);
	return id;
}

/** Lets a member order a variant and sets its line delivered. */
export async function orderDelivered(tenant: TestTenant, member: TestMember, variant_id: number): Promise<number> {
	const cart = await putIntoCart(member, variant_id);
	const { orders } = await member.client.call("checkout/checkout", orderOf(cart));
	const order_id = Number(Object.keys(orders)[0]);
	await deliver(tenant, order_id);
	return order_id;
}

/** Sets all lines of an order delivered. */
export async function deliver(tenant: TestTenant, order_id: number): Promise<void> {
	await tenant.database.write([
		sql`update order_lines set status = 'delivered' where account_id = ${tenant.id} and order_id = ${order_id}`,
	]);
}
