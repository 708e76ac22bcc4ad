/**
 * Points that people claim from a program: how whoever decides sees them, and what giving, lowering and refusing do. Invariant:
 * a claim is paid once (`claim-<id>` in the ledger), from the program's budget, never by who asked.
 */

import { nameOf } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { postTransaction } from "#workers/features/points";
import { assertAll } from "#workers/kernel/assertions";
import { defineModerationSource } from "#workers/kernel/define-moderation-source";
import { refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { figuresFor } from "#workers/kernel/translate";
import { startOfMessage } from "../rules/start-of-message";
import { findClaimant } from "../steps/ask-for-claim";
import { amountsOf, checkDecision } from "../steps/check-decision";
import { type ClaimRow, canBePaid, findClaims, isClaimWaiting, updateClaim } from "../store/claims";

export const pointClaimToModerate = defineModerationSource({
	kind: "point_claim",
	moderator_role: null,
	lowersPoints: true,
	needsReason: true,
	present: async (scope, requests) => {
		const ids = requests.map(({ subject_id }) => subject_id);
		const rows = await scope.read(findClaims(scope.account.id, ids, scope.user.id));
		const rowOf = new Map(rows.map((row) => [row.id, row]));
		return new Map(
			requests.flatMap(({ id, subject_id }) => {
				const row = rowOf.get(subject_id);
				return row ? [[id, presentClaim(scope, row)] as const] : [];
			}),
		);
	},
	decide: async (scope, { subject_id }, decision) => {
		const { account, user, clock, read } = scope;
		const [claim] = await read(findClaims(account.id, [subject_id], user.id));
		if (claim?.status !== "waiting") throw refuse("already_decided");
		if (claim.claimant_id === user.id) throw refuse("own_request");
		const points = checkDecision(scope, amountsOf(claim), decision);
		const isPaid = decision.action === "approve";
		const notice = notify(
			scope,
			isPaid ? "recognition/claim-paid" : "recognition/claim-refused",
			await findClaimant(scope, claim.claimant_id),
			{
				...{ claim_id: claim.id, program: claim.program, by: nameOf(user), reason: decision.notes },
				...{ points, asked_points: claim.asked_points },
			},
		);
		const decided = { reason: decision.notes, decided_by: user.id, decided_at: clock.now() };
		return {
			statements: [
				assertAll({
					already_decided: isClaimWaiting(account.id, claim.id),
					...(isPaid ? { cannot_be_approved: canBePaid(scope, claim, points) } : {}),
				}),
				updateClaim(account.id, claim.id, { ...decided, status: isPaid ? "paid" : "refused", points }),
				...(isPaid ? payClaim(scope, claim, points) : []),
				...notice.statements,
			],
			follow: notice.follow,
		};
	},
});

function payClaim({ account, user, clock, newId }: MemberScope, claim: ClaimRow, points: number) {
	const { id, message, program_id, budget_id, paying_account_id, points_account_id } = claim;
	return postTransaction(
		{
			...{ account_id: account.id, id: newId(), kind: "Issuance", idempotency_key: `claim-${id}`, actor_id: user.id },
			...{ source: "claim", reason: startOfMessage(message), program_id, budget_id, created_at: clock.now() },
		},
		[{ debit_account_id: paying_account_id, credit_account_id: points_account_id, amount: points }],
	);
}

function presentClaim({ account, translate, request }: MemberScope, claim: ClaimRow) {
	const { claimant, claimant_image, program, points, asked_points, message, proof_name, status } = claim;
	const figure = figuresFor(account, request.language_code);
	const values = { points: figure(points), asked: figure(asked_points) };
	const amounts = amountsOf(claim);
	const facts: [key: "program" | "points" | "proof" | "state", value: string][] = [
		["program", program],
		["points", points < asked_points ? translate("recognition:submissions.page.pointsLowered", values) : values.points],
		["proof", proof_name],
		["state", status === "waiting" ? "" : translate(`recognition:claims.status.${status}`)],
	];
	return {
		name: translate("recognition:claims.name", { claimant }),
		image_url: claimant_image,
		to: `/recognitions/claims/${claim.id}`,
		facts: facts
			.filter(([, value]) => value !== "")
			.map(([key, value]) => ({ label: translate(`recognition:claims.facts.${key}`), value })),
		message,
		asked_by: claimant,
		...(status === "waiting" && amounts.min < points ? { lowerable: amounts } : {}),
	};
}
