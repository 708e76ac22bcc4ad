/** What tests of moves share: the rows of a client on one shard, wherever it lives, and the command until it is done. */
import { env } from "cloudflare:test";
import type { OperatorClient } from "./operator";
import type { TestTenant } from "./tenant";

/** A client's name in addresses. */
export const subdomainOf = (tenant: Pick<TestTenant, "host">) => tenant.host.split(".")[0]!;

const shardOf = (shard: number) => (shard === 0 ? env.SHARD_0 : env.SHARD_1);

/** Columns that each shard numbers itself. */
const anew: Record<string, readonly string[]> = {
	accounts: ["version"],
	ledger_accounts: ["last_seq"],
	ledger_entries: ["seq"],
	statement_lines: ["id"],
	search_documents: ["key"],
};

/** All rows of a client on a shard, by table, without what the shard numbers itself. */
export async function rowsOn(shard: number, id: number): Promise<Record<string, unknown[]>> {
	const database = shardOf(shard);
	const { results: tables } = await database
		.prepare(
			"select name from sqlite_master where type = 'table' and sql like '%account_id%' and name not like '\\_cf%' escape '\\'",
		)
		.all<{ name: string }>();
	const found = await database.batch<Record<string, unknown>>(
		tables.map(({ name }) => database.prepare(`select * from "${name}" where account_id = ?`).bind(id)),
	);
	const rows = tables.map(({ name }, at) => {
		const kept = found[at]!.results.map((row) =>
			JSON.stringify(Object.entries(row).filter(([column]) => !anew[name]?.includes(column))),
		);
		return [name, kept.sort()] as const;
	});
	return Object.fromEntries(
		rows.filter(([name, kept]) => !["account_moves", "due_work"].includes(name) && kept.length > 0),
	);
}

/** Sends the command until the client is moved. */
export async function moveTo(operator: OperatorClient, subdomain: string, shard: string) {
	for (let calls = 1; ; calls += 1) {
		const answer = await operator.call("operations/move-tenant", { subdomain, shard });
		if (answer.state !== "copying") return answer;
		if (calls > 50) throw new Error(`${subdomain} does not arrive on ${shard}`);
	}
}
