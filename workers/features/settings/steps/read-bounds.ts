/** The account's own bounds, and what is usual where it has none. */
import { usualMaxReviews } from "#workers/features/account";
import { newForMs } from "#workers/features/catalog";
import { dayMs } from "#workers/kernel/clock";
import type { Account } from "#workers/kernel/identity";
import { limitNamed } from "#workers/kernel/limits";
import type { Scope } from "#workers/kernel/scope";
import { bounds } from "../rules/limits";

/** What the account has set; a value that does not fit counts as never set. */
export function ownBounds({ settings }: Pick<Account, "settings">) {
	const { recognitions_a_day, recipients_a_day } = (settings.limits ?? {}) as Record<string, unknown>;
	const { days_items_are_new, max_reviews_count, second_confirmation_above } = settings;
	const known = {
		...{ recognitions_a_day, recipients_a_day, days_items_are_new, max_reviews_count },
		second_confirmation_above,
	};
	const fitting = Object.entries(known).filter(
		([name, value]) => bounds.shape[name as "recipients_a_day"].safeParse(value).success,
	);
	return bounds.parse(Object.fromEntries(fitting));
}

/** What holds where the account has set nothing. */
export function usualBounds({ env }: Pick<Scope, "env">) {
	return {
		recognitions_a_day: limitNamed(env, "recognitions_a_day").max,
		recipients_a_day: limitNamed(env, "recipients_a_day").max,
		days_items_are_new: newForMs({ settings: {} }) / dayMs,
		max_reviews_count: usualMaxReviews,
		/** One owner gives as many as there are. */
		second_confirmation_above: null,
	};
}
