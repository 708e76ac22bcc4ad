/** Asks people to decide on a claim: the request in their inboxes, and what they are told. */
import { nameOf } from "#workers/features/members";
import { insertDeciders, insertModerationRequest } from "#workers/features/moderation";
import { notify } from "#workers/features/notifications";
import { refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { NewClaim } from "../store/claims";
import { findActivePeople, listActiveOwners } from "../store/submissions";
import { findDeciders } from "./find-deciders";

/** An account has few owners; so many are asked at most. */
const maxOwners = 20;

/** Who decides, the program's own people first; the account's owners too, so that nothing waits for somebody who left. */
export async function askForClaim(
	scope: MemberScope,
	claim: NewClaim & { program: string; emails: readonly string[] },
) {
	const { account, user, clock, newId } = scope;
	const asked = { giver_id: user.id, giver_manager_id: user.manager_id, approval_emails: claim.emails };
	const [chosen, owners] = await Promise.all([
		findDeciders(scope, { step: 1, step_count: 1 }, asked, []),
		scope.read(listActiveOwners(account.id, maxOwners)),
	]);
	const others = owners.filter(({ id }) => id !== user.id && chosen.every((person) => person.id !== id));
	const deciders = [...chosen, ...others];
	if (deciders.length === 0) throw refuse("nobody_approves");
	const request_id = newId();
	const about = { kind: "point_claim", subject_id: claim.id } as const;
	const told = chosen.length > 0 ? chosen : deciders;
	const notice = notify(scope, "recognition/claim-asked", told, {
		...{ request_id, claimant: nameOf(user), program: claim.program, message: claim.message, points: claim.points },
	});
	return {
		deciders: told,
		statements: [
			insertModerationRequest(
				account.id,
				{ id: request_id, ...about, requester_id: user.id, moderator_role: null, message: "" },
				clock.now(),
			),
			insertDeciders(
				account.id,
				about,
				deciders.map(({ id }) => id),
			),
			...notice.statements,
		],
		follow: notice.follow,
	};
}

/** Whoever asked, where they are still here. */
export function findClaimant({ account, read }: MemberScope, claimant_id: number) {
	return read(findActivePeople(account.id, [claimant_id]));
}
