/** A tenant with something of everything, all of whose texts carry a canary, for tests that tenants never meet. */
import { addGroup, indexPeople } from "#test/factories/programs";
import { addPastPurchase } from "#test/factories/purchases";
import { rebateFlags } from "#test/factories/rebates";
import { addReview } from "#test/factories/reviews";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { saveAllocations } from "#workers/features/executive-summary";
import { announceToGroup } from "./announcements";
import { addBulkRun } from "./bulk-runs";
import { addExecutivePrograms, executiveFlags } from "./executive-summary";
import { addSentForm } from "./forms";
import { addAllOfRecognition } from "./full-recognition";
import { addSales } from "./full-sales";
import { addAllOfStore } from "./full-store";
import { addGames } from "./games";
import { addIdeas } from "./many-ideas";
import { addMedalliaItem, medalliaFlags } from "./medallia";
import { addMoments } from "./moments";
import { addPublishedEvent, nominating } from "./nominations";
import { addPhotos } from "./photos";
import { endPointsAfter } from "./points-expiry";
import { addPoll } from "./polls";
import { addPastCompetition } from "./scoreboards";
import { addWaiting } from "./sign-ups";
import { addAnsweredSurvey } from "./surveys";
import { addLevels } from "./user-levels";
import { walletFlags } from "./wallets";

/** A tenant, its people, and the ids of its rows by table. */
export type FullTenant = { tenant: TestTenant; owner: TestMember; member: TestMember; ids: Record<string, number> };

/** Makes the tenant on a shard; `canary` stands in every text that a person could read. */
export async function createFullTenant(shard: number, canary: string): Promise<FullTenant> {
	const flags = {
		global_filter_enabled: 1 as const,
		...{
			appreciations_enabled: 1,
			bingo_enabled: 1,
			ideas_enabled: 1,
			employee_nominations_enabled: 1,
			photo_albums_enabled: 1,
			orders_management_enabled: 1,
			how_to_videos_enabled: 1,
			surveys_enabled: 1,
			forms_enabled: 1,
			polls_enabled: 1,
			scoreboard_competitions_enabled: 1,
			user_levels_enabled: 1,
			new_translations_enabled: 1,
		},
		...{ create_new_employee_enabled: 1, custom_user_sign_up_enabled: 1, invites_enabled: 1 },
		...{ ...executiveFlags, ...medalliaFlags, is_tcpl_account: 1, company_directory_enabled: 1 },
		...walletFlags,
		...rebateFlags,
		...{ ots_enabled: 1, email_login_info_for_terminated: 1, user_detail_notes_enabled: 1 },
	} as Record<string, 0 | 1>;
	const tenant = await createTenant({
		shard,
		flags,
		settings: { sign_up_domains: [`${canary}.example`], wallet_expiry_months: 6 },
	});
	await endPointsAfter(tenant, 24, 30);
	const owner = await tenant.addMember({ role: "account_owner", first_name: `${canary}-owner`, points: 5_000 });
	const member = await tenant.addMember({
		first_name: `${canary}-member`,
		title: `${canary} title`,
		manager_id: owner.id,
		points: 5_000,
		switches: { can_see_user_level: 1, ...nominating },
	});
	const colleague = await tenant.addMember({ first_name: `${canary}-colleague`, manager_id: owner.id });
	await tenant.addMember({ first_name: `${canary}-newcomer`, status: "invited" });
	await indexPeople(tenant, [owner, member, colleague]);
	const group = await addGroup(tenant, `${canary} group`, [member, colleague]);
	const { filter_id } = await owner.client.call("global-filters/save-global-filter", {
		...{ name: `${canary} filter`, description: `${canary} people` },
		rules: [{ field: "group", operator: "is", values: [`${canary} group`] }],
	});
	await owner.client.call("global-filters/update-global-filter-status", { filter_id });
	await owner.client.call("global-filters/update-global-filter-status", { filter_id: 0 });
	const { program, ids: given } = await addAllOfRecognition(tenant, { owner, member, colleague, canary });
	const { comment } = await member.client.call("activity/save-comment", {
		comment_id: 0,
		temp_id: `${canary}-1`,
		comment_text: `${canary} comment`,
		activity_id: given.activity,
	});
	const { note_id } = await owner.client.call("user-notes/save-user-detail-note", {
		user_id: member.id,
		note_text: `${canary} note`,
	});
	const waiting = await addWaiting(tenant, { first_name: `${canary}-waiting`, message: `${canary} wish` });
	const stored = await addAllOfStore(tenant, { owner, member, canary });
	await member.client.call("translations/save-text-for-translation", { text: `${canary} text` });
	await owner.client.call("translations/update-translation", {
		key: "faqs:find",
		language_code: "en",
		text: `${canary} wording`,
	});
	const { request_id } = await owner.client.call("reports/request-report-download", {
		report_type: "recognitions_report",
		filters: {},
	});
	const { schedule_id } = await owner.client.call("reports/save-report-schedule", {
		...{ report_type: "recognitions_report", filters: { program_id: program.id }, period: "last_week" },
		...{ frequency: "weekly", hour: 8, recipient_ids: [owner.id] },
	});
	await owner.client.call("terms/save-terms", { texts: { en: `${canary} terms` }, based_on: 0 });
	await member.client.call("session/opt-in", { version: 1 });
	await member.client.call("account/report-problem", {
		error_id: `${canary} error`,
		page: `/${canary}`,
		message: `${canary} problem`,
	});
	const [problem] = (await owner.client.call("account/get-problem-reports", {})).table_rows;
	const announced = await announceToGroup(tenant, owner, { canary, group, people: [member, colleague] });
	const { video_id } = await owner.client.call("how-to-videos/save-video", {
		language_code: "en",
		title: `${canary} video`,
		description: `${canary} description`,
		transcript: `${canary} transcript`,
	});
	const { batch_id } = await owner.client.call("certificates/save-batch", {
		...{ name: `${canary} batch`, certificate_count: 3, points: 10, budget_id: program.budget_id },
		...{ expires_on: "2199-12-31", message: `${canary} certificate` },
	});
	const sales = await addSales(tenant, { owner, member, budget_id: program.budget_id, canary });
	const moments = await addMoments(tenant, { owner, member, colleague, canary });
	const surveyed = await addAnsweredSurvey(owner, member, canary);
	const formed = await addSentForm(owner, member, canary);
	const ideas = await addIdeas(tenant, { owner, member, colleague, canary });
	await addReview(tenant, colleague, { idea_id: ideas.idea, text: `${canary} review of it`, status: "approved" });
	const poll = await addPoll({ member, colleague, canary });
	const event = await addPublishedEvent({ owner, member, colleague, canary });
	const games = await addGames(tenant, owner, { member, budget_id: program.budget_id, canary });
	const competition = await addPastCompetition(tenant, owner, { member, group, budget_id: program.budget_id, canary });
	const photos = await addPhotos(tenant, owner, { member, canary });
	await member.client.call("followers/follow-unfollow", { target_id: colleague.id, change: "follow" });
	await member.client.call("followers/follow-unfollow", { kind: "group", target_id: group, change: "follow" });
	await colleague.client.call("followers/block-unblock", { person_id: owner.id, change: "block" });
	const level = await addLevels(owner, [`${canary} level`, `${canary} higher`]);
	await addExecutivePrograms(tenant, owner, `${canary} `);
	await tenant.database.write([saveAllocations(tenant.id, 2026, [member.id], 4)]);

	await member.client.call("scoreboards/save-board-choice", { shown_as: "name" });
	await member.client.call("directory/save-directory-choices", { shown: ["email"] });
	const medallia_item = await addMedalliaItem(tenant, member, {
		comment: `${canary} said`,
		source_id: `${canary} number`,
	});
	const list = "account/get-problem-reports";
	const columns = { list, order: [`${canary} column`], hidden: [`${canary} column`] };
	await owner.client.call("list-views/save-columns", columns);
	const view = { list, name: `${canary} view`, fields: { search: canary } };
	const { view_id } = await owner.client.call("list-views/save-view", view);
	await owner.client.call("list-views/set-default-view", { list, view_id });
	const purchase = await addPastPurchase(tenant, member);
	await addPastPurchase(tenant, owner);
	const bulk_run = await addBulkRun(tenant, owner, [member.id, colleague.id]);
	return {
		tenant,
		owner,
		member,
		ids: {
			bulk_run,
			purchase,
			quote: purchase,
			list_view: view_id,
			view: view_id,
			user: member.id,
			group,
			filter: filter_id,
			global_filter: filter_id,
			...given,
			comment: comment.id,
			note: note_id,
			moderation_request: waiting.request_id,
			...stored,
			request: request_id,
			video: video_id,
			terms_version: 1,
			problem: problem!.id,
			announcement: announced.announcement_id,
			attachment: announced.attachment_id,
			...sales,
			certificate_batch: batch_id,
			batch: batch_id,
			...moments,
			...surveyed,
			...formed,
			...ideas,
			poll,
			...{ event, nomination_event: event },
			...games,
			...{ competition, scoreboard_competition: competition },
			...photos,
			medallia_item,
			...{ level, user_level: level },
			schedule: schedule_id,
			report_schedule: schedule_id,
			recipient: owner.id,
		},
	};
}
