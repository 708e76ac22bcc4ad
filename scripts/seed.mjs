/** Loads the demo into a new local state: two tenants, through the same import that account owners use. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { createContractClient } from "./contract-client.mjs";
import { inProject } from "./project.mjs";
import { seedApprovals } from "./seed-approvals.mjs";
import { seedCertificates } from "./seed-certificates.mjs";
import { seedClaims } from "./seed-claims.mjs";
import { openClients } from "./seed-clients.mjs";
import { seedGames } from "./seed-games.mjs";
import { drainOutbox, runJobOnce } from "./seed-jobs.mjs";
import { seedStates } from "./seed-states.mjs";
import { seedSurveys } from "./seed-surveys.mjs";
import { steadily } from "./steadily.mjs";

/** The password of every demo person. */
export const demoPassword = "laurel-demo";

const tenants = [
	{ id: 1001, subdomain: "acme", shard: 0 },
	{ id: 1002, subdomain: "globex", shard: 1 },
];
const filesAtOnce = 32;
const dayMs = 86_400_000;
/** The demo's people came before its history begins. */
const joinedDaysAgo = 755;

/**
 * Seeds whatever is not there yet; a seed that was broken off is taken up again. Emails lead to `sitePort`, where the
 * state will be served.
 */
export async function seed({ runtime, sitePort = runtime.port, log }) {
	await putFiles(runtime);
	await Promise.all(tenants.map((tenant) => seedTenant(runtime, tenant, sitePort, log)));
}

async function seedTenant(runtime, tenant, sitePort, log) {
	const { subdomain } = tenant;
	const now = Date.now();
	await insertAccount(runtime, tenant, now);
	const owner = readOwner(subdomain);
	const site_url = `http://${subdomain}.localhost:${sitePort}`;
	await runJobOnce(runtime, tenant, "demo/prepare-tenant", {
		tenant: subdomain,
		site_url,
		password: demoPassword,
		owner,
	});
	if (existsSync(inProject("demo", subdomain, "videos.json")))
		await runJobOnce(runtime, tenant, "demo/add-videos", { tenant: subdomain });
	const client = createContractClient({ port: runtime.port, host: `${subdomain}.localhost` });
	await client.signIn(owner.email, demoPassword);
	for (const kind of ["members", "catalogue"])
		await importFile(runtime, tenant, client, kind, now - joinedDaysAgo * dayMs);
	if (existsSync(inProject("demo", subdomain, "points-expiry.json")))
		await runJobOnce(runtime, tenant, "demo/add-points-expiry", { tenant: subdomain });
	await runJobOnce(runtime, tenant, "demo/apply-programs", { tenant: subdomain });
	await runJobOnce(runtime, tenant, "demo/open-sign-in", { tenant: subdomain, password: demoPassword });
	await runJobOnce(runtime, tenant, "demo/add-ideas", { tenant: subdomain });
	await runJobOnce(runtime, tenant, "demo/add-sales", { tenant: subdomain });
	if (existsSync(inProject("demo", subdomain, "rebates.json")))
		await runJobOnce(runtime, tenant, "demo/add-rebates", { tenant: subdomain });
	// Pays what those before earned, in the order of time, in which statements stand.
	await runJobOnce(runtime, tenant, "demo/apply-history", { tenant: subdomain, now });
	await runJobOnce(runtime, tenant, "demo/add-announcements", { tenant: subdomain });
	await runJobOnce(runtime, tenant, "demo/add-wishes", { tenant: subdomain });
	await runJobOnce(runtime, tenant, "demo/add-moments", { tenant: subdomain });
	await runJobOnce(runtime, tenant, "demo/add-follows", { tenant: subdomain });
	await runJobOnce(runtime, tenant, "demo/add-forms", { tenant: subdomain });
	await runJobOnce(runtime, tenant, "demo/add-levels", { tenant: subdomain });
	await runJobOnce(runtime, tenant, "demo/add-nominations", { tenant: subdomain });
	await runJobOnce(runtime, tenant, "demo/add-polls", { tenant: subdomain });
	await runJobOnce(runtime, tenant, "demo/add-photos", { tenant: subdomain });
	if (existsSync(inProject("demo", subdomain, "recognition-pictures.json")))
		await runJobOnce(runtime, tenant, "demo/add-recognition-pictures", { tenant: subdomain });
	if (existsSync(inProject("demo", subdomain, "wallet.json")))
		await runJobOnce(runtime, tenant, "demo/add-wallet", { tenant: subdomain });
	if (existsSync(inProject("demo", subdomain, "executive-summary.json")))
		await runJobOnce(runtime, tenant, "demo/add-executive-summary", { tenant: subdomain });
	if (existsSync(inProject("demo", subdomain, "medallia.json")))
		await runJobOnce(runtime, tenant, "demo/add-medallia", { tenant: subdomain });
	await runJobOnce(runtime, tenant, "demo/add-scoreboards", { tenant: subdomain });
	await runJobOnce(runtime, tenant, "demo/add-surveys", { tenant: subdomain });
	const clientOf = openClients(runtime, tenant, demoPassword);
	await seedSurveys(runtime, tenant, { owner: owner.email, member: `member2@${subdomain}.example`, clientOf });
	await seedGames(runtime, tenant, {
		...{ owner: owner.email, players: [`member@${subdomain}.example`, `member2@${subdomain}.example`] },
		clientOf,
	});
	await seedApprovals(runtime, tenant, clientOf);
	await seedClaims(runtime, tenant, clientOf);
	await seedCertificates(runtime, tenant, {
		...{ owner: owner.email, claimer: `member@${subdomain}.example`, clientOf },
		isOn: JSON.parse(readFileSync(inProject("demo", subdomain, "tenant.json"), "utf8")).flags.ots_enabled === 1,
	});
	await seedStates(runtime, tenant, { clientOf, password: demoPassword });
	await runJobOnce(runtime, tenant, "demo/count-figures", {});
	log(`  ${subdomain}: ${await countLoaded(runtime, tenant)}`);
}

/** What a tenant has now, in words. */
async function countLoaded(runtime, tenant) {
	const database = await runtime.database(`SHARD_${tenant.shard}`);
	const tables = { users: "people", items: "items in the store", recognitions: "recognitions", orders: "orders" };
	const counts = Object.keys(tables).map((table) =>
		database.prepare(`select count(*) as count from ${table} where account_id = ?`).bind(tenant.id),
	);
	const answers = await steadily(() => database.batch(counts));
	const words = Object.values(tables).map(
		(word, at) => `${answers[at].results[0].count.toLocaleString("en-US")} ${word}`,
	);
	return words.join(", ");
}

/** The demo's files lie in R2 below demo/, from where local jobs take them. */
async function putFiles(runtime) {
	const bucket = await runtime.bucket("FILES");
	const paths = readdirSync(inProject("demo"), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.(webp|json|mp4|vtt|pdf)$/.test(entry.name))
		.map((entry) => join(entry.parentPath ?? entry.path, entry.name));
	for (let at = 0; at < paths.length; at += filesAtOnce) {
		await Promise.all(
			paths
				.slice(at, at + filesAtOnce)
				.map((path) => steadily(() => bucket.put(keyOf(path), new Uint8Array(readFileSync(path))))),
		);
	}
}

/** demo/pictures/items/cap.webp is `demo:items/cap.webp`. */
function keyOf(path) {
	const inDemo = path.slice(inProject("demo").length + 1).replaceAll("\\", "/");
	return `demo/${inDemo.replace(/^pictures\//, "")}`;
}

/** The directory's entry and a bare account, which `demo/prepare-tenant` fills. */
async function insertAccount(runtime, { id, subdomain, shard }, now) {
	const directory = await runtime.database("DIRECTORY");
	const entries = [
		directory
			.prepare(
				"insert into directory_accounts (id, subdomain, shard, status, created_at) values (?, ?, ?, 'active', ?) on conflict do nothing",
			)
			.bind(id, subdomain, shard, now),
		directory
			.prepare("insert into directory_hosts (host, account_id, created_at) values (?, ?, ?) on conflict do nothing")
			.bind(`${subdomain}.localhost`, id, now),
	];
	await steadily(() => directory.batch(entries));
	const database = await runtime.database(`SHARD_${shard}`);
	const account = database
		.prepare(
			`insert into accounts (account_id, str_id, company_name, subdomain, platform_name, country, time_zone, main_active_color,
				accent_color, palette_style, languages, flags, labels, footer_links, settings, created_at)
			values (?, ?, ?, ?, '', 'USA', 'UTC', '', '', '', '[]', '{}', '{}', '[]', '{}', ?) on conflict do nothing`,
		)
		.bind(id, subdomain, subdomain, subdomain, now);
	await steadily(() => account.run());
}

/** The account owner of the members file, who asks for the imports. */
function readOwner(subdomain) {
	const text = readFileSync(inProject("demo", subdomain, "members.csv"), "utf8");
	const { data } = Papa.parse(text, { header: true, skipEmptyLines: true });
	const { email, participant_id, first_name, last_name } = data.find((row) => row.role === "account_owner");
	return { email, participant_id, first_name, last_name };
}

/** Uploads a file as the owner and drives the queue at once; throws when a row of the demo is refused. */
async function importFile(runtime, tenant, client, kind, as_of) {
	const name = `${kind}.csv`;
	const past = "/api/async_process/api_get_past_upload_file_requests";
	const known = await client.call(past, {});
	// Taken up again, a file would undo what came after it: the roles of those who sell.
	if (known.table_rows.some(({ file_name, status }) => file_name === name && status === "processed")) return;
	const bytes = readFileSync(inProject("demo", tenant.subdomain, name));
	const { request_id } = await client.upload("/api/async_process/api_upload_file", { kind, as_of }, { name, bytes });
	await drainOutbox(runtime, tenant);
	const { table_rows } = await client.call(past, { filters: { id: request_id } });
	const { status, error_msg, failed_count, errors } = table_rows[0];
	if (status !== "processed" || failed_count > 0)
		throw new Error(`${tenant.subdomain} ${name}: ${status} ${error_msg} ${JSON.stringify(errors)}`);
}
