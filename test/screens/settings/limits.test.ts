/** The account's own bounds as the Worker serves them: what is set holds on the next request, what is empty is as usual; and what each role has in its menu. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { type FormFields, openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";
import { labelsWith } from "#test/kit/usual-menu";

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	return { acme, olga, priya };
}

test("how many recognitions a day and how long items are new is the owner's to say; what is empty is as usual", async () => {
	const { acme, olga, priya } = await makeCompany();
	const save = (fields: FormFields) =>
		sendForm(olga, "/settings/limits", "settings/save-limits", {
			recognitions_a_day: "",
			recipients_a_day: "",
			days_items_are_new: "",
			...fields,
		});
	const page = await openPage(olga, "/settings/limits");
	expect(page.text).toContain("Usually 100;");
	expect(page.text).toContain("Usually 2,000;");
	expect(page.text).toContain("Usually 30;");
	expect((await save({ recognitions_a_day: "1", days_items_are_new: "7" })).location).toBe("/webapp/settings/limits");
	const { own } = await olga.client.call("settings/get-limits", {});
	expect(own).toEqual({ recognitions_a_day: 1, days_items_are_new: 7 });
	const [line] = await acme.database.read(
		sql<{ details: string }>`select details from audit_lines where account_id = ${acme.id}
			and subject_kind = 'account' order by id desc limit 1`,
	);
	expect(JSON.parse(line!.details)).toEqual({
		recognitions_a_day: { before: null, after: 1 },
		days_items_are_new: { before: null, after: 7 },
	});

	const { id: program_id } = await addProgram(acme, { owner: olga, givers: { roles: ["member"] } });
	const mara = await acme.addMember();
	const give = (key: string) =>
		priya.client.try(
			"recognition/give-recognition",
			{
				program_id,
				points: 50,
				recipient_ids: [mara.id],
				message: "Thank you for the long night at the docks.",
			},
			{ "idempotency-key": key },
		);
	expect((await give("one")).status).toBe(200);
	expect((await give("two")).body.resultType).toBe("daily_recognitions_given");
	await save({});
	expect((await olga.client.call("settings/get-limits", {})).own).toEqual({});
	expect((await give("three")).status).toBe(200);

	for (const wrong of ["0", "10001", "x", "1.5"]) {
		const { location, html } = await save({ recognitions_a_day: wrong });
		expect([wrong, location, html.includes("field-error")]).toEqual([wrong, null, true]);
	}
	expect((await priya.client.try("settings/save-limits", {})).status).toBe(403);
	expect((await openPage(priya, "/settings/limits")).status).toBe(403);
});

test("what each role has in its menu is told as features declare it", async () => {
	const { olga } = await makeCompany();
	const { everybody, roles } = await olga.client.call("settings/get-roles", {});
	expect(everybody).toEqual(labelsWith());
	const screensOf = (role: string) => roles.find((one) => one.role === role)?.screens;
	expect(screensOf("budget_owner")).toEqual(["Budgets", "Reports"]);
	expect(screensOf("account_owner")).toEqual(expect.arrayContaining(["Reports", "Uploads", "Settings"]));
	expect(screensOf("member")).toEqual([]);
});
