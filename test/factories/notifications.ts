/** Values for each kind of notification, and a job's scope from which people of a tenant are notified. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { prepareJobContext } from "#workers/background/job-context";
import { addresseeColumns } from "#workers/features/members";
import type { Notified } from "#workers/features/notifications";
import { dayMs } from "#workers/kernel/clock";
import { createScope } from "#workers/kernel/create-scope";
import type { Environment } from "#workers/kernel/environment";
import type { NotificationKind, NotificationValues } from "#workers/kernel/names";
import type { Scope } from "#workers/kernel/scope";
import { rowsOf } from "#workers/kernel/sql";

const recognition = {
	recognition_id: 7_001,
	giver: "Marcus Webb",
	program: "Everyday Thanks",
	behaviors: [{ en: "Puts customers first", es: "Primero el cliente", fr: "Le client d’abord" }],
	message: "You stayed on the line until their last container was released.\nThey asked for you by name.",
	points: 1_250,
};

const asked = {
	...{ request_id: 7_021, giver: "Marcus Webb", recipients: "Grace Okafor, Daniel Kim, Olu Adeyemi +9" },
	...{ program: "Above & Beyond", message: "All forty trucks were out by five.", points: 350 },
};

const decided = {
	...{ submission_id: 7_022, recipients: "Grace Okafor", program: "Above & Beyond", by: "Ingrid Solberg" },
	...{ reason: "350 is what we give for a single shift.", points: 350, asked_points: 1_500 },
};

const claimed = {
	...{ claim_id: 7_031, program: "Above & Beyond", by: "Ingrid Solberg" },
	...{ reason: "One walk counts once.", points: 100, asked_points: 150 },
};

const committed = {
	...{ giver: "Mona Dahl", program: "Above & Beyond" },
	message: "I teach you the night routes before spring.",
};

const order = {
	order_id: 7_002,
	order_number: "AF-104877",
	lines: [
		{ name: "Steel bottle", options: ["Moss", "750 ml"], quantity: 2, total_points: 1_780 },
		{ name: "Gift card", options: [], quantity: 1, total_points: 2_150 },
	],
};

/** Something of every kind. */
export const sampleValues: { [Kind in NotificationKind]: NotificationValues[Kind] } = {
	"activity/mentioned": { activity_id: 7_008, by: "Marcus Webb", text: "@Grace Okafor did this with me." },
	"anniversaries/points-waiting": { card_id: 7_006, name: "Hannah Brandt", points: 500 },
	"anniversaries/published": { card_id: 7_006, kind: "work", years: 5, signature_count: 14, points: 500 },
	"anniversaries/sign": { card_id: 7_006, name: "Hannah Brandt", kind: "work", years: 5 },
	"appreciations/received": {
		appreciation_id: 7_007,
		sender: "Marcus Webb",
		message: "The audit came on time, with a joke in row 400.\nThank you.",
	},
	"budgets/budget-low": { budget_id: 1, name: "Everyday Thanks", points_left: 180, threshold: 200 },
	"budgets/cycle-began": { budget_id: 1, name: "Everyday Thanks", kept: 100, returned: 50, filled: 400, missing: 100 },
	"budgets/points-waiting": { request_id: 7_004, name: "Olga Owner", points: 25_000, reason: "Peak season" },
	"budgets/points-decided": {
		is_approved: 1,
		points: 25_000,
		reason: "Peak season",
		notes: "Agreed",
		budget_id: 7_005,
	},
	"certificates/claimed": { name: "Safety day Leeds", points: 500, message: "A year without a lost-time injury." },
	"announcements/announced": {
		announcement_id: 7_003,
		title: "Gate 4 closes for a week",
		excerpt: "From Monday the ground at gate 4 is renewed.\nTrucks use gate 2, people on foot use the bridge.",
		asks_confirmation: 1,
	},
	"announcements/reminder": { announcement_id: 7_003, title: "Gate 4 closes for a week" },
	"polls/asked": { poll_id: 7_021, author: "Priya Raman", question: "Which evening suits you?" },
	"contact/message": {
		name: "Priya Raman",
		email: "priya.raman@acme.example",
		subject: "Points after a return",
		message: "My parcel went back on Monday.\nWhen do I see the points?",
	},
	"domains/domain-changed": { host: "rewards.acme.example", state: "active" },
	"flash-sale/ended": { item_id: 7_003, item: "Steel bottle", sold: 1_200, quantity: 1_500, points: 890 },
	"invitations/reminder": {},
	"member-detail/leaver-link": { count: 30 },
	"games/square-decided": { game_id: 41, task: "Teach a skill", is_done: 1, notes: "Well told." },
	"games/square-waiting": { request_id: 7, name: "Priya Shah", task: "Teach a skill" },
	"ideas/news": {
		...{ idea_id: 7_030, title: "Reuse pallet wrap", what: "approved", by: "Ingrid Solberg" },
		...{ notes: "Eight weeks, two docks, a number at the end.", points: 100 },
	},
	"ideas/team": { idea_id: 7_030, title: "Reuse pallet wrap", name: "Kenji Watanabe" },
	"ideas/waiting": { request_id: 7_031, name: "Kenji Watanabe", title: "Reuse pallet wrap" },
	"invitations/invitation": { points: 1_250 },
	"orders/egift": {
		...{ item: "Gift card", quantity: 1, buyer: "Priya Raman" },
		...{ message: "Happy birthday, Lee!", voucher_code: "7KQM-44XD-PLWN" },
	},
	"orders/lines-moved": {
		...order,
		status: "shipped",
		points: 3_930,
		why: "The first parcel was lost",
		parcels: ["DHL, JD01 12"],
	},
	"orders/return-asked": { ...order, buyer: "Priya Raman", why: "One lid does not close" },
	"orders/return-refused": { ...order, why: "It was used" },
	"orders/order-placed": {
		...order,
		total: 3_930,
		courier_to: {
			first_name: "Priya",
			last_name: "Raman",
			address1: "14 Calder Street",
			address2: "Flat 2",
			city: "Leeds",
			state: "",
			postal_code: "LS1 4AB",
			country: "GBR",
			phone: "",
			email: "priya@example.com",
			is_gift_address: 0,
			gift_address_details: { body: "" },
			egift_recipient_email: "",
		},
		emails: ["lee@example.com"],
		has_donation: true,
		donation_dedication: "The night shift",
		donation_is_named: 1,
	},
	"points-expiry/points-expire": { points: 400, days_ahead: 7 },
	"recognition/approval-asked": asked,
	"recognition/approval-escalated": asked,
	"recognition/approval-reminded": asked,
	"recognition/approved": decided,
	"recognition/boosted": {
		...{ recognition_id: 7_004, giver: "Sofia Marques", recipient: "Olu Adeyemi", by: "Mona Dahl", points: 50 },
	},
	"recognition/claim-asked": {
		...{ request_id: 7_006, claimant: "Olu Adeyemi", program: "Above & Beyond", points: 150 },
		message: "I ran the safety walk in hall 4.",
	},
	"recognition/claim-paid": claimed,
	"recognition/claim-refused": claimed,
	"recognition/commitment-due": {
		...{ commitment_id: 7_042, recipient: "Luca Conti", message: "I show you the night routes." },
		...{ due_date: "2026-11-27", is_over: 1 },
	},
	"recognition/commitment-let-go": { commitment_id: 7_041, ...committed },
	"recognition/commitment-made": committed,
	"recognition/denied": decided,
	"recognition/received": recognition,
	"recognition/reversed": {
		recognition_id: 7_004,
		giver: "Sofia Marques",
		recipient: "Olu Adeyemi",
		program: "Above & Beyond",
		reason: "Sent to the wrong Olu.",
	},
	"recognition/scheduled-ended": {
		...{ scheduled_id: 7_043, recipients: "Olu Adeyemi", program: "Above & Beyond", outcome: "not_given" },
		...{ reason: "budget_not_active", left_out: 0 },
	},
	"recognition/waiting": recognition,
	"reports/report-failed": { schedule_id: 7_010, report_type: "members_report", problem: "The rows are too many." },
	"reports/report-ready": {
		...{ report_type: "members_report", file_name: "members_report_2026-11-23.csv" },
		...{ rows: 1_240, expires: "December 23, 2026" },
	},
	"reports/schedule-stopped": { schedule_id: 7_010, report_type: "members_report", reason: "right_lost" },
	"sender-domains/sender-changed": { host: "acme.example", state: "failed" },
	"sender-domains/test": {},
	"session/activation": {},
	"session/confirm-email": {},
	"session/email-change-requested": { email: "priya@example.com" },
	"session/email-changed": { email: "priya@example.com" },
	"session/password-changed": {},
	"session/password-reset": {},
	"session/signed-in-as": { administrator: "Olivia Brandt", reason: "Order AF-104877 shows twice, checking it." },
	"photos/contest-won": {
		contest_id: 9,
		contest: "Acme at work",
		photo: "Dawn at berth 4",
		place: "1",
		prize: "A picnic",
	},
	"photos/photo-decided": { photo_id: 41, photo: "Dawn at berth 4", is_approved: 1, notes: "Well seen." },
	"photos/photo-waiting": { request_id: 7, name: "Priya Shah", photo: "Dawn at berth 4" },
	"reviews/review-decided": {
		is_approved: 1,
		of: "item" as const,
		item: "Steel bottle",
		item_id: 31,
		notes: "Thank you.",
	},
	"reviews/review-waiting": { request_id: 7, name: "Priya Shah", item: "Steel bottle" },
	"sign-up/approved": { notes: "Welcome to the Leeds team." },
	"sign-up/confirm": {},
	"sign-up/known": {},
	"sign-up/rejected": { notes: "Contractors have no place here.", again_on: "November 30, 2026" },
	"sign-up/waiting": {
		request_id: 7_009,
		name: "Nora Lind",
		email: "nora.lind@acme.example",
		message: "I joined the Leeds warehouse on Monday.",
	},
	"buy-points/available-low": { points_left: 1_400, threshold: 2_000 },
	"buy-points/receipt": {
		...{ purchase_id: 7_031, number: "BP-30017", product: "standard_product" as const, points: 2_930 },
		...{ news: "credited" as const, price: "$29.30", fee: "$1.15", total: "$30.45", card: "Visa 4242" },
	},
	"nominations/jury": { event_id: 1, name: "Acme of the Year" },
	"nominations/kind-words": { event_id: 1, name: "Acme of the Year", words_count: 2, is_winner: 1 as const },
	"nominations/opened": { event_id: 1, name: "Acme of the Year", closes_on: "2026-12-09" },
	"forms/decided": { form_submission_id: 7_005, name: "Equipment", status: "done", word: "It is on your desk." },
	"forms/sent": { form_submission_id: 7_005, sender: "Marcus Webb", name: "Equipment" },
	"medallia/approved": { activity_id: 7_004, score: 9, comment: "She found our lost bag within the hour." },
	"rebates/news": {
		...{ rebate_id: 1, offer: "Fjellband, 8 back", invoice_number: "MS-20391", what: "issue_found" as const },
		...{ points: 7_104, notes: "The photo is cut at the bottom." },
	},
	"rebates/waiting": { request_id: 1, name: "Marta Kowalczyk", offer: "Fjellband, 8 back" },
	"sales/closed": { what: "refused" as const, invoice_number: "MS-20418", reason: "The invoice is of somebody else." },
	"scoreboards/ended": { competition_id: 51, name: "Spring race", place: 2, points: 1_250 },
	"scoreboards/started": { competition_id: 51, name: "Spring race" },
	"user-levels/level-changed": { news: "reached" as const, level: "Gold" },
	"wallets/points-expire": { points: 400, days_ahead: 7 },
	"wish-lists/wish-news": {
		...{ item_id: 7_003, item_name: "Steel bottle", news: "in_reach" as const },
		...{ points: 890, points_left: 360, quantity_left: 12 },
	},
};

/** The scope of a job of this tenant, as the background gives it. */
export async function jobScope(tenant: TestTenant): Promise<Scope<null>> {
	const waiter = { waitUntil: () => undefined };
	const context = await prepareJobContext(env as unknown as Environment, waiter, tenant.id, tenant.shard, "test");
	return createScope(context!, "test") as Scope<null>;
}

/** Somebody as they are notified, with a link for the kinds that bring one. */
export async function notified(tenant: TestTenant, { id }: TestMember): Promise<Notified> {
	const [person] = await tenant.database.read(
		sql<Notified>`select ${addresseeColumns("u")} from users u where u.account_id = ${tenant.id} and u.id = ${id}`,
	);
	return { ...person!, link: { id: 7_009, expires_at: Date.now() + 7 * dayMs, path: "/activate/{token}" } };
}

/** What people were told in the past, a recognition each time. */
export async function addNotifications(
	tenant: TestTenant,
	told: readonly { user_id: number; created_at: number }[],
): Promise<void> {
	const rows = told.map((one) => ({ ...one, id: newId(), details: JSON.stringify(recognition) }));
	await tenant.database.write([
		sql`insert into notifications (account_id, id, user_id, kind, details, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'user_id', 'recognition/received', value ->> 'details', value ->> 'created_at'
			from ${rowsOf(rows)}`,
	]);
}
