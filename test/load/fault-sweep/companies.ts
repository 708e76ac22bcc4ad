/** Companies that several swept calls begin in. */
import { addItem } from "#test/factories/catalog";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import type { Sending } from "./swept-call";

/** A company with Olga, who owns it, and Priya. */
export async function makeCompany(priyas: Parameters<TestTenant["addMember"]>[0] = {}) {
	const tenant = await createTenant({ available: 250 });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya", points: 5_000, ...priyas });
	return { tenant, olga, priya };
}

/** The same with a bottle in its store. */
export async function makeShop() {
	const company = await makeCompany();
	const item = await addItem(company.tenant, { name: "Bottle", variants: [{ points: 500, stock: 10, sku: "B-1" }] });
	return { ...company, item, itemId: item.variant_id };
}

/** Lee thanked Priya for all to see. */
export async function makePost() {
	const company = await makeCompany();
	const lee = await company.tenant.addMember({ first_name: "Lee" });
	const program = await addProgram(company.tenant, { owner: company.olga, name: "Thanks", budget: 5_000 });
	const { activity_id } = await addRecognition(company.tenant, { giver: lee, recipients: [company.priya], program });
	return { ...company, lee, program, activity_id };
}

/** Olga's company, in which Priya thanks so many people at once. */
export async function givingTo(
	count: number,
	visibility: "public" | "team" = "public",
): Promise<Sending<"recognition/give-recognition">> {
	const { tenant, olga, priya } = await makeCompany();
	const program = await addProgram(tenant, { owner: olga, name: "Thanks", budget: 5_000 });
	const people: TestMember[] = [];
	for (let at = 0; at < count; at += 1) {
		const manager_id = at % 2 === 0 ? olga.id : null;
		people.push(await tenant.addMember({ first_name: `Lee${"abcdefgh"[at]}`, manager_id }));
	}
	const recipient_ids = people.map(({ id }) => id);
	const input = { program_id: program.id, recipient_ids, points: 100, message: "Thank you.", visibility };
	return { tenant, members: [priya], client: priya.client, input };
}
