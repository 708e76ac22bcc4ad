/** The dots of states as pages show them: each state of the specification beside its word, in its tone. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeApprovingCompany, requestOf, submit } from "#test/factories/approvals";
import { addBudget } from "#test/factories/budgets";
import { decide as decideOnIdea, makeIdeaCompany, sendIdea, words } from "#test/factories/ideas";
import { addProgram } from "#test/factories/programs";
import { rebateCompany, sendRebate } from "#test/factories/rebates";
import { openPage, type ServedPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

/** The words beside the dots of a page, by their tone. */
function dotsOf(page: ServedPage) {
	const withLook = (look: string) => [...new Set(page.texts("span", ["class", look]))].sort();
	const [active, inactive, expired] = ["dot-active", "dot-inactive", "dot-expired"].map(withLook) as [
		string[],
		string[],
		string[],
	];
	const gray = withLook("dot").filter((words) => ![active, inactive, expired].some((named) => named.includes(words)));
	return { active, inactive, expired, gray };
}

test("[ui_kit-08] each state is a dot in its tone: active and approved; pending, inactive, paused, draft, pre-approved and changes suggested; expired, rejected, warning, denied and canceled; archived and all", async () => {
	const acme = await createTenant({ flags: { polls_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner" });
	for (const name of ["Running", "Off", "Over", "Put away"]) await addProgram(acme, { name, owner: olga, budget: 10 });
	await acme.database.write([
		sql`update programs set is_active = 0 where account_id = ${acme.id} and name = 'Off'`,
		sql`update programs set to_date = '2020-01-31' where account_id = ${acme.id} and name = 'Over'`,
		sql`update programs set archived_at = 1 where account_id = ${acme.id} and name = 'Put away'`,
	]);
	const programs = await openPage(olga, "/programs");
	expect(dotsOf(programs)).toEqual({
		active: ["Active"],
		inactive: ["Inactive", "Upcoming"],
		expired: ["Expired"],
		gray: ["All", "Archived"],
	});
	const { poll_id } = await olga.client.call("polls/save-poll", {
		...{ question: "Lunch?", options: ["Yes", "No"], closes_at: Date.now() + 86_400_000, act: "publish" },
	});
	await olga.client.call("polls/change-poll", { poll_id, change: "pause" });
	expect(dotsOf(await openPage(olga, "/polls?state=mine")).inactive).toEqual(["Paused"]);
});

test("[ui_kit-08] an idea's states are dots, too", async () => {
	const { peter, kenji, category_id } = await makeIdeaCompany();
	const send = (title: string, more = {}) => sendIdea(kenji, category_id, { ...words, title, ...more });
	await send("Waits");
	await decideOnIdea(peter, await send("Reuse crates"), "approve");
	await decideOnIdea(peter, await send("Paint the dock"), "suggest_changes", { notes: "Which one?" });
	await decideOnIdea(peter, await send("Close the gate"), "reject", { notes: "Not ours." });
	await kenji.client.call("ideas/update-idea-details", { ...words, category_id, title: "Unfinished" });
	expect(dotsOf(await openPage(kenji, "/ideas?tab=mine"))).toEqual({
		active: ["Approved"],
		inactive: ["Changes suggested", "Draft", "Pending"],
		expired: ["Rejected"],
		gray: [],
	});
});

test("[ui_kit-08] what passed the first of two steps is pre-approved, what was refused denied, what was taken back canceled", async () => {
	const { acme, olga, mona, sofia, olu, lena } = await makeApprovingCompany();
	const program = await addProgram(acme, {
		...{ owner: olga, budget: 500, issuance_approval_needed: 1, two_step_approval_needed: 1 },
		issuance_approval_emails: [lena.email],
	});
	const first = await submit(acme, sofia, program, [olu]);
	await mona.client.call("moderation/moderate", { request_id: first.request_id, action: "approve" });
	const second = await submit(acme, sofia, program, [lena]);
	await mona.client.call("moderation/moderate", {
		...{ request_id: await requestOf(acme, second.submission_id), action: "reject", notes: "Given last week." },
	});
	for (const page of [
		await openPage(sofia, "/recognitions/submissions"),
		await openPage(olga, "/recognitions/submissions?report_condition=all"),
	])
		expect(dotsOf(page)).toEqual({ active: [], inactive: ["Pre-approved"], expired: ["Not approved"], gray: [] });
	const { marta, offer_id } = await rebateCompany();
	await marta.client.call("rebates/cancel-rebate", { rebate_id: await sendRebate(marta, { offer_id }) });
	expect(dotsOf(await openPage(marta, "/rebates")).expired).toEqual(["Canceled"]);
	const one = await openPage(sofia, `/recognitions/submissions/${first.submission_id}`);
	expect(dotsOf(one).inactive).toEqual(["Pre-approved"]);
});

test("[ui_kit-08] a budget with less left than its owner wants to be told of is in warning, in the list, under its tab and on its page", async () => {
	const acme = await makeApprovingCompany();
	const low = { low_alert: "custom", low_alert_points: 150 } as const;
	const id = await addBudget(acme.olga, { name: "Europe", ...low });
	expect(dotsOf(await openPage(acme.olga, "/budgets"))).toMatchObject({ active: ["Active"], expired: ["Warning"] });
	const { rows } = (await openPage(acme.olga, "/budgets?is_active_filter=warning")).table();
	expect(rows.map((row) => [row.Budget, row.Status])).toEqual([["Europe", "Warning"]]);
	expect(dotsOf(await openPage(acme.olga, `/budgets/${id}`)).expired).toEqual(["Warning"]);
});
