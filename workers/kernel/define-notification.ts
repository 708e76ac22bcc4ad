/** A kind of notification declared as one object, from which its email, its line behind the bell and the type of its values follow. @pure */
import type { z } from "zod";
import type { Localized, Role } from "./identity";
import type { TextKey } from "./names";

/** A part of an email: a paragraph, words that somebody wrote, what something adds up to, or things with their figures. */
export type Passage = string | { quote: string } | { sum: string } | { rows: readonly PassageRow[] };

/** A thing and its figure: '2 × Steel bottle (Moss) · 1,000'. */
export type PassageRow = { name: string; note?: string; figure: string };

/** How a declaration finds its words in the person's language. */
export type NotificationWords = {
	/**
	 * A text; it may name the kind's own values that are words or figures (written as the person writes figures),
	 * `first_name`, of a link `days` and `minutes`, and what else is given; `count` as a number chooses the plural, which
	 * is that of the values' `points` (else `points_left`) where none is given.
	 */
	say(key: TextKey, more?: Record<string, string | number>): string;
	/** A name that is given by language. */
	nameOf(names: Localized): string;
	/** A figure as the person writes it. */
	figure(value: number): string;
	language_code: string;
};

/** The email of a kind. */
export type MailFace<Values> = {
	subject: TextKey | ((values: Values) => TextKey);
	/** Whom an answer to the email goes to, where that is not the platform. */
	replyTo?: (values: Values) => string;
	/** What stands between the greeting and the button; what is empty is left out. */
	lines: (values: Values, words: NotificationWords) => readonly (Passage | undefined)[];
	/** The one button: where it leads below /webapp, or the link with a token that each person brings (`link`). */
	action: { label: TextKey; to: ((values: Values) => string) | "link" };
	/** What stands below the button. */
	closing?: (values: Values, words: NotificationWords) => readonly Passage[];
	/** Why it came: its last line. */
	reason: TextKey;
};

/** Drawings that stand beside a line behind the bell. */
export const notificationIcons = ["award", "bag", "globe", "lock", "mail", "megaphone", "truck"] as const;

/** The line of a kind behind the bell, written anew in the language of whoever reads it. */
export type BellFace<Values> = {
	icon: (typeof notificationIcons)[number];
	text: (values: Values, words: Pick<NotificationWords, "say" | "nameOf">) => string;
	/** Points that somebody got; none where there are none. */
	points?: (values: Values) => number;
	/** Where it leads, below /webapp. */
	to: (values: Values) => string;
};

/** Where people are told. */
export const notificationPlaces = ["mail", "bell"] as const;

/** One of the places. */
export type NotificationPlace = (typeof notificationPlaces)[number];

/** What is declared of a kind; `docs/building.md` tells which files it takes. */
export type NotificationDeclaration<Schema extends z.ZodType, Kind extends string> = {
	/** Feature and kind, `orders/order-placed`. */
	kind: Kind;
	summary: string;
	/** What settings call it; a kind without it stands in none: it tells who has not joined, or was just asked for. */
	label?: TextKey;
	/** Who is ever told of it; everybody unless roles are named. */
	told_to?: readonly Role[];
	values: Schema;
	/** It goes to somebody who is no member, any more or yet, at an address that was given for it: to nobody's inbox here. */
	isForOutsiders?: true;
	/** Whether account and person may switch it off; not what guards an account, nor what somebody waits for. */
	mayBeSwitchedOff: boolean;
	mail: MailFace<z.output<Schema>>;
	/** A kind without it is told by email alone. */
	bell?: BellFace<z.output<Schema>>;
};

/** A declared kind of notification, whatever its values: only who checked them may hand them over. */
export type Notification = Omit<NotificationDeclaration<z.ZodType, string>, "mail" | "bell"> & {
	mail: MailFace<never>;
	bell?: BellFace<never>;
};

/** A link with a token that an email brings: after `expires_at` (ms UTC) it is not sent; `path` has the token's mark. */
export type NotificationLink = { id: number; expires_at: number; path: string };

/** Declares a kind of notification; its feature names it in `feature.ts`. */
export function defineNotification<Schema extends z.ZodType, const Kind extends string>(
	declaration: NotificationDeclaration<Schema, Kind>,
): NotificationDeclaration<Schema, Kind> {
	return declaration;
}
