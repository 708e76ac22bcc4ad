/** Orders management as the Worker serves it: boxes of rows, a buyer as a filter that one types, the report with its log. */
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addPastOrders } from "#test/factories/many-orders";
import { indexPeople } from "#test/factories/programs";
import { askForReport, makeReports, pastDownloads } from "#test/factories/reports";
import { openPage, type ServedPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const here = "/recognitions/orders_management";

async function makeCompany() {
	const acme = await createTenant({ flags: { orders_management_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Ortiz" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const prior = await acme.addMember({ first_name: "Lee", last_name: "Prior", title: "Driver" });
	const prince = await acme.addMember({ first_name: "Ada", last_name: "Prince", title: "Clerk" });
	await indexPeople(acme, [olga, priya, prior, prince]);
	const item = await addItem(acme);
	const start = Date.parse("2026-03-02T12:00:00Z");
	await addPastOrders(acme, item, [
		{ user_id: priya.id, created_at: start },
		{ user_id: prior.id, created_at: start + 1 },
	]);
	return { acme, olga, priya, prior, prince };
}

/** The boxes of the rows, each of the form that keeps the selection. */
const boxesIn = ({ html }: ServedPage) =>
	html.match(/<input(?=[^>]*type="checkbox")(?=[^>]*name="selected_ids")[^>]*>/g) ?? [];

const buyers = async (person: TestMember, query: string) => boxesIn(await openPage(person, `${here}${query}`)).length;

/** Where a typed name leads. */
async function typed(person: TestMember, query: string): Promise<string | null> {
	const answer = await person.client.fetch(`/webapp${here}?${query}`);
	return answer.headers.get("location");
}

test("[data_table-08] each row has a box of the form that changes several orders; a list without bulk actions has none", async () => {
	const { olga } = await makeCompany();
	const page = await openPage(olga, here);
	expect(boxesIn(page)).toHaveLength(2);
	expect(page.text).toContain("0 selected");
	expect((await openPage(olga, "/recognitions?report_condition=all")).html).not.toContain('class="as-select"');
});

test("a buyer is found by the beginning of a name: one is followed, of several one is chosen by a link, and nobody is said so", async () => {
	const { olga, priya, prior, prince } = await makeCompany();
	expect(await typed(olga, "user_id_name=pri%20x")).toBe(null);
	expect(await typed(olga, "user_id_name=Raman")).toBe(`/webapp${here}?user_id=${priya.id}`);
	const chosen = await openPage(olga, `${here}?user_id=${priya.id}`);
	expect(chosen.html).toMatch(/<input[^>]*name="user_id_name"[^>]*value="Priya Raman"/);
	expect(chosen.texts("a", ["class", "tag"]).join()).toContain("Priya Raman");
	expect(await buyers(olga, `?user_id=${priya.id}`)).toBe(1);

	const several = await openPage(olga, `${here}?user_id_name=Pr&status=placed`);
	expect(several.text).toContain("Several fit. Choose one:");
	expect(several.links()).toContainEqual({
		text: "Lee Prior, Driver",
		href: `/webapp${here}?status=placed&user_id=${prior.id}`,
	});
	expect(several.links().map(({ text }) => text)).toContain("Ada Prince, Clerk");
	expect(several.html).toMatch(/<details[^>]*class="table-filters"[^>]*open/);
	expect((await openPage(olga, `${here}?user_id_name=Zzz`)).text).toContain("Nothing is called “Zzz”.");

	// The same name keeps whom it stands for; another one is looked for; none takes the filter away.
	expect(await typed(olga, `user_id=${prince.id}&user_id_name=Ada%20Prince`)).toContain(`user_id=${prince.id}`);
	expect(await typed(olga, `user_id=${prince.id}&user_id_name=Raman`)).toBe(`/webapp${here}?user_id=${priya.id}`);
	expect(await typed(olga, `user_id=${prince.id}&user_id_name=`)).toBe(`/webapp${here}`);
});

test("[data_table-09] above the list stand 'Download Report' and the log of what was asked for of it, one's own alone", async () => {
	const { acme, olga, priya } = await makeCompany();
	const log = `/reports/log?report_type=orders_management_report`;
	const page = await openPage(olga, here);
	const hasButton = (shown: ServedPage) => shown.texts("button").some((words) => words.startsWith("Download Report"));
	expect(hasButton(page)).toBe(true);
	expect(page.links()).toContainEqual({ text: "Download log", href: `/webapp${log}` });
	expect((await openPage(olga, log)).text).toContain("Nothing here yet");
	await askForReport(olga, "orders_management_report", { user_id: priya.id }, "csv");
	await askForReport(olga, "recognitions_report", {}, "csv");
	const logged = await openPage(olga, log);
	expect(logged.text.match(/Queued/g)).toHaveLength(1);
	expect(logged.text).toContain("Priya Raman");
	const other = await acme.addMember({ role: "account_owner" });
	expect((await openPage(other, log)).text).toContain("Nothing here yet");
	const distributor = await acme.addMember({ role: "distributor" });
	const theirs = await openPage(distributor, here);
	expect([hasButton(theirs), theirs.links().some(({ href }) => href.includes("/reports/log"))]).toEqual([true, true]);
	expect((await openPage(distributor, log)).text).toContain("Nothing here yet");
	await askForReport(distributor, "orders_management_report", {}, "csv");
	await makeReports(acme);
	const [made] = await pastDownloads(distributor);
	const { total_rows } = await distributor.client.call("orders/get-orders-for-management", {});
	expect([made?.status, made?.total_count]).toEqual(["processed", total_rows]);
	const none = await priya.client.try("reports/request-report-download", {
		...{ report_type: "orders_management_report", filters: {} },
	});
	expect(none.status).toBeGreaterThanOrEqual(400);
	expect((await openPage(priya, log)).status).toBe(404);
	expect((await priya.client.fetch("/webapp/reports/log")).headers.get("location")).toBe("/webapp/reports");
});
