/** Sends a rebate to the moderators: the line is held from then on, the request waits, and who decides is told. */
import { type SQL, sql } from "drizzle-orm";
import { findOwners, nameOf } from "#workers/features/members";
import { insertDeciders, insertModerationRequest } from "#workers/features/moderation";
import { notify } from "#workers/features/notifications";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { isOfferSo, pointsByOffer, type RebateTerms } from "../store/offers";
import { listModerators, updateSent } from "../store/rebates";
import type { Checked } from "./check-said";

/** More moderators than these do not get it into their inbox; the list of rebates has it for all. */
const maxModerators = 50;

/** More people than these are not written to. */
const maxTold = 20;

/** The statements and messages, after what is said was written. */
export async function composeSending(
	scope: MemberScope,
	{ id, said, offer, sent_at }: Checked,
): Promise<{ statements: Statement[]; follow: OutboxMessage[] }> {
	const { account, user, clock, newId, read } = scope;
	const [owners, moderators] = await Promise.all([
		read(findOwners(account.id)),
		read(listModerators(account.id, maxModerators)),
	]);
	const now = clock.now();
	const request = { id: newId(), kind: "rebate", subject_id: id, requester_id: user.id } as const;
	const told = [...moderators, ...owners].filter((person) => person.id !== user.id).slice(0, maxTold);
	const values = { request_id: request.id, name: nameOf(user), offer: offer.name };
	const notice = notify(scope, "rebates/waiting", told, values);
	const message = said.invoice_line;
	return {
		statements: [
			updateSent(account.id, id, said, { sent_at, terms: termsOf(offer) }, now),
			insertModerationRequest(account.id, { ...request, moderator_role: "account_owner", message }, now),
			insertDeciders(
				account.id,
				request,
				moderators.map((person) => person.id),
			),
			...notice.statements,
		],
		follow: notice.follow,
	};
}

function termsOf({ points_per_dollar, cap_points, starts_at, ends_at }: RebateTerms): RebateTerms {
	return { points_per_dollar, cap_points, starts_at, ends_at };
}

/** True in SQL while offer and cap are those by which a rebate's points were reckoned; terms that are kept hold whatever the offer says. */
export function termsHold(
	account_id: number,
	owner_id: number,
	{ id, offer, areTermsKept, year, points_before }: Checked,
): SQL {
	const before = pointsByOffer(account_id, { offer_id: offer.id, owner_id, but_id: id }, year);
	const isSo = areTermsKept ? sql`true` : sql`(${isOfferSo(account_id, offer)}) = 1`;
	return sql`select ${isSo} and ${before} = ${points_before}`;
}
