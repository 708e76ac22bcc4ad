/** How a person is told of the values of a kind: in their language, with figures as they write them. */
import { figuresOf } from "#workers/features/account";
import { dayMs, minuteMs } from "#workers/kernel/clock";
import type { NotificationLink, NotificationWords } from "#workers/kernel/define-notification";
import type { Account } from "#workers/kernel/identity";
import { chooseName } from "#workers/kernel/name-in";
import { textsFor, translator } from "#workers/kernel/translate";

/** Who is told. */
type Reader = { language_code: string; first_name: string; link?: NotificationLink };

/** The words for one person; `now` tells for how long a link still works. */
export function wordsFor(
	account: Account,
	{ language_code, first_name, link }: Reader,
	values: object,
	now: number,
): NotificationWords {
	const translate = translator(textsFor(account, language_code));
	const figures = figuresOf(account.country, language_code);
	const figure = (value: number) => figures.format(value);
	const own: Record<string, string | number> = {
		...countOf(values),
		first_name,
		...(link ? lastingOf(link, now, figure) : {}),
	};
	for (const [name, value] of Object.entries(values)) {
		if (typeof value === "string") own[name] = value;
		if (typeof value === "number") own[name] = figure(value);
	}
	return {
		say: (key, more) => translate(key, { ...own, ...more }),
		nameOf: (names) => chooseName(names, language_code, account.default_language_code),
		figure,
		language_code,
	};
}

/** How many points it is about, which chooses between the words for one and for several. */
function countOf({ points, points_left }: { points?: unknown; points_left?: unknown }): Record<string, number> {
	const count = points ?? points_left;
	return typeof count === "number" ? { count } : {};
}

/** For how long a link works, in the units in which its email says it. */
function lastingOf({ expires_at }: NotificationLink, now: number, figure: (value: number) => string) {
	const leftMs = expires_at - now;
	return { days: figure(Math.round(leftMs / dayMs)), minutes: figure(Math.round(leftMs / minuteMs)) };
}
