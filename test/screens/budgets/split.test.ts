/** Splitting a budget and points that wait, on the served pages: before and after first, and what waits in sight of both owners. */
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

async function company() {
	const acme = await createTenant({ settings: { second_confirmation_above: 500 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const omar = await acme.addMember({ role: "account_owner", first_name: "Omar" });
	const bruno = await acme.addMember({ role: "budget_owner", first_name: "Bruno", last_name: "Sato" });
	await fundTenant(acme, 2_000);
	const europe = await addBudget(olga, { name: "Europe", points: 400, budget_owner: bruno });
	return { acme, olga, omar, bruno, europe };
}

test("a split shows what each holds before and after, asks once, and both sides name each other", async () => {
	const { olga, bruno, europe } = await company();
	const page = `/budgets/${europe}/split`;
	const parts = {
		...{ "parts.0.name": "Leeds", "parts.0.points": "150", "parts.0.owner_email": "" },
		...{ "parts.1.name": "Porto", "parts.1.points": "100", "parts.1.owner_email": olga.email, reason: "By site" },
	};
	const wrong = await sendForm(bruno, page, "budgets/split-budget", {
		...parts,
		"parts.1.owner_email": "no@acme.example",
	});
	expect(wrong.texts("p", ["class", "field-error"])).toEqual(["Nobody here has this work email."]);
	expect(wrong.html).toMatch(/name="parts.0.name"[^>]*value="Leeds"|value="Leeds"[^>]*name="parts.0.name"/);
	const much = await sendForm(bruno, page, "budgets/split-budget", { ...parts, "parts.1.points": "251" });
	expect(much.text).toContain("The parts are 401 together, and 400 are left.");
	const review = await sendForm(bruno, page, "budgets/split-budget", parts);
	expect(review.text).toMatch(/Split it like this\?.*Europe400 before, 150 after.*Leeds0 before, 150 after/);
	expect((await openPage(bruno, `/budgets/${europe}`)).text).not.toContain("Leeds");
	const reviewed = /name="reviewed" value="([^"]+)"/.exec(review.html)![1]!;
	const done = await sendForm(bruno, page, "budgets/split-budget", { ...parts, reviewed });
	expect(done.location).toBe(`/webapp/budgets/${europe}`);
	const parent = await openPage(bruno, `/budgets/${europe}`);
	expect(parent.text).toMatch(/Split off from it.*Leeds.*150 left, Bruno Sato.*Porto.*100 left/);
	const { table_rows } = await bruno.client.call("budgets/get-budgets-under-account", {});
	const leeds = table_rows.find(({ name }) => name === "Leeds")!;
	expect((await openPage(bruno, `/budgets/${leeds.id}`)).text).toMatch(/Split off from\s*Europe/);
	const stranger = await openPage(olga, `/budgets/${europe}/split`);
	expect(stranger.status).toBe(200);
});

test("points above the account's limit stand as waiting on the budget's page and in the other owner's inbox", async () => {
	const { olga, omar, europe } = await company();
	const wish = { from_budget_id: "", to_budget_id: String(europe), points: "600", reason: "This year" };
	const review = await sendForm(olga, "/budgets/move", "budgets/move-points", wish);
	const reviewed = /name="reviewed" value="([^"]+)"/.exec(review.html)![1]!;
	await sendForm(olga, "/budgets/move", "budgets/move-points", { ...wish, reviewed });
	expect((await openPage(olga, `/budgets/${europe}`)).text).toMatch(
		/Waits for a second owner.*600 points, asked by Olga/,
	);
	const inbox = await openPage(omar, "/moderation");
	expect(inbox.text).toMatch(/A gift of points above the limit.*This year.*Into the budget.*Europe.*points.*600/);
	const [request] = (await omar.client.call("moderation/get-inbox", {})).table_rows;
	const said = { request_id: String(request!.id), name: "Olga", action: "approve", notes: "" };
	await sendForm(omar, `/moderation/${request!.id}`, "moderation/moderate", said);
	expect((await openPage(olga, `/budgets/${europe}`)).text).not.toContain("Waits for a second owner");
	expect((await openPage(omar, "/audit_log")).text).toContain("Decision: approved");
	const limits = await openPage(olga, "/settings/limits");
	expect(limits.html).toMatch(
		/name="second_confirmation_above"[^>]*value="500"|value="500"[^>]*name="second_confirmation_above"/,
	);
});
