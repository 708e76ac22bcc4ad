/** What makes a member of somebody whose address is confirmed, and asks for a decision where sign-ups are moderated. */
import { findOwners, insertSignedUp, updateSignedUpAgain } from "#workers/features/members";
import { insertModerationRequest } from "#workers/features/moderation";
import { notify } from "#workers/features/notifications";
import { openLedgerOfMember } from "#workers/features/points";
import { findLatest, insertAcceptance, termsAskedAnewAt } from "#workers/features/terms";
import { assertThat } from "#workers/kernel/assertions";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { confirmSignUp, isTurnedAway, type SignUpRow, signUpStands } from "../store";

/** Who they become; or, again, who was rejected before and waits anew. */
export type NewMember = { id: number; status: "active" | "pending"; password_hash: string; isAgain: boolean };

/** The statements and messages for the caller's batch. */
export async function becomeMember(scope: Scope, asked: SignUpRow, member: NewMember) {
	const { account, clock, newId } = scope;
	const now = clock.now();
	const [[terms], owners] = await Promise.all([scope.read(findLatest(account.id)), scope.read(findOwners(account.id))]);
	const hasAccepted = (terms?.number ?? 0) === asked.terms_version && asked.created_at >= termsAskedAnewAt(account);
	const { first_name, last_name, email, language_code } = asked;
	const { isAgain, ...fresh } = member;
	const standard_tnc_opted_in_at = hasAccepted ? asked.created_at : null;
	const person = {
		...{ ...fresh, first_name, last_name, email, language_code, country: account.country, standard_tnc_opted_in_at },
	};
	const statements: Statement[] = [
		assertThat("link_not_valid", signUpStands(account.id, asked.id, now)),
		...(isAgain
			? [assertThat("link_not_valid", isTurnedAway(account.id, member.id)), ...updateSignedUpAgain(account.id, person)]
			: [
					...insertSignedUp(account.id, person, now),
					...openLedgerOfMember(account.id, member.id, newId, now).statements,
				]),
		confirmSignUp(account.id, asked.id, member.id, now),
		...(hasAccepted ? [insertAcceptance(account.id, { id: newId(), user_id: member.id }, now)] : []),
	];
	if (member.status === "active") return { statements, follow: [] as OutboxMessage[] };
	const request_id = newId();
	const request = {
		...({ id: request_id, kind: "sign_up", subject_id: member.id, requester_id: member.id } as const),
		...({ moderator_role: "account_owner", message: asked.message } as const),
	};
	const name = `${first_name} ${last_name}`.trim();
	const notice = notify(scope, "sign-up/waiting", owners, { request_id, name, email, message: asked.message });
	return {
		statements: [...statements, insertModerationRequest(account.id, request, now), ...notice.statements],
		follow: notice.follow,
	};
}
