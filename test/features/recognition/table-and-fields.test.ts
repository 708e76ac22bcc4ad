/** What clients read of recognitions and of the transactions behind them: the generic table, a line's fields, and fresh figures. */
import { expect, test } from "vitest";
import { give, makeApprovingCompany } from "#test/factories/approvals";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { addItem } from "#test/factories/catalog";
import { addCertificates, codesOf } from "#test/factories/certificates";
import { addBehavior } from "#test/factories/programs";
import { addBuyer, beginToBuy, createSellingTenant, follow } from "#test/factories/purchases";
import { orderOf, putIntoCart } from "#test/factories/shopping";
import { openPage, sendForm } from "#test/kit/page";
import { standInForStripe } from "#test/kit/payments";

const open = { issuance_approval_needed: 0 } as const;

test("[recognition-18] the generic table's path gives recognitions: one's own unless the team's are asked for; other tables have paths of their own", async () => {
	const { acme, mona, sofia, olu, luca, above } = await makeApprovingCompany(open);
	await give(sofia, above, [olu]);
	await give(sofia, above, [mona], { message: "For Mona." });
	await give(olu, above, [luca], { message: "For Luca." });
	const tableOf = async (path: string, payload: object) => {
		const { status, body } = await mona.client.post(path, payload);
		const { table_rows, total_rows } = body as unknown as { table_rows: Record<string, unknown>[]; total_rows: number };
		return { status, rows: table_rows, total_rows };
	};
	const generic = "/api/reports/api_get_recognitions_report";
	const mine = await tableOf(generic, {});
	expect(mine.rows.map(({ recipient }) => recipient)).toEqual(["Mona Dahl"]);
	const team = await tableOf(generic, { filters: { report_condition: "received_by_my_team" } });
	expect(team.rows.map(({ recipient }) => recipient)).toEqual(["Olu Adeyemi"]);
	const own = await tableOf("/api/points/api_get_ledger", {});
	expect([own.status, own.total_rows, own.rows[0]!.kind]).toEqual([200, 1, "Issuance"]);
	expect((await acme.visitor().post(generic, {})).status).toBe(401);
});

test("[recognition-15] a transaction says its recipient, giver, program, budget, behaviors, comments, order, what was paid in money, points, and the words of a deposit and of a certificate", async () => {
	standInForStripe();
	const acme = await createSellingTenant({ flags: { ots_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const priya = await addBuyer(acme, { first_name: "Priya", last_name: "Raman" });
	await fundTenant(acme, 5_000);
	const budget_id = await addBudget(olga, { name: "Europe", points: 4_000 });
	const kind = await addBehavior(acme, { en: "Kind" });
	const { program_id } = await olga.client.call("programs/ao-update-program-details", {
		...{ name: "Thanks", budget_id, points: 100 },
	});
	const given = { program_id, recipient_ids: [priya.id], behavior_ids: [kind], message: "You stayed." };
	await olga.client.call("recognition/give-recognition", given);
	const deposit = { user_ids: [priya.id], points: 40, reason: "Ten years." };
	await olga.client.call("member-detail/issue-points", deposit);
	const { batch_id } = await addCertificates(acme, olga, { budget_id });
	const [code] = await codesOf(olga, batch_id);
	await priya.client.call("certificates/redeem-certificate", { code: code! });
	await beginToBuy(priya, { amount: 1_000 });
	await follow(acme);
	const item = await addItem(acme, { variants: [{ points: 70 }] });
	await priya.client.call("checkout/checkout", orderOf(await putIntoCart(priya, item.variant_id)));
	const lines = (await priya.client.call("points/get-ledger", {})).table_rows;
	const nothing = { order_id: null, dollar_amount: null, direct_deposit_comment: null, certificate_message: null };
	const fields = {
		...nothing,
		recipient: "Priya Raman",
		recognizedBy: null,
		program: null,
		budget: null,
		comments: null,
	};
	expect(lines).toMatchObject([
		{ ...fields, points: -70, order_id: expect.any(Number), behaviors: [] },
		{ ...fields, points: 1_000, dollar_amount: 1_059 },
		{ ...fields, points: 50, budget: "Europe", certificate_message: "A safe year." },
		{ ...fields, points: 40, direct_deposit_comment: "Ten years." },
		{
			...{ ...fields, points: 100, recognizedBy: "Olga Marek", program: "Thanks", budget: "Europe" },
			...{ behaviors: ["Kind"], comments: "You stayed." },
		},
	]);
});

test("[recognition-17] after an account owner gave, the page to which they come has the figures as they are then", async () => {
	const { olga, olu, above } = await makeApprovingCompany(open);
	const left = async (path: string) => (await openPage(olga, path)).text.match(/Points to Issue\s*([\d,]+)/)?.[1];
	expect(await left("/programs")).toBe("1,000");
	const fields = { program_id: String(above.id), recipient_ids: String(olu.id), points: "150", message: "Thank you." };
	const sent = await sendForm(olga, "/recognitions/give", "recognition/give-recognition", fields);
	expect(await left(sent.location!.replace("/webapp", ""))).toBe("850");
	const { user } = await olga.client.call("session/init-user", {});
	expect(user.left_to_issue).toBe(850);
});
