/** What an account owner says about approvals in a program's form, and what its page and the budget's show of it. */
import { expect, test } from "vitest";
import { makeApprovingCompany, submit } from "#test/factories/approvals";
import { openPage, sendForm } from "#test/kit/page";

const saving = "programs/ao-update-program-details";

test("an owner sets approval, steps, who approves and the justification; who is not here is named, and without approval nothing stays", async () => {
	const { olga, mona, lena, sofia, above } = await makeApprovingCompany();
	const path = `/programs/detail/${above.id}/edit`;
	const form = await openPage(olga, path);
	expect(form.part("input", ["id", form.html.match(/id="([^"]*issuance_approval_needed)"/)![1]!]).html).toContain(
		"checked",
	);
	const fields = {
		...{
			name: "Above & Beyond",
			budget_id: String(above.budget_id),
			points: "100",
			min_points: "50",
			max_points: "250",
		},
		...{ points_increment: "50", issuance_approval_needed: "1", two_step_approval_needed: "1" },
		...{ justification_required: "1", issuance_approval_emails: `${lena.email}, nobody@acme.example` },
	};
	const refused = await sendForm(olga, path, saving, fields);
	expect(refused.text).toContain("Nobody is here with this email: nobody@acme.example");
	const saved = await sendForm(olga, path, saving, {
		...fields,
		issuance_approval_emails: `${lena.email}\n${mona.email.toUpperCase()}`,
	});
	expect(saved.location).toBe(`/webapp/programs/detail/${above.id}`);
	const { program } = await olga.client.call("programs/get-program-details", { program_id: above.id });
	expect(program).toMatchObject({
		...{ issuance_approval_needed: 1, two_step_approval_needed: 1, justification_required: 1 },
		issuance_approval_emails: [lena.email, mona.email],
	});
	const page = await openPage(olga, `/programs/detail/${above.id}`);
	expect(page.text).toContain(`In two steps: ${lena.email}, ${mona.email}`);
	const listed = await sofia.client.call("programs/get-programs", {});
	expect(listed.table_rows[0]).toMatchObject({ can_give: 1, issuance_approval_emails: [] });
	await sendForm(olga, path, saving, {
		...fields,
		issuance_approval_needed: "0",
		issuance_approval_emails: lena.email,
	});
	const { program: after } = await olga.client.call("programs/get-program-details", { program_id: above.id });
	expect(after).toMatchObject({
		...{ issuance_approval_needed: 0, two_step_approval_needed: 0, justification_required: 0 },
		issuance_approval_emails: [],
	});
});

test("a program's and a budget's page show what waits for an approval as neither spent nor left", async () => {
	const { acme, olga, sofia, olu, above } = await makeApprovingCompany();
	await submit(acme, sofia, above, [olu]);
	const program = await openPage(olga, `/programs/detail/${above.id}`);
	expect(program.text).toContain("850 points left of 1,000");
	expect(program.text).toContain("0 were given. 150 wait for an approval.");
	expect(program.links().map(({ href }) => href)).toContain(
		`/webapp/recognitions/submissions?report_condition=all&program_id=${above.id}`,
	);
	const budget = await openPage(olga, `/budgets/${above.budget_id}`);
	expect(budget.text).toContain("Waits for approval150 points");
	expect(budget.text).toContain("Held for approval");
});
