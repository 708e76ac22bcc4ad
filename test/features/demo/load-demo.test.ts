/** The demo's local jobs set up a tenant, write programs and history that the ledger explains, and refuse production. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { importFile } from "#test/features/imports/upload";
import { takeCrashes } from "#test/kit/crashes";
import { runOutbox } from "#test/kit/outbox";
import { createTenant, newId, type TestTenant } from "#test/kit/tenant";
import { runMessage } from "#workers/background/run-message";
import { ledgerFaults } from "#workers/features/points";
import type { Environment } from "#workers/kernel/environment";

const day = 1_440;
const programs = {
	badges: [{ badge: "sun", name: { en: "Sunshine", es: "Rayo de sol" } }],
	behaviors: [{ key: "care", badge: "heart", name: { en: "Care", es: "Cuidado" } }],
	budgets: [
		{
			name: "Thanks",
			owner_email: "ann@a.example",
			cycle: "year",
			points_per_cycle: 900,
			credits: [{ days_ago: 30, points: 900 }],
		},
	],
	programs: [
		program("Thanks", "Thanks", { points: 50, min_points: 10, max_points: 100, points_increment: 10 }),
		program("Kudos", null, {
			is_non_monetary: 1,
			points: null,
			min_points: null,
			max_points: null,
			points_increment: null,
		}),
	],
};

function program(key: string, budget: string | null, changes: object) {
	const fixed = {
		issuance_approval_needed: 0,
		behaviors_required: 0,
		display_program: 1,
		display_dates: 1,
		is_active: 1,
		archived: 0,
	};
	return {
		key,
		budget,
		description: { en: key },
		badge: "heart",
		is_non_monetary: 0,
		giver_roles: [],
		giver_groups: ["Ops"],
		from_days_ago: 100,
		to_days_ago: null,
		...fixed,
		...changes,
	};
}

const recognition = { behaviors: ["care"], visibility: "public", comments: [], likes: [] };
const history = {
	recognitions: [
		{
			...recognition,
			id: "R1",
			minutes_ago: 9 * day,
			giver_email: "ann@a.example",
			recipient_emails: ["ben@a.example", "cy@a.example"],
			program: "Thanks",
			points: 100,
			message: "Well done",
			badge: "sun",
			comments: [{ minutes_ago: 8 * day, email: "cy@a.example", text: "Bravo" }],
			likes: [{ minutes_ago: 7 * day, email: "ben@a.example" }],
		},
		{
			...recognition,
			id: "R2",
			minutes_ago: 30,
			giver_email: "ben@a.example",
			recipient_emails: ["ann@a.example"],
			program: "Kudos",
			points: 0,
			message: "Thank you",
		},
	],
	orders: [
		{
			id: "O1",
			minutes_ago: 5 * day,
			member_email: "ben@a.example",
			points: 100,
			items: [{ handle: "mug", options: ["Sand"], quantity: 2, points: 50 }],
			address: { city: "York" },
		},
	],
};

const bought = { email: "ben@a.example", product: "standard_product", card: "Visa 4242" };
const purchases = [
	{ ...bought, points: 30, state: "credited", days_ago: 7 },
	{ ...bought, points: 10, state: "refunded", days_ago: 6 },
	{ ...bought, points: 50, state: "failed", failure: "insufficient_funds", days_ago: 1 },
];

const idea = { problem: "Rooms are hot", solution: "Blinds", category: "Ideas", additional_fields: {}, events: [] };
const ideas = {
	moderators: ["ann@a.example"],
	decided_by: "ann@a.example",
	categories: [{ name: "Ideas", description: "", points_on_approval: 8, points_on_highlighting: 0, budget: "Thanks" }],
	ideas: [
		{
			...{ ...idea, author: "ben@a.example", title: "Blinds", status: "approved", team: [["cy@a.example", 25]] },
			...{ days_ago: 8, decided_days_ago: 6.5, votes: 1 },
		},
	],
};

async function runJob(tenant: TestTenant, job: string, payload: object): Promise<void> {
	const now = Date.now();
	await tenant.database.write([
		sql`insert into outbox (account_id, id, job, payload, created_at, due_at) values (${tenant.id}, ${newId()}, ${job}, ${JSON.stringify(payload)}, ${now}, ${now})`,
	]);
	await runOutbox(tenant, job);
}

test("people, programs and history stand as the files say, counted back from now, and the ledger explains every balance", async () => {
	const acme = await createTenant({ available: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	const folder = `demo/${acme.id}`;
	await env.FILES.put(`${folder}/tenant.json`, JSON.stringify({ menus: {} }));
	await env.FILES.put(`${folder}/programs.json`, JSON.stringify(programs));
	await env.FILES.put(`${folder}/history.json`, JSON.stringify(history));
	await env.FILES.put(`${folder}/purchases.json`, JSON.stringify(purchases));
	await env.FILES.put(`${folder}/ideas.json`, JSON.stringify(ideas));
	await importFile(
		acme,
		owner,
		"members",
		"first_name,last_name,email,group,points\nAnn,A,ann@a.example,Ops,\nBen,B,ben@a.example,Ops,20\nCy,C,cy@a.example,,\n",
	);
	await importFile(
		acme,
		owner,
		"catalogue",
		"Handle,Title,Variant Price,Variant Inventory Qty,Option1 Name,Option1 Value\nmug,Mug,0.50,9,Colour,Sand\n",
	);
	await runJob(acme, "demo/apply-programs", { tenant: String(acme.id) });
	await runJob(acme, "demo/open-sign-in", { tenant: String(acme.id), password: "laurel-demo" });
	await runJob(acme, "demo/add-ideas", { tenant: String(acme.id) });
	const now = Date.now();
	await runJob(acme, "demo/apply-history", { tenant: String(acme.id), now });

	const faults = await Promise.all(ledgerFaults(acme.id).map((statement) => acme.database.read(statement)));
	expect(faults.flat()).toEqual([]);
	const balances =
		await acme.database.read(sql`select u.email, p.balance, u.recognitions_received_count as received, u.status from users u
		join ledger_accounts p on p.account_id = u.account_id and p.owner_id = u.id and p.unit = 'points' and p.kind = 'member'
		where u.account_id = ${acme.id} and u.email like '%@a.example' order by u.email`);
	expect(balances).toEqual([
		{ email: "ann@a.example", balance: 0, received: 1, status: "active" },
		{ email: "ben@a.example", balance: 56, received: 1, status: "active" },
		{ email: "cy@a.example", balance: 102, received: 1, status: "active" },
	]);
	const lines = await acme.database.read(sql<{
		kind: string;
		amount: number;
		created_at: number;
	}>`select t.kind, s.amount, s.created_at
		from statement_lines s join ledger_transactions t on t.account_id = s.account_id and t.id = s.transaction_id
		join ledger_accounts a on a.account_id = s.account_id and a.id = s.ledger_account_id and a.kind = 'member'
		join users u on u.account_id = a.account_id and u.id = a.owner_id and u.email = 'ben@a.example'
		where s.account_id = ${acme.id} and t.created_at < ${now} and t.source <> 'import' order by s.id`);
	expect(lines.map(({ amount }) => amount).slice(-6)).toEqual([100, 30, 6, 10, -10, -100]);
	const times = lines.map(({ created_at }) => created_at).slice(-6);
	expect(times).toEqual([...times].sort((one, other) => one - other));
	const [order] = await acme.database.read(
		sql`select total_points, status, created_at from orders where account_id = ${acme.id}`,
	);
	expect(order).toEqual({ total_points: 100, status: "open", created_at: now - 5 * day * 60_000 });
	const [item] = await acme.database.read(sql`select quantity_left from items where account_id = ${acme.id}`);
	expect(item).toEqual({ quantity_left: 7 });
	const posts = await acme.database.read(
		sql`select details ->> 'recipient_count' as recipient_count, comment_count, like_count from activities
			where account_id = ${acme.id} and kind = 'recognition' order by created_at`,
	);
	expect(posts).toEqual([
		{ recipient_count: 2, comment_count: 1, like_count: 1 },
		{ recipient_count: 1, comment_count: 0, like_count: 0 },
	]);
	const badges = await acme.database.read(
		sql`select r.message, b.names ->> 'en' as badge from recognitions r
			left join badges b on b.account_id = r.account_id and b.id = r.badge_id
			where r.account_id = ${acme.id} group by r.message order by r.message`,
	);
	expect(badges).toEqual([
		{ message: "Thank you", badge: null },
		{ message: "Well done", badge: "Sunshine" },
	]);
	const undecided = await acme.database.read(
		sql`select email from users where account_id = ${acme.id} and standard_tnc_opted_in_at is null`,
	);
	expect(undecided).toHaveLength(1);
	const ben = acme.visitor();
	await ben.call("session/login", { email: "ben@a.example", password: "laurel-demo" });
});

test.each(["demo/prepare-tenant", "demo/add-videos", "demo/apply-programs", "demo/apply-history", "demo/open-sign-in"])(
	"%s refuses to run in production",
	async (job) => {
		const acme = await createTenant({ available: 10_000 });
		await acme.addMember({ role: "account_owner" });
		const outbox_id = newId();
		const owner = { email: "x@a.example", participant_id: "X", first_name: "X", last_name: "X" };
		const payload = { tenant: "acme", site_url: "", password: "laurel-demo", owner, now: 0 };
		await acme.database.write([
			sql`insert into outbox (account_id, id, job, payload, created_at, due_at) values (${acme.id}, ${outbox_id}, ${job}, ${JSON.stringify(payload)}, 0, 0)`,
		]);
		const production = { ...(env as unknown as Environment), ENVIRONMENT: "production" };
		await runMessage(production, { waitUntil: () => undefined }, { account_id: acme.id, shard: acme.shard, outbox_id });
		expect(takeCrashes()).toEqual([expect.stringContaining("never loaded in production")]);
		const people = await acme.database.read(
			sql`select id from users where account_id = ${acme.id} and password_hash is not null`,
		);
		expect(people).toEqual([]);
	},
);
