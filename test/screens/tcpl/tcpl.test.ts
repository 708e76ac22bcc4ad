/** The report by hierarchy as people meet it without scripts. */
import { expect, test } from "vitest";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

test("[tcpl-01] the page leads from each person who leads others to their people; who leads nobody finds neither entry nor page", async () => {
	const acme = await createTenant({ flags: { is_tcpl_account: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Adler" });
	const mona = await acme.addMember({ first_name: "Mona", last_name: "Berg", manager_id: olga.id });
	const ann = await acme.addMember({ first_name: "Ann", last_name: "Dunn", manager_id: mona.id });
	const mainOf = async (person: TestMember, path: string) =>
		(await openPage(person, path)).part("main", ["id", "main"]);
	const hasEntry = async (person: TestMember) =>
		(await openPage(person, "/")).links().some(({ href }) => href === "/webapp/tcpl");
	const top = await mainOf(olga, "/tcpl");
	expect(top.table().headings).toEqual(["Name", "Participant ID", "Given", "Received", "Team"]);
	expect(top.table().rows).toEqual([
		expect.objectContaining({ Name: expect.stringContaining("Olga Adler"), Given: "0", Received: "0" }),
	]);
	expect(top.text).toContain("Download Report");
	const down = top.links().find(({ text }) => text === "See their people")!.href;
	expect(down).toBe(`/webapp/tcpl?under_id=${olga.id}`);
	const next = await mainOf(olga, down.replace("/webapp", ""));
	expect(next.table().rows).toEqual([expect.objectContaining({ Name: expect.stringContaining("Mona Berg") })]);
	expect(next.text).toContain("Reporting to Olga Adler");
	const own = await mainOf(mona, "/tcpl");
	expect(own.table().rows).toEqual([expect.objectContaining({ Name: expect.stringContaining("Ann Dunn") })]);
	expect(own.text).not.toContain("Download Report");
	expect(own.links().filter(({ text }) => text === "See their people")).toEqual([]);
	expect([await hasEntry(olga), await hasEntry(mona), await hasEntry(ann)]).toEqual([true, true, false]);
	expect((await openPage(ann, "/tcpl")).status).toBe(403);
});
