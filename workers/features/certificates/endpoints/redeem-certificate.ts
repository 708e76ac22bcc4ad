/**
 * Claims a certificate; invariant: its points come out of what is held for its batch once, for one person
 * (`certificates_claimed_once`, the ledger's key), and never after five wrong codes within an hour (`certificate_tries_paused`).
 */
import { z } from "zod";
import { mayAllReceive, toAddressee } from "#workers/features/members";
import { notify, toldPoints } from "#workers/features/notifications";
import { postTransaction } from "#workers/features/points";
import { assertAll } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { constraintFailure, invalid, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { hashOfCode } from "../rules/code";
import { triesOf } from "../rules/tries";
import { codeLength, hasOnlyCodeCharacters, typedCode } from "../rules/typed-code";
import { isClaimable, isNotVoid } from "../store/batches";
import { type ClaimableRow, claim, findByCode, insertTry, listTries, mayClaim } from "../store/claims";

export const redeemCertificate = defineEndpoint({
	name: "certificates/redeem-certificate",
	path: "/api/certificates/api_redeem_certificate",
	summary: "Claims a certificate by its code, once; whoever claimed it already gets the same answer again.",
	access: "signed_in",
	flags: ["ots_enabled", "!user.ots_disabled"],
	input: z.object({
		/** In any case, with or without dashes and spaces. */
		code: z.string().trim().min(1).max(60),
	}),
	output: z.object({
		name: z.string(),
		points: z.int(),
		certificate_message: z.string(),
		claimed_at: z.int(),
	}),
	errors: {
		certificate_unknown: {},
		certificate_claimed: {},
		certificate_expired: {},
		certificate_void: {},
		claiming_paused: {},
		not_eligible: {},
	},
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { code }) => {
		const { account, user, clock, read } = scope;
		const typed = checkTyped(scope, code);
		const now = clock.now();
		const [times, [found]] = await Promise.all([
			read(listTries(account.id, user.id)),
			read(findByCode(account.id, hashOfCode(typed))),
		]);
		const { paused_until, tries_left } = triesOf(
			times.map(({ tried_at }) => tried_at),
			now,
		);
		if (paused_until !== null) throw refuse("claiming_paused");
		if (!found) throw await noteWrong(scope, tries_left - 1);
		if (found.claimed_by !== null && found.claimed_by !== user.id) throw refuse("certificate_claimed");
		if (found.claimed_at !== null) return presentClaim(found, found.claimed_at);
		if (found.status === "void") throw refuse("certificate_void");
		return take(scope, found);
	},
});

/** The code without what stands between its characters. Throws where it cannot be one, which is no try. */
function checkTyped({ translate }: MemberScope, code: string): string {
	const typed = typedCode(code);
	const missing = codeLength - typed.length;
	if (!hasOnlyCodeCharacters(typed)) throw invalid({ code: [translate("certificates:validation.characters")] });
	if (missing > 0) throw invalid({ code: [translate("certificates:validation.missing", { count: missing })] });
	if (missing < 0) throw invalid({ code: [translate("certificates:validation.tooMany", { count: -missing })] });
	return typed;
}

/** Writes down that a code was wrong, before anybody is told so: of many that come at once, five are. */
async function noteWrong({ account, user, clock, newId, writeCount }: MemberScope, left: number) {
	try {
		await writeCount([insertTry(account.id, newId(), user.id, clock.now())]);
	} catch (error) {
		if (constraintFailure(error)?.name !== "claiming_paused") throw error;
		return refuse("claiming_paused");
	}
	return left <= 0 ? refuse("claiming_paused") : refuse("certificate_unknown", { count: left });
}

async function take(scope: MemberScope, found: ClaimableRow) {
	const { account, user, clock, newId } = scope;
	const now = clock.now();
	const { batch_id, number, points, message } = found;
	const notice = notify(scope, "certificates/claimed", [toAddressee(user)], {
		...{ name: found.name, message },
		points: toldPoints(account, points),
	});
	return scope.commit({
		statements: [
			assertAll({
				claiming_paused: mayClaim(account.id, user.id, now),
				not_eligible: mayAllReceive(account.id, [user.id]),
				certificate_void: isNotVoid(account.id, batch_id),
				certificate_expired: isClaimable(account.id, batch_id, now),
			}),
			claim(account.id, found, user.id, now),
			...postTransaction(
				{
					...{ account_id: account.id, id: newId(), kind: "Issuance", actor_id: user.id, source: "certificate" },
					...{ idempotency_key: `certificate:${batch_id}:${number}`, reason: message || found.name },
					...{ budget_id: found.budget_id, created_at: now },
				},
				[{ debit_account_id: found.held_account_id, credit_account_id: user.points_account_id, amount: points }],
			),
			...notice.statements,
		],
		answer: presentClaim(found, now),
		audit: { subject_kind: "certificate_batch", subject_id: batch_id, details: { name: found.name, number, points } },
		follow: notice.follow,
	});
}

function presentClaim({ name, points, message }: ClaimableRow, claimed_at: number) {
	return { name, points, certificate_message: message, claimed_at };
}
