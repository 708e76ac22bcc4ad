/** The SQL of rebate offers: one, those that are open, and what somebody got by one. */
import { type SQL, sql } from "drizzle-orm";
import type { rebateOffers } from "#drizzle/rebates";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** An offer. */
export type OfferRow = RowOf<
	typeof rebateOffers,
	"id" | "name" | "brand_id" | "points_per_dollar" | "starts_at" | "ends_at" | "cap_points"
> & { is_active: 0 | 1 };

/** An offer with its brand, and with the budget that pays. */
export type OpenOfferRow = OfferRow & { brand: string; budget_id: number };

/** What of an offer holds for a rebate from when it was sent: its rate, cap and days. */
export type RebateTerms = Pick<OfferRow, "points_per_dollar" | "cap_points" | "starts_at" | "ends_at">;

const columns = sql`o.id, o.name, o.brand_id, o.points_per_dollar, o.starts_at, o.ends_at, o.cap_points, o.is_active`;

const withBrand = sql`join sale_brands b on b.account_id = o.account_id and b.id = o.brand_id`;

/** The most offers of an account. */
export const maxOffers = 200;

/** An offer by id, open or not. */
export function findOffer(account_id: number, id: number) {
	return sql<OpenOfferRow>`select ${columns}, b.name as brand, b.budget_id from rebate_offers o ${withBrand}
		where o.account_id = ${account_id} and o.id = ${id}`;
}

/** Offers that are on for invoices that could be sent now: those that ended less than so long ago, too. */
export function listOpenOffers(account_id: number, { now, since }: { now: number; since: number }) {
	return sql<OpenOfferRow>`select ${columns}, b.name as brand, b.budget_id from rebate_offers o ${withBrand}
		where o.account_id = ${account_id} and o.is_active = 1 and o.starts_at <= ${now} and o.ends_at >= ${since}
		order by o.name limit ${maxOffers}`;
}

/** True while an offer says what was read of it and its brand's budget pays. */
export function isOfferSo(account_id: number, offer: OpenOfferRow): Statement {
	return sql`select count(*) from rebate_offers o ${withBrand} where o.account_id = ${account_id} and o.id = ${offer.id}
		and o.is_active = 1 and o.points_per_dollar = ${offer.points_per_dollar} and o.cap_points = ${offer.cap_points}
		and o.starts_at = ${offer.starts_at} and o.ends_at = ${offer.ends_at} and b.budget_id = ${offer.budget_id}`;
}

/** A time, until its end excluded. */
export type Span = { from: number; until: number };

/** What somebody has asked for or got by an offer for invoices of a time, but for one rebate. */
export function pointsByOffer(
	account_id: number,
	{ offer_id, owner_id, but_id }: { offer_id: number | SQL; owner_id: number; but_id: number },
	{ from, until }: Span,
): SQL {
	return sql`(select coalesce(sum(r.points), 0) from rebates r where r.account_id = ${account_id} and r.offer_id = ${offer_id}
		and r.owner_id = ${owner_id} and r.invoice_date >= ${from} and r.invoice_date < ${until} and r.id <> ${but_id}
		and r.line_key is not null and r.status <> 'reversed')`;
}

/** What somebody has asked for or got by each offer that is on, for invoices of a time. */
export function pointsByOffers(account_id: number, owner_id: number, year: Span) {
	const points = pointsByOffer(account_id, { offer_id: sql`o.id`, owner_id, but_id: 0 }, year);
	return sql<{ offer_id: number; points: number }>`select o.id as offer_id, ${points} as points from rebate_offers o
		where o.account_id = ${account_id} and o.is_active = 1 and o.cap_points > 0`;
}

/** What an offer is called. */
export function offerName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select name from rebate_offers where account_id = ${account_id} and id = ${id}`;
}

/** True while there is room for one more. */
export function hasRoomForOffer(account_id: number): Statement {
	return sql`select count(*) < ${maxOffers} from rebate_offers where account_id = ${account_id}`;
}

/** True while an account has this brand. */
export function isBrand(account_id: number, id: number): Statement {
	return sql`select count(*) from sale_brands where account_id = ${account_id} and id = ${id}`;
}

/** Adds an offer. */
export function insertOffer(account_id: number, offer: OfferRow, now: number): Statement {
	return sql`insert into rebate_offers (account_id, id, name, brand_id, points_per_dollar, starts_at, ends_at, cap_points, is_active, created_at)
		values (${account_id}, ${offer.id}, ${offer.name}, ${offer.brand_id}, ${offer.points_per_dollar}, ${offer.starts_at},
		${offer.ends_at}, ${offer.cap_points}, ${offer.is_active}, ${now})`;
}

/** Changes an offer; rebates that were sent keep their points. */
export function updateOffer(account_id: number, offer: OfferRow): Statement {
	return sql`update rebate_offers set name = ${offer.name}, brand_id = ${offer.brand_id}, points_per_dollar = ${offer.points_per_dollar},
		starts_at = ${offer.starts_at}, ends_at = ${offer.ends_at}, cap_points = ${offer.cap_points}, is_active = ${offer.is_active}
		where account_id = ${account_id} and id = ${offer.id}`;
}
