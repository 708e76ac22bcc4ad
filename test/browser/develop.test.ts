/** `npm run dev` in a copy of the project: screens of every kind come to life without a complaint, and edits show on open pages. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { openAs, type ServedCopy, serveCopy } from "./copied-project";
import { visit } from "./laurel";

/** A screen of each kind: what all screens are built from comes to life in the development server, too (complaints.test.ts opens every one). */
const kinds = {
	member: ["", "/recognitions/give", "/store", "/points", "/profile", "/surveys", "/notifications"],
	account_owner: ["", "/members", "/sales_dashboard", "/texts", "/surveys/manage/new", "/reports"],
};

let copy: ServedCopy;

test.describe.configure({ mode: "serial" });
// Each screen is built as it is asked for.
test.setTimeout(120_000);

test.beforeAll(async () => {
	test.setTimeout(240_000);
	copy = await serveCopy("develop.mjs");
});

test.afterAll(() => copy?.stop());

test.afterEach(async ({ browserName: _ }, information) => {
	if (information.status === information.expectedStatus) return;
	await information.attach("what the server printed", {
		body: copy?.printed().slice(-6000) ?? "",
		contentType: "text/plain",
	});
});

for (const [role, addresses] of Object.entries(kinds)) {
	test(`screens of each kind come to life without a complaint for ${role}`, async ({ browser }) => {
		const { page, complaints } = await openAs(browser, copy, `${role}@acme.example`);
		for (const address of addresses) {
			const answer = await visit(page, `/webapp${address}`);
			expect(answer?.status(), address).toBe(200);
		}
		expect(complaints).toEqual([]);
		await page.context().close();
	});
}

/** Writes into a file of the copy. */
function edit(file: string, from: string, to: string): void {
	const text = readFileSync(join(copy.tree, file), "utf8");
	expect(text).toContain(from);
	writeFileSync(join(copy.tree, file), text.replace(from, to));
}

test("an edited component and an edited text show on the open page, on the server's pages too", async ({ browser }) => {
	const { page, complaints } = await openAs(browser, copy, "member@acme.example");
	await visit(page, "/webapp/points");
	await expect(page.locator("h1")).toHaveText("My points");
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	edit("app/ui/page-head.tsx", "<h1>", '<h1 data-edited="">');
	await expect(page.locator("h1[data-edited]")).toHaveText("My points");
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
	edit("public/locales/en/points.json", '"My {{points_label}}"', '"All my {{points_label}}"');
	// The Worker starts anew with the text, which takes what it takes beside other tests.
	await expect(page.locator("h1")).toHaveText("All my points", { timeout: 40_000 });
	const answer = await visit(page, "/webapp/points");
	expect(await answer!.text()).toContain("All my points</h1>");
	await expect(page.locator("h1")).toHaveText("All my points");
	// React complains here when the server and the browser have different texts.
	expect(complaints).toEqual([]);
	await page.context().close();
});
