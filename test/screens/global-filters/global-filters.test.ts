/** The global filter on served pages: managing, the seven to choose from, and the bar. */
import { expect, test } from "vitest";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const flags = { global_filter_enabled: 1 as const };
const status = "global-filters/update-global-filter-status";

async function acmeWithFilters(count: number) {
	const acme = await createTenant({ flags });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Berg" });
	const dana = await acme.addMember({ first_name: "Dana", last_name: "Reyes", title: "Driver" });
	const ids: number[] = [];
	for (let at = 1; at <= count; at += 1) {
		const rules = [{ field: "title", operator: "is" as const, values: ["Driver"] }];
		const made = { name: `Filter ${at}`, description: at === 2 ? "Northern depots" : "", rules };
		ids.push((await olga.client.call("global-filters/save-global-filter", made)).filter_id);
	}
	return { acme, olga, dana, ids };
}

const offered = (page: { texts(tag: string): string[] }) =>
	page
		.texts("button")
		.filter((text) => /^Filter \d/.test(text))
		.map((text) => text.replace("Processing...", ""));

test("[global_filters-01] /global_filters/ is Manage Filters: made by rules, listed with their state, deleted after a question", async () => {
	const { olga, dana } = await acmeWithFilters(0);
	const rule = { "rules.0.field": "title", "rules.0.operator": "is", "rules.0.values": "Driver" };
	const made = { name: "Drivers", description: "", is_shared: "0", matching: "all", ...rule };
	const saved = await sendForm(olga, "/global_filters/new", "global-filters/save-global-filter", made);
	expect(saved.location).toBe("/webapp/global_filters");
	const page = await openPage(olga, "/global_filters/");
	expect(page.texts("h1")).toEqual(["Manage Filters"]);
	expect(page.table().rows).toMatchObject([{ Name: "Drivers", State: "Available", "Last used": "Never" }]);
	expect((await openPage(dana, "/global_filters")).status).toBe(403);
	const { table_rows } = await olga.client.call("global-filters/get-global-filters", {});
	const id = table_rows[0]!.id;
	await sendForm(olga, `/global_filters/${id}/delete`, "global-filters/delete-global-filter", {});
	expect((await openPage(olga, "/global_filters")).text).toContain("No filters yet");
});

test("[global_filters-02] [global_filters-03] [global_filters-04] seven are offered unless all are shown, the one used last first, found by name or description", async () => {
	const { olga, ids } = await acmeWithFilters(9);
	const choose = "/global_filters/choose?from=/members";
	const first = await openPage(olga, choose);
	expect(offered(first)).toHaveLength(7);
	expect(first.text).toContain("Show all");
	const all = await openPage(olga, `${choose}&all=1`);
	expect([offered(all).length, all.text.includes("Show all")]).toEqual([9, false]);
	await olga.client.call(status, { filter_id: ids[0]! });
	await olga.client.call(status, { filter_id: ids[4]! });
	expect(offered(await openPage(olga, choose)).slice(0, 3)).toEqual(["Filter 5", "Filter 1", "Filter 9"]);
	expect(offered(await openPage(olga, `${choose}&search=northern`))).toEqual(["Filter 2"]);
	expect(offered(await openPage(olga, `${choose}&search=filter+7`))).toEqual(["Filter 7"]);
});

test("[global_filters-08] [global_filters-09] choosing one leads back to the page, read anew; a failure is a toast with the server's message", async () => {
	const { olga, ids } = await acmeWithFilters(1);
	const choose = "/global_filters/choose?from=/members";
	const done = await sendForm(olga, choose, status, { filter_id: String(ids[0]) });
	expect(done.location).toBe("/webapp/members");
	expect((await openPage(olga, "/members")).table().rows).toHaveLength(1);
	const { group_id } = await olga.client.call("groups/update-group-details", { name: "Depot" });
	const rules = [{ field: "group", operator: "is" as const, values: [String(group_id)] }];
	const broken = await olga.client.call("global-filters/save-global-filter", { name: "Depot", rules });
	await olga.client.call("groups/delete-group", { group_id });
	const refused = await sendForm(olga, choose, status, { filter_id: String(broken.filter_id) });
	expect(refused.location).toBe("/webapp/members");
	const words = "Depot is off: a field or a group of its rules is gone. Change its rules first.";
	expect((await openPage(olga, "/members")).text).toContain(words);
	expect((await openPage(olga, choose)).text).toContain("Depot Off: a group of its rules was deleted");
	expect((await sendForm(olga, choose, status, { filter_id: "77" })).location).toBe("/webapp/members");
	expect((await openPage(olga, "/members")).text).toContain("There was an error while changing global filter");
});

test("[topbar-17] the bar has the filter of account owners with the switch and without a privilege against it, and says which is on", async () => {
	const { olga, dana, ids } = await acmeWithFilters(1);
	const bar = async (person: typeof olga) =>
		(await openPage(person, "/privacy")).html.includes("/webapp/global_filters/choose");
	expect([await bar(olga), await bar(dana)]).toEqual([true, false]);
	expect((await openPage(olga, "/privacy")).text).toContain("All people");
	await olga.client.call(status, { filter_id: ids[0]! });
	expect((await openPage(olga, "/privacy")).text).toContain("Filter 1");
	const without = await createTenant();
	const otto = await without.addMember({ role: "account_owner" });
	expect(await bar(otto)).toBe(false);
	expect((await openPage(otto, "/global_filters")).status).toBe(403);
	const acme = await createTenant({ flags });
	const nav = { mode: "exclude", items: ["global_filter"] };
	const noa = await acme.addMember({ role: "account_owner", settings: { privileges: { nav } } });
	expect(await bar(noa)).toBe(false);
});

test("[topbar-16] the filter, the settings and the questions each stand in the bars unless the person's privileges leave their key out", async () => {
	const acme = await createTenant({ flags });
	const links = { global_filter: "/webapp/global_filters/choose", settings: "/webapp/settings", faq: "/webapp/faqs" };
	const shown = async (items: string[], mode = "exclude") => {
		const privileges = { nav: { mode, items } };
		const owner = await acme.addMember({ role: "account_owner", settings: { privileges } });
		const header = (await openPage(owner, "/privacy")).part("header", ["class", "bar"]);
		const hrefs = header.links().map(({ href }) => href);
		return Object.entries(links).flatMap(([key, href]) =>
			hrefs.some((one) => one.split("?")[0] === href) ? [key] : [],
		);
	};
	const keys = Object.keys(links);
	expect(await shown([])).toEqual(keys);
	for (const key of keys) {
		expect(await shown([key])).toEqual(keys.filter((other) => other !== key));
		expect(await shown([key], "include")).toEqual([key]);
	}
});
