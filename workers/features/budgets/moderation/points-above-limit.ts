/** Points that one account owner gives and another one has to confirm: how they are shown, and what confirming or refusing does. */
import { listDeciders } from "#workers/features/moderation";
import { deleteUnread, notify } from "#workers/features/notifications";
import { returnHeldPoints } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { defineModerationSource, type RequestToModerate } from "#workers/kernel/define-moderation-source";
import { notFound } from "#workers/kernel/errors";
import { createFormat } from "#workers/kernel/format";
import type { MemberScope } from "#workers/kernel/scope";
import { figuresFor } from "#workers/kernel/translate";
import { holdingOf } from "../steps/ask-second-owner";
import { giveConfirmed } from "../steps/give-confirmed";
import {
	canBeDecided,
	findRequester,
	listPointRequests,
	type PointRequestRow,
	updatePointRequest,
} from "../store/point-requests";

export const pointsAboveLimit = defineModerationSource({
	kind: "points_above_limit",
	moderator_role: "account_owner",
	present: async (scope, requests) => {
		const ids = requests.map(({ subject_id }) => subject_id);
		const rows = await scope.read(listPointRequests(scope.account.id, ids));
		const rowOf = new Map(rows.map((row) => [row.id, row]));
		return new Map(
			requests.flatMap(({ id, subject_id }) => {
				const row = rowOf.get(subject_id);
				if (!row) return [];
				const { requester: name, image_url } = row;
				return [[id, { name, image_url, to: null, facts: factsOf(scope, row) }] as const];
			}),
		);
	},
	decide: async (scope, { subject_id, requester_id }, { action, notes }) => {
		const { account, clock, read } = scope;
		const [[asked], requesters] = await Promise.all([
			read(listPointRequests(account.id, [subject_id])),
			read(findRequester(account.id, requester_id)),
		]);
		if (!asked) throw notFound("moderation_request");
		const isApproved = action === "approve";
		const notice = notify(scope, "budgets/points-decided", requesters, {
			...{ is_approved: isApproved ? 1 : 0, points: asked.total_points, reason: asked.reason, notes },
			budget_id: asked.budget_id ?? 0,
		});
		return {
			statements: [
				assertThat("already_decided", canBeDecided(account.id, asked.id, clock.now())),
				updatePointRequest(account.id, asked.id, isApproved ? "approved" : "denied"),
				...(isApproved ? await giveConfirmed(scope, asked) : returnHeldPoints(holdingOf(scope, asked.id))),
				...notice.statements,
			],
			follow: notice.follow,
		};
	},
	withdraw,
});

/** The points go back at once, and nobody is asked any more. */
async function withdraw(scope: MemberScope, { id, subject_id }: RequestToModerate) {
	const { account, clock, read } = scope;
	const deciders = await read(listDeciders(account.id, { kind: "points_above_limit", subject_id }));
	const told = deciders.map(({ user_id }) => user_id);
	return {
		statements: [
			assertThat("already_decided", canBeDecided(account.id, subject_id, clock.now())),
			updatePointRequest(account.id, subject_id, "denied"),
			...returnHeldPoints(holdingOf(scope, subject_id)),
			...deleteUnread(account.id, "budgets/points-waiting", told, { request_id: id }),
		],
	};
}

/** Where the points go, how many they are, and until when they are held. */
function factsOf(scope: MemberScope, { budget, program, people, points, total_points, expires_at }: PointRequestRow) {
	const { account, request, translate } = scope;
	const figure = figuresFor(account, request.language_code);
	const format = createFormat({ time_zone: account.time_zone, language_code: request.language_code });
	const names = JSON.parse(people) as string[];
	const fact = (name: "budget" | "program" | "people" | "each" | "points" | "until", value: string) => ({
		label: translate(`budgets:confirmation.facts.${name}`),
		value,
	});
	return [
		...(budget === null ? [fact("people", names.join(", "))] : [fact("budget", budget)]),
		...(program === null ? [] : [fact("program", program)]),
		...(names.length > 1 ? [fact("each", figure(points))] : []),
		fact("points", figure(total_points)),
		fact("until", format.moment(expires_at)),
	];
}
