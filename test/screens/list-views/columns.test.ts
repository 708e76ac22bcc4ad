/** Columns of lists on served pages, without scripts: chosen, in another order, usual again, for one person alone. */
import { expect, test } from "vitest";
import { askForReport, download, makeReports, pastDownloads, readCsv } from "#test/factories/reports";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const list = "members/get-members-under-account";
const saving = "list-views/save-columns";
const columns = (from = "/members", of = list) => `/list_views/columns?${new URLSearchParams({ list: of, from })}`;

async function acmeWithFields() {
	const acme = await createTenant({
		flags: { show_employee_role: 1 },
		settings: { additional_fields: [{ key: "cost_center", label: "cost_center" }] },
	});
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Berg" });
	const otto = await acme.addMember({ role: "account_owner", first_name: "Otto", last_name: "Zorn" });
	const dana = await acme.addMember({ first_name: "Dana" });
	return { acme, olga, otto, dana };
}

type Person = Awaited<ReturnType<typeof acmeWithFields>>["olga"];

/** What the form of the page sends as it stands. */
async function idsOf(person: Person): Promise<string[]> {
	const { html } = await openPage(person, columns());
	return [...html.matchAll(/name="column" value="([^"]+)"/g)].map((found) => found[1]!);
}

const headingsOf = async (person: Person, path = "/members") =>
	(await openPage(person, path))
		.table()
		.headings.filter((heading) => heading !== "" && !heading.startsWith("Select all"));

test("somebody's columns and their order are theirs alone, the lead stays first, the account's own fields among them; downloads have all", async () => {
	const { acme, olga, otto } = await acmeWithFields();
	const usual = await headingsOf(olga);
	expect(usual).toEqual(["Name", "Email", "Participant ID", "Role", "Cost center"]);
	const page = await openPage(olga, columns());
	expect(page.text).toContain("A downloaded report always holds all columns");
	const ids = await idsOf(olga);
	expect(ids).toEqual(["name", "email", "participant_id", "role", "additional_fields.cost_center"]);
	const numbers = Object.fromEntries(ids.map((id, at) => [`place.${id}`, String(at + 1)]));
	const fields = {
		column: ids,
		shown: ids.filter((id) => id !== "email"),
		...numbers,
		"place.additional_fields.cost_center": "2",
	};
	const saved = await sendForm(olga, columns("/members?sort=-name"), saving, fields);
	expect(saved.location).toBe("/webapp/members?sort=-name");
	expect(await headingsOf(olga)).toEqual([usual[0], usual[4], usual[2], usual[3]]);
	expect(await headingsOf(otto)).toEqual(usual);
	const id = await askForReport(olga, "members_report", {});
	await makeReports(acme);
	const past = (await pastDownloads(olga)).find((row) => row.id === id)!;
	const [headings] = readCsv((await download(olga, past.download_link)).bytes);
	expect(headings).toContain(usual[1]);
	const again = await openPage(olga, columns());
	expect(again.text).toContain("Back to the usual columns");
	await sendForm(olga, columns(), `${saving}#usual`, {});
	expect(await headingsOf(olga)).toEqual(usual);
});

test("a view keeps its columns, which the address says; choosing columns then leaves the rest of the address as it is", async () => {
	const { olga, otto } = await acmeWithFields();
	const usual = await headingsOf(olga);
	await olga.client.call(saving, { list, order: await idsOf(olga), hidden: ["email", "role"] });
	const from = (await openPage(olga, "/members?is_active_filter=active")).links().find(({ text }) => text === "Views")!;
	const path = from.href.replace("/webapp", "").replaceAll("&amp;", "&");
	await sendForm(olga, path, "list-views/save-view", { name: "Short", is_shared: "1" });
	const link = (await openPage(otto, "/members")).links().find(({ text }) => text === "Short")!;
	const short = link.href.replace("/webapp", "").replaceAll("&amp;", "&");
	expect(await headingsOf(otto, short)).toEqual([usual[0], usual[2], usual[4]]);
	expect(await headingsOf(otto)).toEqual(usual);
	const done = await sendForm(otto, columns(short), saving, { column: await idsOf(otto), shown: await idsOf(otto) });
	expect([done.location!.includes("columns="), done.location!.includes("view=")]).toEqual([false, true]);
});

test("columns that are gone are ignored, new ones show; members and lists with few columns have neither", async () => {
	const { olga, dana } = await acmeWithFields();
	await olga.client.call(saving, { list, order: ["gone", "participant_id", "name"], hidden: ["gone"] });
	expect((await headingsOf(olga)).slice(0, 2)).toEqual([
		expect.stringContaining("Name"),
		expect.stringContaining("Participant"),
	]);
	expect(await headingsOf(olga)).toHaveLength(5);
	expect(await headingsOf(olga, "/members?columns=-email,%E0%A4%A")).toHaveLength(5);
	expect((await openPage(dana, "/recognitions")).text).not.toContain("Columns");
	expect((await openPage(dana, columns("/recognitions", "recognition/get-recognitions-report"))).status).toBe(403);
	expect((await openPage(olga, "/settings/terms/acceptances")).text).not.toContain("Columns");
	expect((await openPage(olga, columns("/settings/terms/acceptances", "terms/get-acceptances"))).status).toBe(404);
});

test("a column that waits for a wide screen is not ticked until it is chosen, and is shown like any other from then on", async () => {
	const acme = await createTenant({ flags: { show_employee_role: 1, show_employee_hire_date: 1 } });
	const olga = await acme.addMember({ role: "account_owner" });
	const page = await openPage(olga, columns());
	expect(page.text).toMatch(/Hire date ?Wide screens only/);
	const ids = await idsOf(olga);
	expect(page.html).not.toMatch(/<input[^>]*checked=""[^>]*value="hire_date"|value="hire_date"[^>]*checked=""/);
	expect((await openPage(olga, "/members")).html).toMatch(/class="as-hidden[^"]*"[^>]*>(<[^>]*>)*Hire date/);
	await sendForm(olga, columns(), saving, { column: ids, shown: ids });
	const chosen = await openPage(olga, "/members");
	expect(chosen.table().headings).toContain("Hire date");
	expect(chosen.html).not.toContain("as-hidden");
	expect((await openPage(olga, columns())).text).not.toContain("Wide screens only");
});
