/** What waits for the account owner: each kind with its number and its oldest, from the first row of its list. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

type Context = LoaderFunctionArgs["context"];

/** Something that waits: how many, since when the oldest does, whose it is, and where it is dealt with. */
export type WaitingKind = {
	kind: "placed" | "notJoined" | "questions" | "refused";
	count: number;
	since: number;
	when: string;
	name: string;
	href: string;
};

const oldestFirst = { pageSize: 1, sorted: [{ id: "created_at", desc: false }] };
/** Uploads that are looked through for refused rows and questions. */
const uploadsSeen = 10;
/** Rows that were refused longer ago are no news. */
const newsMs = 30 * 86_400_000;

/** What waits, that which waits longest first. */
export async function readWaiting(context: Context): Promise<WaitingKind[]> {
	const [orders, notJoined, uploads] = await Promise.all([
		readPlacedOrders(context),
		context.call("invitations/get-not-joined", oldestFirst),
		context.call("imports/get-past-upload-file-requests", { pageSize: uploadsSeen }),
	]);
	const asking = uploads.table_rows.filter(({ question }) => question !== null).at(-1);
	const refused = uploads.table_rows.find(
		({ failed_count, created_at }) => failed_count > 0 && created_at > Date.now() - newsMs,
	);
	const [order] = orders.table_rows;
	const [person] = notJoined.table_rows;
	const found: Omit<WaitingKind, "when">[] = [];
	if (order)
		found.push({
			kind: "placed",
			count: orders.total_rows,
			since: order.created_at,
			name: order.member_name,
			href: "/recognitions/orders_management?status=placed",
		});
	if (person)
		found.push({
			kind: "notJoined",
			count: notJoined.total_rows,
			since: person.created_at,
			name: person.name,
			href: "/members/invitations",
		});
	if (asking)
		found.push({
			kind: "questions",
			count: uploads.table_rows.filter(({ question }) => question !== null).length,
			since: asking.created_at,
			name: asking.file_name,
			href: "/uploads",
		});
	if (refused)
		found.push({
			kind: "refused",
			count: refused.failed_count,
			since: refused.created_at,
			name: refused.file_name,
			href: "/uploads",
		});
	return found
		.sort((a, b) => a.since - b.since)
		.map((waiting) => ({ ...waiting, when: context.format.time(waiting.since, "ago") }));
}

/** The orders that nobody has begun, where the account manages them. */
async function readPlacedOrders(context: Context) {
	const listing = "orders/get-orders-for-management";
	if (!(await context.mayCall(listing))) return { table_rows: [], total_rows: 0 };
	return context.call(listing, { ...oldestFirst, filters: { status: "placed" } });
}
