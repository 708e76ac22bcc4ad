/** Uploads a file as an account owner does, runs what follows, and reads what became of it. */
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Reply } from "#test/kit/client";
import { runOutbox } from "#test/kit/outbox";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import type { ImportKind } from "#workers/kernel/define-import";

/** Sends a file; text becomes UTF-8. */
export function sendFile(
	owner: TestMember,
	kind: ImportKind,
	content: string | Uint8Array<ArrayBuffer>,
	name = "file.csv",
): Promise<Reply> {
	return owner.client.upload(
		"/api/async_process/api_upload_file",
		{ kind },
		new File([content], name, { type: "text/csv" }),
	);
}

/** What the owner sees of an upload. */
export type SeenUpload = Awaited<ReturnType<typeof seeUpload>>;

/** The upload as the past uploads list shows it, with its refused rows. */
export async function seeUpload(owner: TestMember, request_id: number) {
	const { table_rows } = await owner.client.call("imports/get-past-upload-file-requests", {
		filters: { id: request_id },
	});
	const refused = await owner.client.call("imports/get-refused-rows", { filters: { request_id } });
	return { ...table_rows[0]!, request_id, refused: refused.table_rows };
}

/** Sends a file, runs the import to its end, and gives what the owner sees. */
export async function importFile(
	tenant: TestTenant,
	owner: TestMember,
	kind: ImportKind,
	content: string | Uint8Array<ArrayBuffer>,
	name?: string,
): Promise<SeenUpload> {
	const reply = await sendFile(owner, kind, content, name);
	expect(reply.body, JSON.stringify(reply.body)).toMatchObject({ resultStatus: "success" });
	await runOutbox(tenant, "imports/run-import");
	return seeUpload(owner, Number((reply.body as { request_id?: number }).request_id));
}

/** A person by address or number, as the database has them. */
export async function findPerson(tenant: TestTenant, key: string) {
	const [person] = await tenant.database.read(sql<{
		id: number;
		participant_id: string;
		first_name: string;
		last_name: string;
		title: string;
		role: string;
		hire_date: string | null;
		country: string;
		language_code: string;
		status: string;
		manager_email: string | null;
		manager_name: string | null;
		email: string;
		balance: number;
		earned: number;
		groups: string | null;
	}>`select u.id, u.participant_id, u.first_name, u.last_name, u.title, u.role, u.hire_date, u.country, u.language_code, u.status,
		u.email, m.email as manager_email, m.first_name || ' ' || m.last_name as manager_name, p.balance, p.earned,
		(select group_concat(g.name) from group_members gm join groups g on g.account_id = gm.account_id and g.id = gm.group_id
			where gm.account_id = u.account_id and gm.user_id = u.id) as groups
		from users u left join users m on m.account_id = u.account_id and m.id = u.manager_id
		join ledger_accounts p on p.account_id = u.account_id and p.kind = 'member' and p.unit = 'points' and p.owner_id = u.id
		where u.account_id = ${tenant.id} and (u.email = ${key} or u.participant_id = ${key})`);
	return person;
}

/** An item with its variants and pictures as the database has them. */
export async function findItem(tenant: TestTenant, handle: string) {
	const [item] = await tenant.database.read(sql<{
		id: number;
		name: string;
		status: string;
		is_listed: number;
		points: number;
		points_was: number;
		quantity_left: number | null;
		variant_count: number;
		image_url: string | null;
		description: string;
		category: string | null;
	}>`select i.id, i.name, i.status, i.is_listed, i.points, i.points_was, i.quantity_left, i.variant_count, i.image_url, i.description, c.path as category
		from items i left join categories c on c.account_id = i.account_id and c.id = i.category_id
		where i.account_id = ${tenant.id} and i.handle = ${handle}`);
	const variants = await tenant.database.read(
		sql<{
			id: number;
			options_key: string;
			sku: string;
			points: number;
			points_was: number;
			stock: number | null;
			is_active: number;
			image_url: string | null;
		}>`select id, options_key, sku, points, points_was, stock, is_active, image_url from variants where account_id = ${tenant.id} and item_id = ${item?.id ?? 0} order by position`,
	);
	const pictures = await tenant.database.read(
		sql<{
			position: number;
			source: string;
			url: string | null;
			state: string;
		}>`select position, source, url, state from item_pictures where account_id = ${tenant.id} and item_id = ${item?.id ?? 0} order by position`,
	);
	return item && { ...item, variants, pictures };
}
