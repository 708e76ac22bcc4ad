/** The SQL of rebates: reading one, what whoever asks writes, and what a decision writes. */
import { type SQL, sql } from "drizzle-orm";
import type { rebates } from "#drizzle/rebates";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { RebateStatus } from "../rules/rebate";
import type { RebateTerms } from "./offers";

/** What of a rebate is said by whoever asks. */
export type SaidOfRebate = RowOf<
	typeof rebates,
	| "offer_id"
	| "distributor"
	| "invoice_number"
	| "invoice_line"
	| "invoice_date"
	| "amount"
	| "points"
	| "file_url"
	| "file_name"
> & { budget_id: number | null; line_key: string | null };

/** A rebate as it is read. */
export type RebateRow = Omit<SaidOfRebate, "line_key"> &
	RowOf<typeof rebates, "id" | "owner_id" | "version" | "notes" | "submitted_at" | "changed_at" | "created_at"> & {
		status: RebateStatus;
		offer: string;
		brand: string;
		points_per_dollar: number;
		owner_name: string;
		owner_image: string | null;
		moderated_by_name: string | null;
		/** JSON of `RebateTerms`; null of what was never sent. */
		terms: string | null;
	};

const columns = sql`r.id, r.owner_id, r.offer_id, r.budget_id, r.distributor, r.invoice_number, r.invoice_line, r.invoice_date, r.amount,
	r.points, r.file_url, r.file_name, r.status, r.version, r.notes, r.submitted_at, r.changed_at, r.created_at, o.name as offer,
	b.name as brand, coalesce(r.terms ->> 'points_per_dollar', o.points_per_dollar) as points_per_dollar, r.terms, ${personName("u")} as owner_name, u.image_url as owner_image, ${personName("m")} as moderated_by_name`;

/** Joins a rebate `r` to its offer `o`, brand `b`, owner `u` and whoever moderated it `m`. */
export const rebateSources: SQL = sql`join rebate_offers o on o.account_id = r.account_id and o.id = r.offer_id
	join sale_brands b on b.account_id = o.account_id and b.id = o.brand_id
	join users u on u.account_id = r.account_id and u.id = r.owner_id
	left join users m on m.account_id = r.account_id and m.id = r.moderated_by`;

/** Rebates by id. */
export function listRebates(account_id: number, ids: readonly number[]) {
	return sql<RebateRow>`select ${columns} from ${rowsOf(ids)} e cross join rebates r on r.account_id = ${account_id} and r.id = e.value
		${rebateSources} where r.account_id = ${account_id}`;
}

/** What a rebate is called: its invoice. */
export function rebateName(account_id: number, id: number | SQL) {
	return sql<{
		name: string;
	}>`select invoice_number as name from rebates where account_id = ${account_id} and id = ${id}`;
}

/** The rebate that holds an invoice line, whosever it is. */
export function findHolder(account_id: number, line_key: string) {
	return sql<{ id: number; owner_id: number }>`select r.id, r.owner_id from rebates r
		where r.account_id = ${account_id} and r.line_key = ${line_key}`;
}

/** True in SQL while a rebate stands as it was read. */
export function isAsRead(account_id: number, { id, version }: Pick<RebateRow, "id" | "version">): SQL {
	return sql`select count(*) from rebates r where r.account_id = ${account_id} and r.id = ${id} and r.version = ${version}`;
}

/** Whether a sale with this invoice of this distributor was logged. */
export function findLoggedSale(account_id: number, of: { distributor: string; invoice_number: string }) {
	return sql<{ is_logged: 0 | 1 }>`select exists (select 1 from sales s where s.account_id = ${account_id}
		and s.distributor = ${of.distributor} and s.invoice_number = ${of.invoice_number}) as is_logged`;
}

/** Adds a draft. */
export function insertDraft(
	account_id: number,
	{ id, owner_id, ...said }: SaidOfRebate & { id: number; owner_id: number },
	now: number,
): Statement {
	return sql`insert into rebates (account_id, id, owner_id, offer_id, distributor, invoice_number, invoice_line, invoice_date, amount, points,
			file_url, file_name, changed_at, created_at)
		values (${account_id}, ${id}, ${owner_id}, ${said.offer_id}, ${said.distributor}, ${said.invoice_number}, ${said.invoice_line},
		${said.invoice_date}, ${said.amount}, ${said.points}, ${said.file_url}, ${said.file_name}, ${now}, ${now})`;
}

/** Changes what is said; the state stays. */
export function updateSaid(account_id: number, id: number, said: SaidOfRebate): Statement {
	return sql`update rebates set offer_id = ${said.offer_id}, distributor = ${said.distributor}, invoice_number = ${said.invoice_number},
		invoice_line = ${said.invoice_line}, invoice_date = ${said.invoice_date}, amount = ${said.amount}, points = ${said.points},
		file_url = ${said.file_url}, file_name = ${said.file_name}, version = version + 1 where account_id = ${account_id} and id = ${id}`;
}

/** When it counts as sent, and by which terms. */
export type Sending = { sent_at: number; terms: RebateTerms };

/** Sends it: from now on the line is held, and the budget that pays and the offer's terms stand. */
export function updateSent(
	account_id: number,
	id: number,
	said: SaidOfRebate,
	{ sent_at, terms }: Sending,
	now: number,
): Statement {
	return sql`update rebates set status = 'submitted', budget_id = ${said.budget_id}, line_key = ${said.line_key},
		terms = ${JSON.stringify(terms)}, submitted_at = ${sent_at}, changed_at = ${now}, version = version + 1
		where account_id = ${account_id} and id = ${id}`;
}

/** Whoever asks takes it back. */
export function cancelRow(account_id: number, id: number, now: number): Statement {
	return sql`update rebates set status = 'canceled', line_key = null, changed_at = ${now}, version = version + 1
		where account_id = ${account_id} and id = ${id}`;
}

/** What a moderator makes of it. */
export type DecidedRebate = { status: RebateStatus; notes: string; moderated_by: number };

/** Writes a decision; what was rejected holds its line no longer. */
export function updateDecided(
	account_id: number,
	id: number,
	{ status, notes, moderated_by }: DecidedRebate,
	now: number,
): Statement {
	return sql`update rebates set status = ${status}, notes = ${notes}, moderated_by = ${moderated_by}, changed_at = ${now},
		line_key = iif(${status} = 'rejected', null, line_key), version = version + 1 where account_id = ${account_id} and id = ${id}`;
}

/** Somebody by id, to be written to. */
export function findAddressee(account_id: number, user_id: number) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u where u.account_id = ${account_id} and u.id = ${user_id}`;
}

/** Moderators who are here, as `findOwners` gives account owners. */
export function listModerators(account_id: number, limit: number) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u indexed by users_moderators
		where u.account_id = ${account_id} and u.role = 'moderator' and u.status = 'active' order by u.id limit ${limit}`;
}
