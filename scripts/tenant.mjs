/** Clients of the platform: npm run tenant -- create | list | show | rename | suspend | resume | feature | fund | audit | erase | keep | certificate | erase-person | export | import | move | domain | sender. */
import { parseArgs } from "node:util";
import { inColumns, openPlatform, platformOptions, runCommand, written } from "./operator-client.mjs";
import { domain } from "./tenant/domain.mjs";
import { exportTenant } from "./tenant/export.mjs";
import { importTenant } from "./tenant/import.mjs";
import { moveTenant, planMove } from "./tenant/move.mjs";
import { sender } from "./tenant/sender.mjs";

const usage = `usage: npm run tenant -- create --subdomain initech --name Initech --owner jane@initech.example
           [--owner-name "Jane Doe"] [--country USA] [--time-zone America/New_York] [--languages en,es]
           [--features ideas,polls] [--shard SHARD_1]
       npm run tenant -- list
       npm run tenant -- show initech
       npm run tenant -- rename initech --to initrode
       npm run tenant -- suspend initech | resume initech
       npm run tenant -- feature initech ideas on|off
       npm run tenant -- fund initech --points 50000 --contract 2026-117 [--wallet]
       npm run tenant -- audit [initech]
       npm run tenant -- erase-person initech jane@initech.example|ID
       npm run tenant -- erase initech | keep initech | certificate initech
       npm run tenant -- domain show initech
       npm run tenant -- domain add|remove initech rewards.initech.example
       npm run tenant -- sender show initech
       npm run tenant -- sender add|remove initech mail.initech.example
       npm run tenant -- export initech --to FOLDER
       npm run tenant -- import FOLDER --subdomain initrode [--name Initrode] [--shard SHARD_1]
       npm run tenant -- move initech --to SHARD_1 [--dry-run]
       --url https://platform.rewards.example with LAUREL_OPERATOR_TOKEN for a platform that is not on this machine`;

const text = { type: "string" };
const options = {
	...{ subdomain: text, name: text, owner: text, "owner-name": text, country: text, "time-zone": text },
	...{
		languages: text,
		features: text,
		shard: text,
		to: text,
		points: text,
		contract: text,
		wallet: { type: "boolean" },
		"dry-run": { type: "boolean" },
		...platformOptions,
	},
};
const optionOf = {
	...{ subdomain: "--subdomain", company_name: "--name", owner_email: "--owner", owner_name: "--owner-name" },
	...{ country: "--country", time_zone: "--time-zone", languages: "--languages", features: "--features" },
	...{
		shard: "--shard",
		new_subdomain: "--to",
		feature: "feature",
		host: "domain",
		points: "--points",
		contract: "--contract",
	},
};
const atOnce = 200;
const listed = (words) =>
	words
		?.split(",")
		.map((word) => word.trim())
		.filter(Boolean);
const figures = new Intl.NumberFormat("en-US");

/** Each command with how many words come after it. */
const commands = {
	create: { words: [0], run: create },
	list: { words: [0], run: list },
	show: { words: [1], run: show },
	rename: { words: [1], run: rename },
	suspend: { words: [1], run: (call, [subdomain]) => switchState(call, "suspend_tenant", subdomain) },
	resume: { words: [1], run: (call, [subdomain]) => switchState(call, "resume_tenant", subdomain) },
	feature: { words: [3], run: feature },
	fund: { words: [1], run: fund },
	audit: { words: [0, 1], run: audit },
	erase: { words: [1], run: erase },
	keep: { words: [1], run: keep },
	certificate: { words: [1], run: certificate },
	"erase-person": { words: [2], run: erasePerson },
	domain: { words: [2, 3], run: (call, words) => domain(call, words, usage) },
	sender: { words: [2, 3], run: (call, words) => sender(call, words, usage) },
	export: { words: [1], run: exportAll },
	import: { words: [1], run: importAll },
	move: { words: [1], run: move },
};

async function create(call, _words, values) {
	const { subdomain, name, owner } = values;
	if (!subdomain || !name || !owner) throw new Error(usage);
	const wish = {
		...{ subdomain, company_name: name, owner_email: owner, owner_name: values["owner-name"] },
		...{ country: values.country, time_zone: values["time-zone"], shard: values.shard },
		...{ languages: listed(values.languages), features: listed(values.features) },
	};
	const { site_url, shard, owner_email, account_id, is_new } = await call("create_tenant", wish);
	console.log(
		is_new
			? `${name} is there: ${site_url} (account ${account_id} on ${shard})`
			: `${name} was there already: ${site_url} (account ${account_id} on ${shard})`,
	);
	if (!is_new) return;
	console.log(`${owner_email} is invited as account owner by email.`);
	if (!values.url) console.log(`On this machine the email lies on ${site_url}/webapp/dev/mail`);
}

async function list(call) {
	for (let after; ; ) {
		const { tenants, next } = await call("get_tenants", { after, max: atOnce });
		const rows = tenants.map((row) => [row.subdomain, row.state.replace("_", " "), row.shard, String(row.account_id)]);
		if (rows.length > 0) console.log(inColumns(rows));
		if (next === null) return;
		after = next;
	}
}

async function show(call, [subdomain]) {
	const tenant = await call("get_tenant", { subdomain });
	const { rows, files } = tenant;
	const lines = [
		["Name", tenant.company_name ?? "not created yet"],
		["Address", tenant.site_url ?? ""],
		[
			"State",
			tenant.suspended_at === null ? tenant.state.replace("_", " ") : `suspended, ${written(tenant.suspended_at)}`,
		],
		["Created", written(tenant.created_at)],
		["Last used", written(tenant.last_used_at)],
		["Account", `${tenant.account_id} on ${tenant.shard}${sizeOf(tenant.shard_bytes)}`],
		["Country", tenant.country ?? ""],
		["Languages", tenant.languages.join(", ")],
		["Features", tenant.features.join(", ")],
		["People", tenant.people.map(({ status, count }) => `${figures.format(count)} ${status}`).join(", ") || "none"],
		["Rows", `${figures.format(rows.total)} in ${rows.tables.length} tables`],
		["Files", files.count === 0 ? "none" : `${figures.format(files.count)} of ${kilobytes(files.bytes)} in all`],
		...tenant.balances.map(({ kind, unit, balance }) => [
			`${unit}: ${kind.replace("_", " ")}`,
			figures.format(balance),
		]),
		...tenant.hosts
			.filter(({ redirects_to }) => redirects_to)
			.map(({ host, redirects_to, redirects_until }) => [
				"Old name",
				`${host} leads to ${redirects_to} until ${written(redirects_until)}`,
			]),
	];
	console.log(inColumns(lines));
}

const sizeOf = (bytes) => (bytes === null ? "" : `, which holds ${kilobytes(bytes)} in all`);
const kilobytes = (bytes) => `${figures.format(Math.ceil(bytes / 1024))} KB`;

async function rename(call, [subdomain], { to }) {
	if (!to) throw new Error(usage);
	const { site_url, redirects } = await call("rename_tenant", { subdomain, new_subdomain: to });
	console.log(`The client is at ${site_url} now.`);
	for (const { host, redirects_until } of redirects)
		console.log(`${host} leads there until ${written(redirects_until)}.`);
}

async function switchState(call, operation, named) {
	const { subdomain, state } = await call(operation, { subdomain: named });
	console.log(`${subdomain} is ${state}.`);
}

async function feature(call, [subdomain, name, position]) {
	if (position !== "on" && position !== "off") throw new Error(usage);
	const asked = { subdomain, feature: name, is_on: position === "on" ? 1 : 0 };
	const { feature: flag, is_on, was_on } = await call("switch_feature", asked);
	console.log(
		`${flag} ${is_on === was_on ? "was" : "is"} ${is_on ? "on" : "off"}${is_on === was_on ? " already" : ""}.`,
	);
}

async function fund(call, [subdomain], { points, contract, wallet }) {
	if (!/^\d+$/.test(points ?? "") || !contract) throw new Error(usage);
	const answer = await call("fund_tenant", {
		subdomain,
		points: Number(points),
		contract,
		...(wallet ? { points_type: "wallet_product" } : {}),
	});
	const amount = `${figures.format(answer.points)} ${wallet ? "wallet points" : "points"} under contract ${answer.contract}`;
	if (answer.state === "waits_for_second_operator") {
		console.log(`${amount} wait: ${answer.asked_by} asked for them, and a second operator sends the same command.`);
		return;
	}
	const by = [answer.asked_by, answer.confirmed_by].filter(Boolean).join(" and ");
	console.log(`${amount} ${answer.is_new ? "are" : "were already"} paid in by ${by}.`);
	console.log(`Available to ${subdomain}: ${figures.format(answer.available)} ${wallet ? "wallet points" : "points"}.`);
}

async function audit(call, [subdomain]) {
	const { lines } = await call("get_audit", { subdomain, max: atOnce });
	const rows = lines.map(({ created_at, operator, operation, values }) => [
		written(created_at),
		operator,
		operation.replace("operations/", ""),
		JSON.stringify(values),
	]);
	console.log(rows.length === 0 ? "Nothing has been done yet." : inColumns(rows));
}

async function erase(call, [named]) {
	const { subdomain, account_id, erase_at } = await call("erase_tenant", { subdomain: named });
	console.log(`${subdomain} (account ${account_id}) is closed, and is erased from ${written(erase_at)} on.`);
	console.log(`Until then it can be kept: npm run tenant -- keep ${subdomain}`);
}

async function keep(call, [named]) {
	const { subdomain, state } = await call("keep_tenant", { subdomain: named });
	console.log(`${subdomain} is ${state} again.`);
}

async function certificate(call, [subdomain]) {
	const { certificate: paper, sha256, ...erasure } = await call("get_certificate", { subdomain });
	if (!paper) {
		const state = erasure.begun_at === null ? `is erased from ${written(erasure.erase_at)} on` : "is just being erased";
		console.log(`${subdomain} ${state}; ${erasure.asked_by} asked for it, ${written(erasure.asked_at)}.`);
		return;
	}
	const lines = [
		["Client", `${paper.subdomain}, account ${paper.account_id}`],
		["Asked for", `${paper.asked_by}, ${written(paper.asked_at)}`],
		["Deleted", `${written(paper.begun_at)} to ${written(paper.ended_at)}`],
		["Rows", `${figures.format(paper.rows)} in ${paper.tables.length} tables`],
		...paper.tables.map(({ table, rows }) => [`  ${table}`, figures.format(rows)]),
		["Files", filesIn(paper.files, paper.bytes)],
		...(paper.objects === undefined ? [] : [["Carts and flash sales", figures.format(paper.objects)]]),
		["SHA-256", sha256],
	];
	console.log(inColumns(lines));
}

async function erasePerson(call, [subdomain, named]) {
	const who = /^\d+$/.test(named) ? { user_id: Number(named) } : { email: named };
	const { pseudonym, is_new, rows, files, user_id } = await call("erase_person", { subdomain, ...who });
	if (!is_new) {
		console.log(`Person ${user_id} was erased already, and is called ${pseudonym}.`);
		return;
	}
	console.log(`Person ${user_id} is erased, and is called ${pseudonym} from now on.`);
	console.log(`${figures.format(rows)} rows spoke of them and do no more; ${figures.format(files)} files are gone.`);
	console.log("Exports that were made before still hold them: make them anew, or delete them.");
}

async function exportAll(call, [subdomain], { to }) {
	if (!to) throw new Error(usage);
	const { tables, files, carts, waiting_count, sha256 } = await exportTenant(call, subdomain, to);
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
	console.log(
		`${subdomain} is exported to ${to}: ${figures.format(rows)} rows in ${tables.length} tables, ${filesIn(files.length, bytes)}.`,
	);
	console.log(
		`${figures.format(carts.rows)} carts are in it. What is held in flash sales is not: it ends by its own time.`,
	);
	if (waiting_count > 0)
		console.log(`${figures.format(waiting_count)} messages wait for a later moment, and are not in it.`);
	console.log(`SHA-256 of manifest.json: ${sha256}`);
	console.log("The folder holds people's data and the hashes of their passwords: keep it as you keep the database.");
}

async function importAll(call, [folder], { subdomain, name, shard }) {
	if (!subdomain) throw new Error(usage);
	const {
		site_url,
		account_id,
		shard: place,
		is_new,
		manifest,
	} = await importTenant(call, folder, { subdomain, name, shard });
	if (!is_new) {
		console.log(`${subdomain} was imported already: ${site_url} (account ${account_id} on ${place})`);
		return;
	}
	const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
	console.log(`${subdomain} is there: ${site_url} (account ${account_id} on ${place})`);
	console.log(
		`${figures.format(rows)} rows and ${figures.format(manifest.files.length)} files are as they were exported; the ledger is proven.`,
	);
}

async function move(call, [subdomain], { to, "dry-run": isDry }) {
	if (!to) throw new Error(usage);
	await (isDry ? planMove : moveTenant)(call, subdomain, to);
}

const filesIn = (count, bytes) =>
	count === 0 ? "no files" : `${figures.format(count)} files of ${kilobytes(bytes)} in all`;

await runCommand(async () => {
	const { values, positionals } = parseArgs({ options, allowPositionals: true });
	const [verb = "", ...words] = positionals;
	const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
	if (!command?.words.includes(words.length)) throw new Error(usage);
	await command.run(await openPlatform(values.url), words, values);
}, optionOf);
