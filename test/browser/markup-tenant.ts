/** A tenant with something on every screen, into whose every text a person's or an import's markup is written. */
import {
	addItems,
	addMembers,
	addOrders,
	addProgram,
	addRecognitions,
	itemAt,
	type LoadedRuntime,
	type LoadPerson,
	type LoadTenant,
	openSessions,
	openTenant,
} from "../../scripts/load/kit.mjs";

/** The tenant and who looks at it. */
export type MarkupTenant = { tenant: LoadTenant; owner: LoadPerson; member: LoadPerson; ids: Record<string, number> };

/** Tables of the platform's own, without anybody's words. */
const ownTables =
	/^(outbox|audit_lines|kept_answers|limit_counts|slowed_tries|giving_days|table_|sessions|search_|ledger_|password_links|feed_|member_counts|order_counts|popularity|import_keys)/;

/** Columns that hold codes, states, keys, days, addresses of files or checked settings, never words. */
const codes =
	/^(status|kind|type|role|unit|cycle|visibility|subtype|source|format|key|act|handle|glyph|flags|settings|languages|switches|givers|checkpoint|str_id|subdomain|sha256|cart_key|image_source|options_key|temp_id|delivery|audience|state|day)$|(_hash|_key|_code|_kind|_type|_date|_zone|_color|_style|_ids|_multiples|_version|_url|country)$|^(image|logo)$/;

/** Fields of JSON that hold codes. */
const codesInJson = new Set(["tag", "type", "kind", "id", "country", "state"]);

/** Makes the tenant, with at least one row of everything that has a screen. */
export async function makeMarkupTenant(runtime: LoadedRuntime): Promise<MarkupTenant> {
	const tenant = await openTenant(runtime, { subdomain: "markup", flags: { orders_management_enabled: 1 } });
	await addMembers(tenant, 6);
	const program = await addProgram(tenant);
	await addItems(tenant, 8);
	await addRecognitions(tenant, 12, { members: 6, program });
	await addOrders(tenant, 12, { members: 6, items: 8 });
	const [owner, member] = await openSessions(tenant, 0, 2);
	await tenant.run(
		"update accounts set footer_links = ? where account_id = ?",
		JSON.stringify([{ label: { en: "Help" }, url: "https://example.com/help" }]),
		tenant.id,
	);
	await tenant.run("update users set role = 'account_owner' where account_id = ? and id = ?", tenant.id, owner!.id);
	const ids = await makeContents(tenant, owner!, member!);
	return { tenant, owner: owner!, member: member!, ids };
}

/** What people do whose words then stand on screens. */
async function makeContents(
	tenant: LoadTenant,
	owner: LoadPerson,
	member: LoadPerson,
): Promise<Record<string, number>> {
	const [activity] = await tenant.all<{ id: number }>(
		"select id from activities where account_id = ? and visibility = 'public' and hidden_at is null order by created_at desc limit 1",
		tenant.id,
	);
	const { client } = member;
	await client.call("/api/activities/api_save_comment", {
		comment_id: 0,
		temp_id: "c1",
		comment_text: "Well done",
		activity_id: activity!.id,
	});
	await client.call("/api/users/api_update_shipping_address", { operationType: "add", ...address });
	const item = itemAt(0);
	const additional = {
		recipient_email: "ida@example.com",
		recipient_first_name: "Ida",
		recipient_last_name: "Ng",
		custom_message: "Enjoy",
	};
	await client.call("/api/shopping_cart/api_save_shopping_cart_item", {
		data: { itemId: item.variant_id, ...additional },
		quantity: 1,
	});
	const cart = await client.call<{
		cart_version: number;
		items: { itemId: number; qty: number; item: { points: number } }[];
	}>("/api/shopping_cart/api_get_shopping_cart", {});
	const items = cart.items.map(({ itemId, qty, item: { points } }) => ({ itemId, qty, item: { points } }));
	const ordered = await client.call<{ orders: Record<string, unknown> }>("/api/catalog/api_checkout", {
		shoppingCart: { items },
		checkoutAddress: address,
		cart_version: cart.cart_version,
	});
	await client.call("/api/shopping_cart/api_save_shopping_cart_item", {
		data: { itemId: item.variant_id, ...additional },
		quantity: 1,
	});
	await owner.client.call("/api/catalog/api_save_flash_sale", {
		item_id: itemAt(1).id,
		points: 1,
		points_was: 500,
		quantity: 7,
		live_to_date: Date.now() + 3_600_000,
	});
	await owner.client.call("/api/reports/api_request_report_download", {
		report_type: "recognitions_report",
		filters: {},
	});
	const request = await addUpload(tenant, owner);
	const [recognition] = await tenant.all<{ id: number }>(
		"select id from recognitions where account_id = ? and recipient_id = ? limit 1",
		tenant.id,
		member.id,
	);
	const [category] = await tenant.all<{ id: number }>(
		"select id from categories where account_id = ? limit 1",
		tenant.id,
	);
	return {
		activity: activity!.id,
		item: item.id,
		order: Number(Object.keys(ordered.orders)[0]),
		recognition: recognition!.id,
		category: category!.id,
		request,
	};
}

const address = {
	first_name: "Priya",
	last_name: "Raman",
	address1: "14 Calder Street",
	address2: "Flat 2",
	city: "Springfield",
	state: "IL",
	postal_code: "62704",
	country: "USA",
	phone: "+1 555 010 2030",
	email: "priya@example.com",
};

/** An upload with a refused row and a warning. */
async function addUpload(tenant: LoadTenant, owner: LoadPerson): Promise<number> {
	const id = 4_711;
	await tenant.run(
		`insert into download_requests (account_id, id, user_id, type, report_type, status, time_zone, language_code, file_name, total_count,
			done_count, success_count, failed_count, error_msg, errors, created_at)
		values (?, ?, ?, 'uploaded_files', 'members', 'processed', 'UTC', 'en', 'people.csv', 3, 3, 1, 1, 'Not all', '[{"line":2,"reason":"No name"}]', ?)`,
		...[tenant.id, id, owner.id, Date.now()],
	);
	for (const is_warning of [0, 1])
		await tenant.run(
			"insert into upload_refusals (account_id, request_id, line, reason, row, is_warning) values (?, ?, ?, 'No name', '[\"Ida\",\"Ng\"]', ?)",
			...[tenant.id, id, 2 + is_warning, is_warning],
		);
	return id;
}

type Column = { table: string; name: string };

/** The columns that take words, by the database's own schema. */
async function wordColumns(tenant: LoadTenant): Promise<Column[]> {
	return tenant
		.all<Column>(
			`select t.name as "table", c.name as name from sqlite_master t, pragma_table_info(t.name) c
		where t.type = 'table' and t.sql like '%account_id%' and t.name not like '\\_cf%' escape '\\' and upper(c.type) = 'TEXT'`,
		)
		.then((all) => all.filter(({ table, name }) => !ownTables.test(table) && !codes.test(name)));
}

/** Writes the text that `textFor` gives for each place into every word of the tenant; gives the columns that took it. */
export async function plant({ tenant }: MarkupTenant, textFor: (place: number) => string): Promise<string[]> {
	const planted: string[] = [];
	for (const [place, { table, name }] of (await wordColumns(tenant)).entries()) {
		const rows = await tenant.all<{ place: number; value: string }>(
			`select rowid as place, ${name} as value from ${table} where account_id = ? and ${name} is not null limit 200`,
			tenant.id,
		);
		if (rows.length === 0) continue;
		const values = rows.map((row, at) => ({
			place: row.place,
			value: withText(row.value, row.place, textFor(place + at)),
		}));
		const isPlanted = await tenant
			.run(
				`update ${table} set ${name} = e.value ->> 'value' from json_each(?1) e where ${table}.account_id = ?2 and ${table}.rowid = e.value ->> 'place'`,
				JSON.stringify(values),
				tenant.id,
			)
			.then((done) => {
				const { changes } = (done as { meta: { changes: number } }).meta;
				if (changes < rows.length) throw new Error(`${table}.${name} took ${changes} texts of ${rows.length}`);
				return true;
			})
			.catch(ofCheck);
		if (!isPlanted) continue;
		planted.push(`${table}.${name}`);
	}
	return planted;
}

/** False for a column that a check keeps to its states; any other failure is one. */
function ofCheck(error: unknown): boolean {
	if (String(error).includes("CHECK constraint failed")) return false;
	throw error;
}

/** The value with the text in each of its words; what must be unique ends in the row's number. */
function withText(value: string, place: number, text: string): string {
	const parsed = jsonOf(value);
	return parsed === undefined ? `${text} ${place}` : JSON.stringify(inJson(parsed, text));
}

function jsonOf(value: string): object | undefined {
	if (!/^[[{]/.test(value)) return undefined;
	try {
		return JSON.parse(value) as object;
	} catch {
		return undefined;
	}
}

function inJson(value: unknown, text: string): unknown {
	if (typeof value === "string") return text;
	if (Array.isArray(value)) return value.map((one) => inJson(one, text));
	if (typeof value !== "object" || value === null) return value;
	const inField = (key: string, one: unknown) => {
		if (codesInJson.has(key)) return one;
		return key === "url" || key === "href" ? `javascript:ran(0)//${text}` : inJson(one, text);
	};
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inField(key, one)]));
}
