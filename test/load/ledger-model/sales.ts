/** A sale in the ledger model: it is approved, twice over, paid once from the budget of its brand where that can, and perhaps taken back. */
import { sql } from "drizzle-orm";
import { newId } from "#test/kit/tenant";
import { written as done } from "./model";
import { findTransaction, type World } from "./world";

type Asked = { budget: number; person: number; amount: number; isTakenBack: boolean };

/** This person sells something; a moderator pays it, and takes it back. */
export async function sell(world: World, { budget, person, amount, isTakenBack }: Asked) {
	const { tenant, owner, members, model, ids } = world;
	const from = `budget ${budget}`;
	const sale_id = newId();
	const of = sql`from ledger_accounts l where l.account_id = ${tenant.id} and l.id = ${ids.get(from)!}`;
	const name = `Sold ${sale_id}`;
	await tenant.database.write([
		sql`insert into sale_categories (account_id, id, name, parents_list_string, depth, created_at)
			values (${tenant.id}, ${sale_id}, ${name}, ${name}, 0, 0)`,
		sql`insert into sale_brands (account_id, id, name, budget_id, created_at) select ${tenant.id}, ${sale_id}, ${name}, l.owner_id, 0 ${of}`,
		sql`insert into sale_product_items (account_id, id, sku, name, brand_id, category_id, unit_cost_amount, points, created_at)
			values (${tenant.id}, ${sale_id}, ${name}, ${name}, ${sale_id}, ${sale_id}, 100, ${amount}, 0)`,
		sql`insert into sales (account_id, id, owner_id, item_id, brand_id, category_id, budget_id, quantity, unit_cost_amount, external_cost_amount,
				total_points_earned, company_name, invoice_number, external_created_at, created_at)
			select ${tenant.id}, ${sale_id}, ${members[person]!.id}, ${sale_id}, ${sale_id}, ${sale_id}, l.owner_id, 1, 100, 100, ${amount}, 'A', ${name}, 0, 0 ${of}`,
	]);
	const decide = async (action: "approve" | "reverse") => {
		const { status, body } = await owner.client.try("sales/moderate-sale", { sale_id, action, reason: "Returned" });
		return status === 200 ? 200 : body.resultType;
	};
	if (model.account(from).balance < amount)
		return {
			found: [await decide("approve"), await decide("reverse")],
			expected: ["sale_budget_short", "sale_decided"],
		};
	const found = [await decide("approve"), await decide("approve")];
	const paid = { key: `sale:${sale_id}`, kind: "Issuance", movements: [{ from, to: `points of ${person}`, amount }] };
	const outcomes = [model.post([paid])];
	if (isTakenBack) {
		found.push(await decide("reverse"), await decide("reverse"));
		const key = `sale_reversal:${await findTransaction(world, paid.key)}`;
		outcomes.push(model.reverse(model.originals.at(-1)!, key, "Issuance Reversed"));
	}
	const expected = [200, "sale_decided", ...(isTakenBack ? [200, "sale_decided"] : [])];
	return { found: [...found, ...outcomes], expected: [...expected, ...outcomes.map(() => done)] };
}
