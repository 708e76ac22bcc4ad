/** Lists and graphs at their further addresses, over HTTP: the answer of their own path, a graph's type by the path, the same refusals. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { findEndpoint, lists, servedEndpoints } from "#workers/registry";

type Reply = { status: number; body: Record<string, unknown> };

const further = servedEndpoints.filter(({ name, path }) => findEndpoint(name)?.path !== path);
const ofOwners = new Set(
	lists.filter(({ access }) => access.includes("account_owner") && access.length === 1).map(({ name }) => String(name)),
);

/** The payload with which an endpoint's own path answers the same. */
const payloadFor = (name: string, path: string) =>
	/get-sales-graphs|get-sale-points-earned/.test(name) ? { graph_data_type: /api_get_(.+)_graph$/.exec(path)![1] } : {};

test("every list with a report and every graph of sales answers at its further address as at its own, to nobody else", async () => {
	const { tenant, owner, member } = await createFullTenant(0, "further");
	const rested = () => tenant.database.write([sql`delete from limit_counts where account_id = ${tenant.id}`]);
	expect(further.length).toBeGreaterThan(40);
	let withRows = 0;
	let refusals = 0;
	for (const { name, path } of further) {
		await rested();
		const payload = payloadFor(name, path);
		const own = (await owner.client.post(findEndpoint(name)!.path, payload)) as unknown as Reply;
		const there = (await owner.client.post(path, {})) as unknown as Reply;
		expect([path, there.status]).toEqual([path, 200]);
		for (const field of ["table_rows", "total_rows", "graph_data", "custom_config", "extra_legend_data"])
			expect([path, field, there.body[field]]).toEqual([path, field, own.body[field]]);
		expect([path, "table_rows" in there.body || "graph_data" in there.body]).toEqual([path, true]);
		if ((there.body.table_rows as unknown[] | undefined)?.length) withRows += 1;
		const stranger = await tenant.visitor().post(path, {});
		expect([path, stranger.status, stranger.body.resultType]).toEqual([path, 401, "not_logged_in"]);
		if (ofOwners.has(name)) {
			const refused = await member.client.post(path, {});
			expect([path, refused.status, refused.body.resultType]).toEqual([path, 403, "forbidden"]);
			refusals += 1;
		}
		if ("graph_data_type" in payload) {
			const other = await owner.client.post(path, { graph_data_type: "no_such_graph" });
			expect([path, other.status, Object.keys(other.body.errors ?? {})]).toEqual([path, 400, ["graph_data_type"]]);
		}
	}
	expect(withRows).toBeGreaterThan(20);
	expect(refusals).toBeGreaterThan(5);
}, 120_000);
