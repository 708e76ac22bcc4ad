/** What somebody sees when a screen breaks: that something went wrong, that the team was notified, and a way to say more. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBehavior } from "#test/factories/programs";
import { takeCrashes } from "#test/kit/crashes";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

test("[errors-01] [errors-02] a screen that breaks is a full page that says so, and that the team was notified; it was", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const behavior = await addBehavior(acme, { en: "Cares" });
	const give = "/recognitions/give";
	expect((await openPage(priya, give)).text).not.toContain("Something went wrong");
	await acme.database.write([
		sql`update behaviors set names = '{broken' where account_id = ${acme.id} and id = ${behavior}`,
	]);
	const page = await openPage(priya, give);
	expect(page.status).toBe(500);
	expect(page.texts("h1")).toEqual(["Something went wrong"]);
	expect(page.text).toContain("our team was notified");
	expect(page.text).not.toContain("broken");
	const [button] = page.html.match(/<button[^>]*popovertarget="report-problem"[^>]*>/i)!;
	expect(button).not.toContain("popovertargetaction");
	const dialog = page.part("div", ["id", "report-problem"]);
	expect(dialog.html).toMatch(/^<div[^>]*popover="auto"[^>]*role="dialog"/);
	expect(dialog.html).toMatch(/<form[^>]*action="\/webapp\/problem"/);
	expect(dialog.html).toMatch(/<input[^>]*name="page" value="\/recognitions\/give"/);
	const logged = takeCrashes();
	expect(logged).toHaveLength(1);
	const reference = /[0-9a-f-]{8,}/.exec(page.text.slice(page.text.indexOf("Reference")))?.[0];
	expect(logged[0]).toContain(reference ?? "no reference");
});
