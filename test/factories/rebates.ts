/** Rebates for tests: what is offered, one that is sent with its invoice, a company that has both, and many of them. */
import { sql } from "drizzle-orm";
import { addBudget } from "#test/factories/budgets";
import { addSaleItem, salesFlags } from "#test/factories/sales";
import { daysAgo } from "#test/kit/days";
import { createTenant, newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { rowsOf } from "#workers/kernel/sql";
import { type EndpointInput, endpoints } from "#workers/registry";

/** The switches of an account with rebates. */
export const rebateFlags = { ...salesFlags, rebates_enabled: 1 } as const;

/** Adds an offer of 8 points for each dollar that is on the whole year. */
export async function addOffer(
	owner: TestMember,
	said: Pick<EndpointInput<"rebates/save-offer">, "brand_id"> & Partial<EndpointInput<"rebates/save-offer">>,
): Promise<number> {
	const offer = { name: "Fjellband, 8 back", points_per_dollar: 8, starts_on: "2025-06-01", ends_on: "2199-12-31" };
	const { offer_id } = await owner.client.call("rebates/save-offer", { ...offer, is_active: 1, ...said });
	return offer_id;
}

type Said = Partial<EndpointInput<"rebates/submit-rebate">> & { offer_id: number };

/** What is said of a line of 25 dollars of yesterday's invoice. */
export const lineOf = (said: Said) => ({
	...{ distributor: "Meridian Supply", invoice_number: "MS-20391", invoice_line: "Ratchet strap, 48 pieces" },
	...{ invoice_date: daysAgo(1), amount: 25, ...said },
});

/** Sends a rebate with a PDF; gives the whole answer. */
export function trySending({ client }: TestMember, said: Said, content = "%PDF-1.4 an invoice") {
	const file = new File([content], "MS-20391.pdf", { type: "application/pdf" });
	const key = { "idempotency-key": crypto.randomUUID() };
	return client.upload(endpoints["rebates/submit-rebate"].path, lineOf(said), file, key);
}

/** Sends one; gives its id. */
export async function sendRebate(member: TestMember, said: Said): Promise<number> {
	const { status, body } = await trySending(member, said);
	if (status !== 200) throw new Error(JSON.stringify(body));
	return body.rebate_id as number;
}

/** A company with an owner, a moderator, a customer and a member, a brand whose budget holds so many points, and an offer on it. */
export async function rebateCompany(points = 500, flags: Record<string, 0 | 1> = rebateFlags) {
	const acme = await createTenant({ flags, available: 1_000 });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Berg" });
	const peter = await acme.addMember({ role: "moderator", first_name: "Peter", last_name: "Lindqvist" });
	const marta = await acme.addMember({ role: "customer", first_name: "Marta", last_name: "Kowalczyk" });
	const dan = await acme.addMember({ first_name: "Dan", last_name: "Ross" });
	const budget_id = await addBudget(olga, { name: "Rebates", points });
	const { brand_id } = await addSaleItem(olga, { budget_id });
	return { acme, olga, peter, marta, dan, budget_id, brand_id, offer_id: await addOffer(olga, { brand_id }) };
}

type Many = { many: readonly number[]; people: readonly number[]; budget_id: number };

/** Adds so many offers and as many rebates of these people that were sent, an hour apart. */
export async function addManyRebates({ id, database }: TestTenant, { many, people, budget_id }: Many, start: number) {
	const rows = rowsOf(
		many.map((at) => ({
			...{ id: newId(), owner_id: people[at % people.length]!, name: `Offer ${at}` },
			at: start + at * 3_600_000,
		})),
	);
	await database.write([
		sql`insert into sale_brands (account_id, id, name, budget_id, created_at)
			select ${id}, value ->> 'id', 'Rebated ' || (value ->> 'name'), ${budget_id}, value ->> 'at' from ${rows}`,
		sql`insert into rebate_offers (account_id, id, name, brand_id, points_per_dollar, starts_at, ends_at, cap_points, created_at)
			select ${id}, value ->> 'id', value ->> 'name', value ->> 'id', 8, 0, 7258118400000, 0, value ->> 'at' from ${rows}`,
		sql`insert into rebates (account_id, id, owner_id, offer_id, budget_id, distributor, invoice_number, invoice_line, line_key, invoice_date,
				amount, points, file_url, file_name, status, submitted_at, changed_at, created_at)
			select ${id}, value ->> 'id', value ->> 'owner_id', value ->> 'id', ${budget_id}, 'Meridian Supply', value ->> 'name', 'Strap',
			value ->> 'name', value ->> 'at', 100, 8, '/files/' || (value ->> 'id'), 'invoice.pdf', 'submitted', value ->> 'at', value ->> 'at',
			value ->> 'at' from ${rows}`,
	]);
}
