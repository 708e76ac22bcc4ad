/** Customers as distributors, their sales reps and account owners meet them without scripts: the list, a sales rep for some, enrollment, the tree. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { salesFlags } from "#test/factories/sales";
import { addDistributor } from "#test/factories/sales-customers";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const list = "sales-customers/get-customers-report";
const assign = "sales-customers/assign-customers-to-sales-rep";

async function companyOf() {
	const acme = await createTenant({ flags: salesFlags });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const meridian = await addDistributor(acme);
	const other = await addDistributor(acme, "Other");
	const role = "distributor_sales_rep";
	const amara = await acme.addMember({
		role,
		first_name: "Amara",
		last_name: "Nwosu",
		manager_id: meridian.distributor.id,
	});
	return { acme, olga, priya, amara, other, ...meridian };
}

const namesOf = async (person: TestMember, input: object = {}) =>
	(await person.client.call(list, input as never)).table_rows.map(({ name }) => name);

test("[sales_customers-01] [sales_customers-04] [sales_customers-10] [sales_customers-12] a sales rep sees a table of their own customers with all that is known of each, searched and narrowed by the call's own fields; others see none", async () => {
	const { acme, olga, priya, distributor, rep, customer, other } = await companyOf();
	await acme.database.write([
		sql`update users set standard_tnc_opted_in_at = null where account_id = ${acme.id} and id = ${customer.id}`,
	]);
	const page = await openPage(rep, "/customers");
	expect(page.table().rows).toEqual([
		expect.objectContaining({
			Name: "Marta Kowalczyk",
			"Sales rep": "Theo Lindgren",
			"Opt-in date": "Pending",
			Member: "Active",
			Enrollment: "Approved",
		}),
	]);
	const [row] = (await rep.client.call(list, {})).table_rows;
	expect(row).toMatchObject({
		...{ name: "Marta Kowalczyk", participant_id: customer.participant_id, title: "Tester", email: customer.email },
		...{ enrollment_status: "approved", submitter_name: null, enrollment_closed_by: null, is_active: 1 },
		...{ widia_standard_tnc_opt_in_date: null, preferred_distributor: "Ines Solberg" },
		distributor_sales_rep_participant_id: rep.participant_id,
	});
	const { user } = await customer.client.call("session/init-user", {});
	expect(user.preferred_distributor).toBe("Ines Solberg");
	const { table_rows } = await olga.client.call("members/get-members-under-account", {});
	const told = table_rows.map(({ name, preferred_distributor }) => [name, preferred_distributor] as const);
	expect(told.filter(([, distributor]) => distributor)).toEqual([
		["Marta Kowalczyk", "Ines Solberg"],
		["OtherMarta Kowalczyk", "OtherInes Solberg"],
	]);
	expect(await namesOf(distributor)).toEqual(["Marta Kowalczyk"]);
	expect((await namesOf(olga)).sort()).toEqual(["Marta Kowalczyk", "OtherMarta Kowalczyk"]);
	expect(await namesOf(olga, { search_text: "othermar" })).toEqual(["OtherMarta Kowalczyk"]);
	expect(await namesOf(olga, { account_id: distributor.id })).toEqual(["Marta Kowalczyk"]);
	const ofRep = { distributor_sales_rep_participant_id: other.rep.participant_id };
	expect(await namesOf(olga, ofRep)).toEqual(["OtherMarta Kowalczyk"]);
	expect(await namesOf(distributor, ofRep)).toEqual([]);
	expect(await namesOf(olga, { enrollment_report: "pending" })).toEqual([]);
	for (const person of [priya, customer]) {
		expect((await openPage(person, "/customers")).status).toBe(403);
		expect((await person.client.try(list, {})).status).toBe(403);
	}
});

test("[sales_customers-13] the table of customers has pages of 20", async () => {
	const { acme, rep } = await companyOf();
	for (let at = 0; at < 20; at += 1)
		await acme.addMember({ role: "customer", first_name: `C${at}`, manager_id: rep.id });
	expect((await openPage(rep, "/customers")).table().rows).toHaveLength(20);
	expect((await openPage(rep, "/customers?page=2")).table().rows).toHaveLength(1);
});

test("[sales_customers-02] [sales_customers-03] [sales_customers-11] distributors see whom they can give a customer of theirs, and the table of a sales rep; what fails is told as Failed to update.", async () => {
	const { acme, distributor, rep, customer, amara, other, olga } = await companyOf();
	const page = await openPage(distributor, `/customers/${customer.id}`);
	expect(page.text).toContain("Change the sales rep");
	// The address breaks after its @ on a narrow phone.
	expect(page.html).toContain(`${customer.email.replace("@", "@<wbr/>")}</dd>`);
	expect(page.texts("option")).toEqual(expect.arrayContaining(["Theo Lindgren", "Amara Nwosu"]));
	expect(page.texts("option")).not.toContain("OtherTheo Lindgren");
	expect((await openPage(rep, `/customers/${customer.id}`)).text).not.toContain("Change the sales rep");
	const changed = await sendForm(distributor, `/customers/${customer.id}`, assign, { dsr_id: String(amara.id) });
	expect(changed.location).toBe(`/webapp/customers/${customer.id}`);
	expect((await openPage(distributor, `/customers/${amara.id}`)).table().rows).toEqual([
		expect.objectContaining({ Name: "Marta Kowalczyk" }),
	]);
	expect((await openPage(distributor, `/customers/${rep.id}`)).text).not.toContain("Marta Kowalczyk");
	expect((await openPage(distributor, `/customers/${other.rep.id}`)).status).toBe(404);
	for (const said of [
		{ dsr_id: other.rep.id, customer_id: customer.id },
		{ dsr_id: amara.id, customer_id: other.customer.id },
		{ dsr_id: amara.id },
	]) {
		const failed = await distributor.client.try(assign, said);
		expect(failed.body).toMatchObject({ resultStatus: "error", resultMsg: "Failed to update." });
		expect(failed.body.resultType).toBe("sales_rep_not_assigned");
	}
	expect((await rep.client.try(assign, { dsr_id: rep.id, customer_id: customer.id })).status).toBe(403);
	const [row] = (await olga.client.call("members/get-members-under-account", { filters: { user_id: customer.id } }))
		.table_rows;
	expect(row!.sales_representatives.map(({ name }) => name)).toEqual(["Amara Nwosu"]);
	expect(acme.id).toBeGreaterThan(0);
});

test("[sales_customers-06] [sales_customers-07] [sales_customers-09] all selected customers get a sales rep after the question by name; with nothing selected its button is off", async () => {
	const { acme, distributor, rep, customer, amara } = await companyOf();
	const second = await acme.addMember({
		role: "customer",
		first_name: "Jonas",
		last_name: "Becker",
		manager_id: rep.id,
	});
	runByHand(distributor.client);
	const address = `/customers/bulk/assign?dsr_id=${amara.id}`;
	const none = await openPage(distributor, address);
	expect(none.html).toMatch(/<button[^>]*disabled[^>]*>(?:(?!<\/button>).)*Yes, Change/);
	const { table_hash } = await distributor.client.call(list, {});
	const nothing = await distributor.client.try(assign, { dsr_id: amara.id, table_hash: table_hash!, bulk_mode: 1 });
	expect(nothing.body.resultType).toBe("nothing_selected");
	await distributor.client.call("bulk-actions/update-selection", { table_hash: table_hash!, type: "all" });
	expect((await openPage(distributor, "/customers/bulk/assign")).texts("option")).toContain("Amara Nwosu");
	const page = await openPage(distributor, address);
	for (const words of ["Change selected customers’ Sales Rep to Amara Nwosu?", "Yes, Change", "No, Do not change"])
		expect(page.text.replaceAll("'", "’")).toContain(words);
	expect(page.html).not.toMatch(/<button[^>]*disabled[^>]*>(?:(?!<\/button>).)*Yes, Change/);
	const begun = await distributor.client.call(assign, { dsr_id: amara.id, table_hash: table_hash!, bulk_mode: 1 });
	expect(begun).toMatchObject({ resultStatus: "success", resultMsg: "Done.", count: 2 });
	await runOutbox(acme, "bulk-actions/run-bulk-action");
	await runOutbox(acme, "bulk-actions/run-bulk-action");
	expect((await namesOf(amara)).sort()).toEqual(["Jonas Becker", "Marta Kowalczyk"]);
	expect(await namesOf(rep)).toEqual([]);
	const one = await distributor.client.call(assign, { dsr_id: rep.id, customer_id: second.id });
	expect(one).toMatchObject({ resultStatus: "success", count: 1 });
	expect(await namesOf(rep)).toEqual(["Jonas Becker"]);
	expect(customer.id).toBeGreaterThan(0);
});

test("[sales_customers-05] whom a distributor enrolls waits, is decided once by others, and may be submitted again after a rejection", async () => {
	const { acme, olga, distributor, rep, customer } = await companyOf();
	const deepa = await acme.addMember({ role: "customer", first_name: "Deepa", last_name: "Nair" });
	runByHand(olga.client);
	const enroll = (person: TestMember, participant_id: string) =>
		sendForm(person, "/customers/enroll", "sales-customers/enroll-customer", { participant_id });
	expect((await enroll(rep, "nobody")).text).toContain("No customer has this participant ID.");
	expect((await enroll(rep, customer.participant_id)).text).toContain("This customer is enrolled already");
	expect(
		(await rep.client.try("sales-customers/enroll-customer", { participant_id: customer.participant_id })).body
			.resultType,
	).toBe("customer_enrolled_before");
	expect((await enroll(rep, deepa.participant_id)).location).toBe("/webapp/customers");
	const rowOf = async () =>
		(await distributor.client.call(list, { filters: { searchString: "Deepa" } })).table_rows[0]!;
	expect(await rowOf()).toMatchObject({
		enrollment_status: "pending",
		submitter_name: "Theo Lindgren",
		enrollment_closed_by: null,
	});
	const decide = async (status: "approved" | "rejected") => {
		const { table_hash } = await olga.client.call(list, {});
		await olga.client.call("bulk-actions/update-selection", { table_hash: table_hash!, type: "all" });
		expect((await openPage(olga, "/customers/bulk/enrollment")).text).toContain("A decision stands.");
		await olga.client.call("sales-customers/close-enrollments", { table_hash: table_hash!, status });
		await runOutbox(acme, "bulk-actions/run-bulk-action");
		await runOutbox(acme, "bulk-actions/run-bulk-action");
	};
	await decide("rejected");
	expect(await rowOf()).toMatchObject({ enrollment_status: "rejected", enrollment_closed_by: "Olga Example" });
	expect((await openPage(distributor, "/customers?enrollment_report=rejected")).text).toContain("Deepa Nair");
	await enroll(rep, deepa.participant_id);
	expect((await rowOf()).enrollment_status).toBe("pending");
	await decide("approved");
	await decide("rejected");
	expect((await rowOf()).enrollment_status).toBe("approved");
	expect((await openPage(olga, "/customers/enroll")).status).toBe(403);
	expect((await openPage(distributor, "/customers/bulk/enrollment")).status).toBe(403);
});

test("[sales_customers-08] the customer tree shows distributors, their sales reps and customers of those whom somebody sees", async () => {
	const { olga, priya, distributor, rep, customer } = await companyOf();
	const tree = await olga.client.fetch("/api/customer_tree/api_get_customer_tree", { method: "POST" });
	expect(tree.status).not.toBe(404);
	const { branches } = await distributor.client.call("sales-customers/get-customer-tree", {});
	expect(branches).toEqual([
		expect.objectContaining({ distributor_id: distributor.id, sales_rep_id: rep.id, customers_count: 1 }),
	]);
	expect(branches[0]!.customers).toEqual([expect.objectContaining({ id: customer.id, name: "Marta Kowalczyk" })]);
	const page = await openPage(olga, "/customers/tree");
	for (const name of ["Ines Solberg", "Theo Lindgren", "Marta Kowalczyk", "OtherInes Solberg"])
		expect(page.text).toContain(name);
	expect((await openPage(distributor, "/customers/tree")).text).not.toContain("OtherMarta");
	expect((await openPage(priya, "/customers/tree")).status).toBe(403);
});
