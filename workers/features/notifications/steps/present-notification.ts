/** Shows one thing that a person was told, in the words that its kind has for it today. */
import type { BellFace } from "#workers/kernel/define-notification";
import { type Account, isOn, type User } from "#workers/kernel/identity";
import { findNotification } from "../store/known-notifications";
import { wordsFor } from "./words-for";

/** A row of the list. */
export type NotificationRow = {
	id: number;
	kind: string;
	details: string;
	created_at: number;
	read_at: number | null;
};

/** The row for the wire; what no kind has words for any more, or other values by now, says so. */
export function presentNotification(
	account: Account,
	reader: Pick<User, "language_code" | "first_name">,
	{ id, kind, details, created_at, read_at }: NotificationRow,
) {
	const declared = findNotification(kind);
	const known = declared?.values.safeParse(JSON.parse(details));
	const given = known?.success ? (known.data as object) : {};
	const words = wordsFor(account, reader, given, created_at);
	const shown = { id, kind, is_unread: read_at === null ? (1 as const) : (0 as const), created_at };
	if (!known?.success || !declared?.bell)
		return { ...shown, text: words.say("notifications:gone"), to: null, icon: null, points: null };
	const bell: BellFace<never> = declared.bell;
	const values = given as never;
	const points = isOn(account, "hide_points_for_account") ? 0 : (bell.points?.(values) ?? 0);
	return {
		...shown,
		text: bell.text(values, words),
		to: bell.to(values),
		icon: bell.icon,
		points: points > 0 ? points : null,
	};
}
