/** A tenant in which every list has so many rows, written at once, with a twentieth of each that a filter singles out. */
import { sql } from "drizzle-orm";
import { addManyDownloads } from "#test/factories/many-downloads";
import { addManyOfStore, addStock } from "#test/factories/many-store";
import { addManyRebates, rebateFlags } from "#test/factories/rebates";
import { addManySales } from "#test/factories/sales";
import { makeManyCustomers } from "#test/factories/sales-customers";
import { createTenant, newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { postTransactions } from "#workers/features/points";
import { indexDocuments } from "#workers/features/search";
import { rowsOf } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { addManyAnnouncements } from "./announcements";
import { addManySubmissions } from "./approvals";
import { addAuditLines } from "./audit";
import { addManyBadges } from "./badges";
import { addBulkRun } from "./bulk-runs";
import { addManyClaims } from "./claims";
import { addExecutivePrograms, executiveFlags } from "./executive-summary";
import { addManyFollows } from "./followers";
import { addManyForms } from "./forms";
import { addManyFilters } from "./global-filters";
import { addManyViews } from "./list-views";
import { addManyIdeas } from "./many-ideas";
import { addPastOrders } from "./many-orders";
import { addNotJoined, addThanked } from "./many-people";
import { addManyMedalliaItems, medalliaFlags } from "./medallia";
import { addManyMoments } from "./moments";
import { addManyEvents, nominating } from "./nominations";
import { addNotifications } from "./notifications";
import { addManyPolls } from "./polls";
import { addBehavior, addProgram, type TestProgram } from "./programs";
import { addManyPurchases } from "./purchases";
import { enterFeeds } from "./recognition";
import { addManySchedules } from "./report-schedules";
import { addManyStandings } from "./scoreboards";
import { addManyRequests } from "./sign-ups";
import { addManySurveys } from "./surveys";
import { addLevels } from "./user-levels";

/** The tenant with its account owner, a member, and the ids that its filters take. */
export type BigTenant = { tenant: TestTenant; owner: TestMember; member: TestMember; ids: Record<string, number> };

const start = Date.parse("2026-01-05T12:00:00Z");
const hour = 3_600_000;

/** The first and the last day of what is written last of all. */
export const someDays = { startDate: "2026-01-06", endDate: "2026-01-20" };

/** Makes the tenant; every list holds `size` rows or a few more. */
export async function createBigTenant(size: number): Promise<BigTenant> {
	const tenant = await createTenant({
		flags: {
			...{ wallets_enabled: 1, orders_management_enabled: 1, new_translations_enabled: 1 },
			...{ global_filter_enabled: 1, appreciations_enabled: 1, ots_enabled: 1 },
			...{ ideas_enabled: 1, polls_enabled: 1, surveys_enabled: 1, user_levels_enabled: 1 },
			...{ employee_nominations_enabled: 1, scoreboard_competitions_enabled: 1, forms_enabled: 1 },
			...rebateFlags,
			...{ ...executiveFlags, ...medalliaFlags, is_tcpl_account: 1, company_directory_enabled: 1 },
		},
	});
	const owner = await tenant.addMember({ role: "account_owner", first_name: "Olga", points: 1_000 });
	const member = await tenant.addMember({
		first_name: "Priya",
		manager_id: owner.id,
		points: 1_000,
		switches: { can_see_user_level: 1, ...nominating, nomination_moderator: 1 },
	});
	const many = Array.from({ length: size }, (_, at) => at);
	const colleagues = await addColleagues(tenant, many, owner.id);
	await addAcceptances(tenant, colleagues.ids);
	await addProblems(tenant, colleagues.ids, owner.id);
	await addManyBadges(tenant, many);
	await addManyFilters(tenant, owner, many);
	await addManyViews(tenant, owner, many);
	await addManyFollows(tenant, { readers: [member.id, owner.id], people: colleagues.ids }, start);
	await addManyRequests(tenant, colleagues.ids, { moderated_by: owner.id, member_id: member.id }, start);
	await addManyMoments(tenant, { many, member, owner, people: colleagues.ids }, start);
	const { idea } = await addManyIdeas(tenant, { many, member, owner, people: colleagues.ids }, start);
	await addManyMedalliaItems(tenant, many, colleagues.ids, start);
	await addManyPolls(tenant, { many, people: [member.id, owner.id] }, start);
	await addManyEvents(tenant, { many, people: [member.id, owner.id] }, start);
	await addLevels(owner, ["Bronze", "Silver"]);
	await addExecutivePrograms(tenant, owner);
	const behavior = await addBehavior(tenant, { en: "Cares" });
	const program = await addProgram(tenant, { owner, name: "Everyday", budget: 1_000 });
	const rare = await addProgram(tenant, { owner, name: "Rare", budget: 1_000 });
	await addPrograms(tenant, many, program);
	const activity = await addPosts(tenant, { many, member, colleagues, program, rare, behavior });
	await addManySubmissions(tenant, { givers: [member.id, owner.id], people: colleagues.ids, program, rare }, start);
	await addManyClaims(tenant, { people: [member.id, owner.id], others: colleagues.ids, program: rare }, start);
	await addComments(tenant, many, activity, owner.id);
	await addStatementLines(tenant, many, member);
	const { category, item } = await addStock(tenant, many, start);
	await addManyOfStore(
		tenant,
		{ many, owner, people: colleagues.ids, item_id: item.id, budget_id: program.budget_id },
		start,
	);
	await addManySales(tenant, { many, owner: member, budget_id: program.budget_id }, start);
	await addManyRebates(tenant, { many, people: [member.id], budget_id: program.budget_id }, start);
	await makeManyCustomers(tenant, colleagues.ids, start);
	const people = [member.id, owner.id];
	await addPastOrders(
		tenant,
		item,
		many.flatMap((at) => {
			const created_at = start + at * hour;
			return people.map((user_id) => ({
				user_id,
				created_at,
				status: at % 20 ? ("placed" as const) : ("closed" as const),
			}));
		}),
	);
	await addNotifications(
		tenant,
		many.flatMap((at) => people.map((user_id) => ({ user_id, created_at: start + at * hour }))),
	);
	await addAuditLines(
		tenant,
		many.map((at) => ({
			user_id: people[at % 2]!,
			actor_id: owner.id,
			action: at % 20 ? "activity/save-comment" : "settings/save-look",
			details: { text: at % 20 ? "Well done" : "thing 1" },
			created_at: start + at * hour,
		})),
	);
	await addManyAnnouncements(tenant, many, owner.id);
	await addManySchedules(tenant, many, owner.id);
	const request = await addManyDownloads(tenant, many, people, start);
	await addManyPurchases(tenant, many, people);
	await addNotJoined(tenant, many, request, owner.id);
	await addThanked(tenant, { activity, giver: owner.id, program: program.id, people: colleagues.ids });
	const surveyed = await addManySurveys(tenant, { many, owner, people: colleagues.ids, group_id: colleagues.group });
	const formed = await addManyForms(tenant, {
		...{ many, owner, handler: member },
		people: [...colleagues.ids, ...many.map(() => member.id)],
	});
	const bulk_run = await addBulkRun(tenant, member, colleagues.ids);
	const competition = await addManyStandings(tenant, { owner, people: colleagues.ids }, start);
	const ids = {
		...{ bulk_run, idea },
		...{ competition, scoreboard_competition: competition },
		...surveyed,
		...formed,
		...{ user: member.id, program: rare.id, activity, category, item: item.id },
		...{ variant: item.variant_id, request },
	};
	return { tenant, owner, member, ids: { ...ids, group: colleagues.group, behavior } };
}

/** Everybody accepted the terms, a twentieth of them the second version. */
async function addAcceptances(tenant: TestTenant, people: readonly number[]) {
	const rows = people.map((user_id, at) => ({
		id: newId(),
		user_id,
		version: at % 20 ? 1 : 2,
		created_at: start + at * hour,
	}));
	await tenant.database.write([
		sql`insert into terms_acceptances (account_id, id, version, user_id, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'version', value ->> 'user_id', value ->> 'created_at' from ${rowsOf(rows)}`,
		touchTable(tenant.id, "terms_acceptances"),
	]);
}

/** Everybody reported a problem, a twentieth of them one that is open. */
async function addProblems(tenant: TestTenant, people: readonly number[], owner_id: number) {
	const rows = people.map((user_id, at) => ({
		id: newId(),
		user_id,
		message: at % 20 ? "It broke" : "thing 1",
		created_at: start + at * hour,
		done_at: at % 20 ? start + (at + 1) * hour : null,
	}));
	await tenant.database.write([
		sql`insert into problem_reports (account_id, id, user_id, error_id, page, message, created_at, done_at, done_by)
			select ${tenant.id}, value ->> 'id', value ->> 'user_id', '', '/store', value ->> 'message', value ->> 'created_at',
			value ->> 'done_at', iif(value ->> 'done_at' is null, null, ${owner_id}) from ${rowsOf(rows)}`,
	]);
}

async function addColleagues(tenant: TestTenant, many: readonly number[], manager_id: number) {
	const group = newId();
	const rows = many.map((at) => ({ id: newId(), name: `Colleague${at}`, group: newId() }));
	await tenant.database.write([
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, status, manager_id, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'name', value ->> 'name', 'Example', lower(value ->> 'name') || '@example.com',
			'member', 'active', ${manager_id}, ${start} from ${rowsOf(rows)}`,
		sql`insert into groups (account_id, id, name, created_at) values (${tenant.id}, ${group}, 'Everybody', ${start})`,
		sql`insert into groups (account_id, id, name, created_at)
			select ${tenant.id}, value ->> 'group', 'Group of ' || (value ->> 'name'), ${start} from ${rowsOf(rows)}`,
		sql`insert into group_members (account_id, group_id, user_id)
			select ${tenant.id}, ${group}, value ->> 'id' from ${rowsOf(rows)}`,
		...indexDocuments(
			tenant.id,
			"user",
			rows.map(({ id, name }) => ({ id, title: `${name} Example`, body: "" })),
		),
		...indexDocuments(
			tenant.id,
			"group",
			rows.map(({ group: id, name }) => ({ id, title: `Group of ${name}`, body: "" })),
		),
	]);
	return { ids: rows.map(({ id }) => id), group };
}

/** Programs of which one in five runs, and the others are over. */
async function addPrograms(tenant: TestTenant, many: readonly number[], { budget_id }: TestProgram): Promise<void> {
	const rows = many.map((at) => ({ id: newId(), name: `Program ${String(at).padStart(5, "0")}`, is_over: at % 5 > 0 }));
	await tenant.database.write([
		sql`insert into programs (account_id, id, name, budget_id, givers, from_date, to_date, display_program, points, min_points, max_points, points_increment, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'name', ${budget_id}, '{"roles":[],"group_ids":[]}', '2020-01-01',
			iif(value ->> 'is_over', '2021-01-01', null), 1, 100, 50, 250, 50, ${start} from ${rowsOf(rows)}`,
	]);
}

type Posts = {
	many: readonly number[];
	member: TestMember;
	colleagues: { ids: number[] };
	program: TestProgram;
	rare: TestProgram;
	behavior: number;
};

/** Recognitions that the member gave and received in turn, a twentieth of them from the rare program; gives the last post. */
async function addPosts(
	tenant: TestTenant,
	{ many, member, colleagues, program, rare, behavior }: Posts,
): Promise<number> {
	const rows = many.flatMap((at) => {
		const colleague = colleagues.ids[at]!;
		const program_id = at % 20 ? program.id : rare.id;
		const created_at = start + at * hour;
		return [
			{ id: newId(), giver: colleague, recipient: member.id, program_id, created_at },
			{ id: newId(), giver: member.id, recipient: colleague, program_id, created_at },
		];
	});
	await tenant.database.write([
		sql`insert into activities (account_id, id, kind, actor_id, visibility, details, created_at)
			select ${tenant.id}, value ->> 'id', 'recognition', value ->> 'giver', 'public', '{"recipient_count":1}', value ->> 'created_at' from ${rowsOf(rows)}`,
		sql`insert into recognitions (account_id, id, activity_id, giver_id, recipient_id, recipient_manager_id, program_id, behavior_ids,
			points, message, visibility, certificate_code, created_at)
			select ${tenant.id}, e.value ->> 'id', e.value ->> 'id', e.value ->> 'giver', u.id, u.manager_id, e.value ->> 'program_id',
			${JSON.stringify([behavior])}, 0, 'Thanks', 'public', 'c' || (e.value ->> 'id'), e.value ->> 'created_at'
			from ${rowsOf(rows)} e cross join users u on u.account_id = ${tenant.id} and u.id = e.value ->> 'recipient'`,
		enterFeeds(tenant),
	]);
	return rows.at(-1)!.id;
}

async function addComments(
	tenant: TestTenant,
	many: readonly number[],
	activity: number,
	user_id: number,
): Promise<void> {
	const rows = many.map((at) => ({ id: newId(), at: start + at * hour }));
	await tenant.database.write([
		sql`insert into comments (account_id, id, activity_id, user_id, text, created_at)
			select ${tenant.id}, value ->> 'id', ${activity}, ${user_id}, 'Well done', value ->> 'at' from ${rowsOf(rows)}`,
		sql`update activities set comment_count = ${rows.length} where account_id = ${tenant.id} and id = ${activity}`,
	]);
}

/** Lines of the member's statement, and of their wallet's history. */
async function addStatementLines(tenant: TestTenant, many: readonly number[], member: TestMember): Promise<void> {
	const accounts = await tenant.database.read(
		sql<{ kind: string; unit: string; id: number }>`select kind, unit, id from ledger_accounts
			where account_id = ${tenant.id} and kind in ('adjustments', 'member') and owner_id in (0, ${member.id})`,
	);
	const idOf = (kind: string, unit: string) => accounts.find((row) => row.kind === kind && row.unit === unit)!.id;
	for (const unit of ["points", "wallet"])
		await tenant.database.write(
			postTransactions(
				many.map((at) => ({
					account_id: tenant.id,
					id: newId(),
					kind: "Issuance [Direct Deposit]" as const,
					idempotency_key: `big-${unit}-${at}`,
					actor_id: null,
					source: "test",
					reason: "test",
					created_at: start + at * hour,
					entry: { debit_account_id: idOf("adjustments", unit), credit_account_id: idOf("member", unit), amount: 10 },
				})),
			),
		);
}
