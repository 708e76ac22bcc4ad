/** Tells giver and recipient that a recognition was taken back, and why; who takes it back themself needs no telling. */
import { notify } from "#workers/features/notifications";
import type { MemberScope } from "#workers/kernel/scope";
import type { ReversibleRow } from "../store/reversals";
import { findActivePeople } from "../store/submissions";

/** The statements and messages of the notification, to those of both who are here. */
export async function tellOfReversal(scope: MemberScope, row: ReversibleRow, reason: string) {
	const people = await scope.read(findActivePeople(scope.account.id, [row.giver_id, row.recipient_id]));
	const { id, giver, recipient, program } = row;
	return notify(
		scope,
		"recognition/reversed",
		people.filter((person) => person.id !== scope.user.id),
		{ recognition_id: id, giver, recipient, program, reason },
	);
}
