/** The list of reported problems as the Worker serves it: open ones first, a button that sets one done, and the way back. */
import { expect, test } from "vitest";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

test("owners see what was reported with page and error number, set it done, and find it under Done", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const address = "/settings/problems";
	expect((await openPage(olga, address)).text).toContain("No open problems");
	await priya.client.call("account/report-problem", {
		error_id: "e-9",
		page: "/store",
		message: "<b>It broke</b>",
	});
	const [row] = (await openPage(olga, address)).table().rows;
	expect(row).toMatchObject({
		"What they wrote": "<b>It broke</b>",
		Who: "Priya Raman",
		Page: "/store",
		"Error number": "e-9",
		State: expect.stringContaining("Mark as done"),
	});
	const [problem] = (await olga.client.call("account/get-problem-reports", {})).table_rows;
	const mark = (path: string, state: string) =>
		sendForm(olga, path, "account/save-problem-state", { problem_id: String(problem!.id), state });
	const searched = `${address}?search=broke`;
	expect((await mark(searched, "done")).location).toBe(`/webapp${searched}`);
	expect((await openPage(olga, address)).text).toContain("Marked as done.");
	expect((await openPage(olga, address)).text).toContain("No open problems");
	const done = (await openPage(olga, `${address}?state=done`)).table().rows;
	expect(done.map(({ State }) => State)).toEqual([expect.stringContaining("Open again")]);
	await mark(`${address}?state=done`, "open");
	expect((await openPage(olga, address)).table().rows).toHaveLength(1);
	expect((await openPage(priya, address)).status).toBe(403);
});
