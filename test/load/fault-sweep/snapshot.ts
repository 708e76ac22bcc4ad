/** Everything that a tenant has, as texts that two tenants in the same situation share: ids, times and secrets are named alike. */
import { env } from "cloudflare:test";
import type { TestTenant } from "#test/kit/tenant";
import { shardDatabase } from "#workers/kernel/environment";
import type { SweptWorld } from "./swept-call";

type Row = Record<string, unknown>;

/** Rows by table, with the carts and the files; each list sorted. */
export type Snapshot = Record<string, string[]>;

/** What says nothing of an effect: counted tries, what may be computed again at any time, sums by time, what the schedule is to look at. */
const unwatchedTables = [
	"limit_counts",
	"slowed_tries",
	"table_totals",
	"popularity_counts",
	"ledger_flows",
	"ledger_months",
	"due_work",
];
/** Messages of which each try leaves one: they remove what a try may have left. */
const unwatchedJobs = ["imports/remove-source"];
/** Columns that tell of tries, of order among all tenants and of chance (each game has a seed of its own), not of effects. */
const unwatchedColumns: Record<string, string[]> = {
	game_cards: ["drawn", "squares"],
	outbox: ["attempts", "lease_until", "due_at", "error"],
	table_versions: ["version"],
	ledger_accounts: ["last_seq"],
	ledger_entries: ["seq"],
	statement_lines: ["id"],
	search_documents: ["key"],
};

let tableNames: Promise<string[]> | undefined;

/** Reads all that the tenant has. */
export async function takeSnapshot({ tenant, members }: Pick<SweptWorld, "tenant" | "members">): Promise<Snapshot> {
	tableNames ??= readTableNames();
	const names = (await tableNames).filter((name) => !unwatchedTables.includes(name));
	const shard = shardDatabase(env, tenant.shard);
	const [results, carts, files] = await Promise.all([
		shard.batch<Row>(
			names.map((name) => shard.prepare(`select * from "${name}" where account_id = ? order by rowid`).bind(tenant.id)),
		),
		Promise.all(members.map((member) => readCart(tenant, member.id))),
		readFiles(tenant),
	]);
	const tables = Object.fromEntries(
		names.map((name, at) => [name, results[at]!.results.filter(({ job }) => !unwatchedJobs.includes(String(job)))]),
	);
	const labels = labelIds(tables);
	const write = (value: unknown) => normalised(value, labels, tenant);
	const rows = Object.entries(tables).map(([name, list]) => [
		name,
		list
			.map((row) => JSON.stringify(Object.entries(watchedPart(name, row)).map(([key, value]) => [key, write(value)])))
			.sort(),
	]);
	return {
		...Object.fromEntries(rows),
		carts: carts.map((cart) => JSON.stringify(write(JSON.stringify(cart)))),
		files: files.map((file) => String(write(file))).sort(),
	};
}

/** The differences of two snapshots by table, but for the tables that are left out. */
export function differences(found: Snapshot, wanted: Snapshot, leftOut: readonly string[] = []): string[] {
	return Object.keys(wanted)
		.filter((table) => !leftOut.includes(table))
		.flatMap((table) => [
			...without(found[table] ?? [], wanted[table]!).map((row) => `${table} has too much: ${row}`),
			...without(wanted[table]!, found[table] ?? []).map((row) => `${table} lacks: ${row}`),
		]);
}

function without(rows: readonly string[], others: readonly string[]): string[] {
	const left = [...others];
	return rows.filter((row) => {
		const at = left.indexOf(row);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

async function readTableNames(): Promise<string[]> {
	const { results } = await env.SHARD_0.prepare(
		`select name from sqlite_master where type = 'table' and sql like '%account_id%' and name not like 'search_index%' order by name`,
	).all<{ name: string }>();
	return results.map(({ name }) => name);
}

async function readCart(tenant: TestTenant, user_id: number): Promise<object[]> {
	const stub = env.CARTS.get(env.CARTS.idFromName(`${tenant.id}:${user_id}`)) as unknown as {
		read(sold: never[], now: number): Promise<{ lines: object[] }>;
	};
	return (await stub.read([], Date.now())).lines;
}

async function readFiles(tenant: TestTenant): Promise<string[]> {
	const folders = ["reports", "imports", "files"].map((folder) => `${folder}/${tenant.id}/`);
	const lists = await Promise.all(folders.map((prefix) => env.FILES.list({ prefix })));
	return lists.flatMap(({ objects }) => objects.map(({ key }) => key));
}

function watchedPart(table: string, row: Row): Row {
	const left = unwatchedColumns[table] ?? [];
	return Object.fromEntries(Object.entries(row).filter(([column]) => !left.includes(column)));
}

/** Each row's id → its table and when it came there: the same in every tenant of the same situation. */
function labelIds(tables: Record<string, Row[]>): Map<string, string> {
	const labels = new Map<string, string>();
	for (const [table, rows] of Object.entries(tables)) {
		const ids = rows.map(({ id }) => id).filter((id): id is number => typeof id === "number" && id > 1e13);
		for (const [rank, id] of ids.entries()) labels.set(String(id), `${table} ${rank}`);
	}
	return labels;
}

function normalised(value: unknown, labels: Map<string, string>, tenant: TestTenant): unknown {
	if (value === tenant.id) return "TENANT";
	if (typeof value === "number") return Math.abs(value) >= 1e11 ? nameNumber(String(value), labels) : value;
	if (typeof value !== "string") return value;
	return value
		.replaceAll(String(tenant.id), "TENANT")
		.replaceAll(tenant.host, "HOST")
		.replaceAll(tenant.host.split(".")[0]!, "SUBDOMAIN")
		.replace(/scrypt\$[^"\s]+/g, "PASSWORD")
		.replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "UUID")
		.replace(/(?<![0-9a-f])[0-9a-f]{32,64}(?![0-9a-f])/g, "HEX")
		.replace(/\b[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}\b/g, "CODE")
		.replace(/\.\d+@/g, ".N@")
		.replace(/\bP-\d+\b/g, "P-N")
		.replace(/\d{12,16}/g, (digits) => nameNumber(digits, labels));
}

/** A row's label, a time, or an id that no row of the tenant has. */
function nameNumber(digits: string, labels: Map<string, string>): string {
	return labels.get(digits) ?? (Number(digits) < 1e13 ? "TIME" : "ID");
}
