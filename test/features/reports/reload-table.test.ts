/** A report that is asked for beside a table says whether the table has changed since it was read. */
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";

const list = "members/get-members-under-account";
const request = "reports/request-report-download";

test("[data_table-21] the reply asks for the table again when its rows changed since it was read, and only then", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const { extra_data } = await olga.client.call(list, {});
	const { table_hash } = extra_data;
	const ask = (more: object) =>
		olga.client.call(request, { report_type: "members_report", table_hash, ...more } as never);
	expect(await ask({ filters: { role: "member" } })).toMatchObject({ reloadTable: 0 });
	await acme.addMember({ first_name: "Newcomer" });
	expect(await ask({ filters: { role: "moderator" } })).toMatchObject({ reloadTable: 1 });
	const again = await olga.client.call(list, {});
	expect(await ask({ filters: { role: "customer" } })).toMatchObject({ reloadTable: 1 });
	expect(await ask({ filters: { role: "distributor" }, table_hash: again.extra_data.table_hash })).toMatchObject({
		reloadTable: 0,
	});
	expect(await olga.client.call(request, { report_type: "members_report" })).toMatchObject({ reloadTable: 0 });
});
