/** The summaries that are gathered in the usual ways, by the time that they are asked for, with the statements that they read by. */
import { sumPosts } from "#workers/features/activity/store/summaries";
import { listCardFigures } from "#workers/features/anniversaries/store/summaries";
import { listSentCards } from "#workers/features/appreciations/store/appreciations";
import { countActs } from "#workers/features/audit/store/summaries";
import { listPaidPurchases } from "#workers/features/buy-points/store/summaries";
import { listPrizeFigures } from "#workers/features/games/store/summaries";
import { sumIdeas } from "#workers/features/ideas/store/summaries";
import { listSendingFigures } from "#workers/features/invitations/store/summaries";
import { listScores } from "#workers/features/medallia/store/summaries";
import { listComings } from "#workers/features/members/store/summaries";
import { listDecisions } from "#workers/features/moderation/store/summaries";
import { listCategoryFigures } from "#workers/features/nominations/store/summaries";
import { sumLineStatuses } from "#workers/features/orders/store/summary";
import { listContestFigures } from "#workers/features/photos/store/summaries";
import { sumFlowsOfMonth } from "#workers/features/points/store/monthly-flows";
import { listPollResults } from "#workers/features/polls/store/summaries";
import { listRebateFigures } from "#workers/features/rebates/store/summaries";
import { listKeptPromises } from "#workers/features/recognition/store/commitments";
import { sumBehaviors, sumPrograms } from "#workers/features/recognition/store/summaries";
import { listReviewedItems } from "#workers/features/reviews/store";
import type { Statement } from "#workers/kernel/sql";

/** Their names, and the switches that an account needs for all of them. */
export const gathered = {
	monthly: [
		...["audit_summary", "movement_summary", "behavior_summary", "program_summary"],
		...["feed_summary", "fulfilment_summary", "idea_summary", "wallet_summary"],
	],
	asOfToday: [
		...["joining_summary", "sign_in_summary", "people_summary", "moderation_summary", "review_summary", "poll_results"],
		...["nomination_summary", "game_summary", "contest_summary", "appreciation_summary", "anniversary_summary"],
		...["purchase_summary", "invitation_summary", "score_summary", "rebate_summary", "commitment_summary"],
		"translations_report",
	],
	flags: {
		...{ polls_enabled: 1, employee_nominations_enabled: 1, bingo_enabled: 1, photo_albums_enabled: 1 },
		...{ ideas_enabled: 1, appreciations_enabled: 1, wallets_enabled: 1, medallia_enabled: 1, rebates_enabled: 1 },
		new_translations_enabled: 1,
	},
} satisfies {
	monthly: readonly string[];
	asOfToday: readonly string[];
	flags: Record<string, 0 | 1>;
};

/** What one step of each reads in an account. */
export function gatheringStatements(account_id: number): Record<string, Statement> {
	const time = { start: 1_800_000_000, end: 3_600_000_000 };
	const walk = { after: 0, max: 10 };
	return {
		acts: countActs(account_id, time),
		flows: sumFlowsOfMonth(account_id, "points", time),
		behaviors: sumBehaviors(account_id, time),
		programs: sumPrograms(account_id, time),
		posts: sumPosts(account_id, time),
		lines: sumLineStatuses(account_id, time),
		ideas: sumIdeas(account_id, time),
		people: listComings(account_id, walk),
		decisions: listDecisions(account_id, walk),
		reviews: listReviewedItems(account_id, walk),
		polls: listPollResults(account_id, walk, 1),
		nominations: listCategoryFigures(account_id, walk),
		games: listPrizeFigures(account_id, walk),
		contests: listContestFigures(account_id, walk),
		cards: listSentCards(account_id, walk),
		anniversaries: listCardFigures(account_id, walk),
		purchases: listPaidPurchases(account_id, walk),
		invitations: listSendingFigures(account_id, walk),
		scores: listScores(account_id, walk),
		rebates: listRebateFigures(account_id, walk),
		commitments: listKeptPromises(account_id, walk),
	};
}
