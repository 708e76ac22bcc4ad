/** A rebate in the ledger model: it is approved, twice over, paid once from its budget where that can, and perhaps taken back. */
import { sql } from "drizzle-orm";
import { newId } from "#test/kit/tenant";
import { written as done } from "./model";
import { findTransaction, type World } from "./world";

type Asked = { budget: number; person: number; amount: number; isTakenBack: boolean };

/** This person asks points back; an owner pays them, and takes them back. */
export async function askBack(world: World, { budget, person, amount, isTakenBack }: Asked) {
	const { tenant, owner, members, model, ids } = world;
	const from = `budget ${budget}`;
	const rebate_id = newId();
	const of = sql`from ledger_accounts l where l.account_id = ${tenant.id} and l.id = ${ids.get(from)!}`;
	const name = `Asked ${rebate_id}`;
	await tenant.database.write([
		sql`insert into sale_brands (account_id, id, name, budget_id, created_at) select ${tenant.id}, ${rebate_id}, ${name}, l.owner_id, 0 ${of}`,
		sql`insert into rebate_offers (account_id, id, name, brand_id, points_per_dollar, starts_at, ends_at, cap_points, created_at)
			values (${tenant.id}, ${rebate_id}, ${name}, ${rebate_id}, 1, 0, 0, 0, 0)`,
		sql`insert into rebates (account_id, id, owner_id, offer_id, budget_id, distributor, invoice_number, invoice_line, line_key, invoice_date,
				amount, points, file_url, status, submitted_at, changed_at, created_at)
			select ${tenant.id}, ${rebate_id}, ${members[person]!.id}, ${rebate_id}, l.owner_id, 'A', ${name}, 'Line', ${name}, 0,
			${amount * 100}, ${amount}, '/files/a', 'submitted', 0, 0, 0 ${of}`,
	]);
	const decide = async (action: "approve" | "pay" | "reverse") => {
		const { status, body } = await owner.client.try("rebates/moderate-rebate", {
			rebate_id,
			action,
			notes: "Returned",
		});
		return status === 200 ? body.status : body.resultType;
	};
	if (model.account(from).balance < amount)
		return {
			found: [await decide("approve"), await decide("pay"), await decide("reverse")],
			expected: ["approved", "points_not_available", "already_decided"],
		};
	const found: unknown[] = [await decide("approve"), await decide("approve")];
	const paid = {
		key: `rebate:${rebate_id}`,
		kind: "Issuance",
		movements: [{ from, to: `points of ${person}`, amount }],
	};
	const outcomes = [model.post([paid])];
	if (isTakenBack) {
		found.push(await decide("reverse"), await decide("reverse"));
		const key = `rebate_reversal:${await findTransaction(world, paid.key)}`;
		outcomes.push(model.reverse(model.originals.at(-1)!, key, "Issuance Reversed"));
	}
	const expected = ["paid", "already_decided", ...(isTakenBack ? ["reversed", "already_decided"] : [])];
	return { found: [...found, ...outcomes], expected: [...expected, ...outcomes.map(() => done)] };
}
