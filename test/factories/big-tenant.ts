/** A tenant in which every list has so many rows, written at once, with a twentieth of each that a filter singles out. */
import { addManyDownloads } from "#test/factories/many-downloads";
import { addManyOfStore, addStock } from "#test/factories/many-store";
import { addManyRebates, rebateFlags } from "#test/factories/rebates";
import { addManySales } from "#test/factories/sales";
import { makeManyCustomers } from "#test/factories/sales-customers";
import { thisYear } from "#test/kit/days";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
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
import { addAcceptances, addColleagues, addNotJoined, addProblems, addThanked } from "./many-people";
import { addStatementLines } from "./many-points";
import { addComments, addPosts, addPrograms } from "./many-recognitions";
import { addManyMedalliaItems, medalliaFlags } from "./medallia";
import { addManyMoments } from "./moments";
import { addManyEvents, nominating } from "./nominations";
import { addNotifications } from "./notifications";
import { addManyPolls } from "./polls";
import { addBehavior, addProgram } from "./programs";
import { addManyPurchases } from "./purchases";
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
	await makeManyCustomers(tenant, colleagues.ids, Date.UTC(thisYear(), 0, 1));
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
