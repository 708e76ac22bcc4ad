/** Points for everybody of a large client in one act: exact, in one job that goes on in new messages, at a cost that follows the rows. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { createTenant, newId } from "#test/kit/tenant";
import { ledgerFaults } from "#workers/features/points";
import { report, sized } from "./settings";

const peopleCount = sized(5_000, 100_000);
const atOnce = 5_000;
const points = 10;

test(`${peopleCount} members get their points in one act, each once`, { timeout: 900_000 }, async () => {
	const acme = await createTenant({ available: peopleCount * points });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	runByHand(olga.client);
	for (let start = 0; start < peopleCount; start += atOnce) {
		const rows = Array.from({ length: Math.min(atOnce, peopleCount - start) }, (_, at) => {
			return { id: newId(), account: newId(), at: start + at };
		});
		await acme.database.write([
			sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, status, created_at)
				select ${acme.id}, value ->> 'id', 'M-' || (value ->> 'at'), 'Many', 'Abel' || (value ->> 'at'),
				'm' || (value ->> 'at') || '@many.example', 'member', 'active', 1 from json_each(${JSON.stringify(rows)})`,
			sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, floor, created_at)
				select ${acme.id}, value ->> 'account', 'member', 'points', value ->> 'id', 0, 1 from json_each(${JSON.stringify(rows)})`,
		]);
	}
	const { table_hash } = await olga.client.call("members/get-members-under-account", {});
	const selecting = Date.now();
	const all = await olga.client.call("bulk-actions/update-selection", { table_hash: table_hash!, type: "all" });
	const selectMs = Date.now() - selecting;
	expect(all.selectionData.count).toBe(peopleCount);
	const asked = { table_hash: table_hash!, points, reason: "Everybody" };
	const { bulk_run_id } = await olga.client.call("member-detail/give-points", asked);
	const giving = Date.now();
	const messages = await runOutbox(acme, "bulk-actions/run-bulk-action");
	const giveMs = Date.now() - giving;
	const run = await olga.client.call("bulk-actions/get-bulk-run", { bulk_run_id });
	expect(run).toMatchObject({ status: "done", done_count: peopleCount, skipped_count: 0 });
	const [sums] = await acme.database.read(
		sql<{
			given: number;
			least: number;
			most: number;
		}>`select sum(balance) as given, min(balance) as least, max(balance) as most
			from ledger_accounts where account_id = ${acme.id} and kind = 'member' and unit = 'points' and owner_id <> ${olga.id}`,
	);
	expect(sums).toEqual({ given: peopleCount * points, least: points, most: points });
	expect((await Promise.all(ledgerFaults(acme.id).map((one) => acme.database.read(one)))).flat()).toEqual([]);
	report("Bulk points", {
		people: peopleCount,
		messages,
		selectMs,
		giveMs,
		msAThousand: Math.round((giveMs * 1_000) / peopleCount),
	});
});
