/** Tells giver, recipient and who boosted it that a recognition was taken back, and why; who takes it back themself needs no telling. */
import { notify } from "#workers/features/notifications";
import type { MemberScope } from "#workers/kernel/scope";
import type { BoostRow } from "../store/boosts";
import type { ReversibleRow } from "../store/reversals";
import { findActivePeople } from "../store/submissions";

/** The statements and messages of the notification, to those of them who are here. */
export async function tellOfReversal(
	scope: MemberScope,
	row: ReversibleRow,
	boosts: readonly BoostRow[],
	reason: string,
) {
	const concerned = [row.giver_id, row.recipient_id, ...boosts.map(({ booster_id }) => booster_id)];
	const people = await scope.read(findActivePeople(scope.account.id, concerned));
	const { id, giver, recipient, program } = row;
	return notify(
		scope,
		"recognition/reversed",
		people.filter((person) => person.id !== scope.user.id),
		{ recognition_id: id, giver, recipient, program, reason },
	);
}
