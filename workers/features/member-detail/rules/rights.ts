/** What an account owner may do with somebody's record (specification §6): nobody does any of it with their own. @pure */
import { hasLeft } from "#workers/features/members";

type Subject = { id: number; status: string; role: string; point_balance: number; wallet_balance_in_points: number };

/** The rights, as the wire tells them. */
export function rightsOver(person: Subject, viewer: { id: number }, arePointsHidden: boolean) {
	const isOther = person.id !== viewer.id;
	const flag = (holds: boolean) => (holds ? (1 as const) : (0 as const));
	return {
		requesting_user_can_edit_user: flag(isOther && person.status !== "erased"),
		requesting_user_can_deactivate_user: flag(isOther && !hasLeft(person.status)),
		/** Ours: suspending who takes part, and taking back who was suspended or has left. */
		requesting_user_can_suspend_user: flag(isOther && person.status === "active"),
		requesting_user_can_reactivate_user: flag(
			isOther && (person.status === "suspended" || person.status === "terminated"),
		),
		show_ao_empty_user_balances_option: flag(
			isOther && !arePointsHidden && person.point_balance + person.wallet_balance_in_points > 0,
		),
	};
}
