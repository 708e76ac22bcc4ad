/** Opens clients by the thousand, each as small as a new one: account, ledger, owner and a few items, by the product's own statements. */

import { idAt } from "./id-blocks.mjs";
import { memberAt } from "./people.mjs";
import { loadWorkerCode } from "./worker-code.mjs";

const tenantsAtOnce = 25;
const itemsOfEach = 3;

/** The name of the client at a place. */
export const smallTenantAt = (at) => ({
	id: idAt("account", at),
	subdomain: `small-${at}`,
	host: `small-${at}.localhost`,
});

/** Opens the clients of the places from `from` to `to`, spread over the shards. */
export async function addSmallTenants(runtime, { from, to, shards, log = console.log }) {
	const code = await loadWorkerCode();
	const directory = await runtime.database("DIRECTORY");
	const databases = await Promise.all(Array.from({ length: shards }, (_, at) => runtime.database(`SHARD_${at}`)));
	const now = Date.now();
	const work = databases.map(async (database, shard) => {
		const places = Array.from({ length: to - from }, (_, at) => from + at).filter((at) => at % shards === shard);
		for (let start = 0; start < places.length; start += tenantsAtOnce) {
			const some = places.slice(start, start + tenantsAtOnce);
			const statements = some.flatMap((at) => statementsOf(code, smallTenantAt(at), now));
			await database.batch(statements.map(({ text, params }) => database.prepare(text).bind(...params)));
			await directory.batch(some.flatMap((at) => entriesOf(directory, smallTenantAt(at), shard, now)));
			if (shard === 0 && start % (tenantsAtOnce * 40) === 0) log(`  ${start} of ${places.length} on each shard`);
		}
	});
	await Promise.all(work);
}

function entriesOf(directory, { id, subdomain, host }, shard, now) {
	return [
		directory
			.prepare(
				"insert into directory_accounts (id, subdomain, shard, status, created_at) values (?, ?, ?, 'active', ?)",
			)
			.bind(id, subdomain, shard, now),
		directory
			.prepare("insert into directory_hosts (host, account_id, created_at) values (?, ?, ?)")
			.bind(host, id, now),
	];
}

/** All rows of one client. */
function statementsOf(code, { id, subdomain, host }, now) {
	let ledgerAt = 0;
	const newId = () => idAt("ledger", ledgerAt++);
	const owner = memberAt(0);
	const items = Array.from({ length: itemsOfEach }, (_, at) => itemOf(at));
	const row = code.newAccountRow({
		account_id: id,
		subdomain,
		company_name: `Company ${subdomain}`,
		country: "USA",
		time_zone: "America/New_York",
		languages: ["en", "es", "fr"],
		features: [],
		site_url: `http://${host}`,
	});
	const documents = items.map(({ id: item, name, brand_name }) => ({ id: item, title: name, body: brand_name }));
	const own = [
		code.insertAccount(row, now),
		...code.openLedgerOfTenant(id, newId, now),
		...code.openLedgerOfMember(id, owner.id, newId, now).statements,
		...code.insertCategories(id, [categoryOf()], now),
		...code.upsertItems(id, items, now),
		...code.upsertVariants(id, items.map(variantOf), now),
		...code.refreshItemFigures(
			id,
			items.map((item) => item.id),
		),
		...code.indexDocuments(id, "item", documents),
	];
	const person = {
		text: `insert into users (account_id, id, participant_id, first_name, last_name, email, title, role, status,
			standard_tnc_opted_in_at, activated_at, created_at)
			values (?, ?, 'P-0', 'Ada', 'Abbott', ?, 'Owner', 'account_owner', 'active', ?, ?, ?)`,
		params: [id, owner.id, `owner@${host}`, now, now, now],
	};
	return [...own.map((statement) => code.prepare(statement)), person];
}

const categoryOf = () => ({ id: idAt("category"), parent_id: null, name: "Home", path: "Home", depth: 0 });

const itemOf = (at) => ({
	id: idAt("item", at),
	handle: `small-${at}`,
	name: `Mug No. ${at}`,
	brand_name: "Calder",
	description: "[]",
	tags: "mug",
	category_id: idAt("category"),
	status: "active",
	points: 500,
	points_was: 0,
	content_hash: `small-${at}`,
});

const variantOf = ({ id }, at) => ({
	id: idAt("variant", at),
	item_id: id,
	position: 1,
	options: "[]",
	options_key: "",
	sku: `S-${at}`,
	points: 500,
	points_was: 0,
	price_cents: 500,
	stock: null,
	sets_stock: 1,
	image_source: null,
	is_gift_card: 0,
	delivery: "courier",
	is_free: 0,
	is_active: 1,
});
