/**
 * Where a person is told of a kind: everywhere that the kind has words for, but where it may be switched off and is, by the
 * person, or by their company, which may lock a place either way. @pure
 */
import { z } from "zod";
import { type Notification, type NotificationPlace, notificationPlaces } from "#workers/kernel/define-notification";

const flag = z.literal([0, 1]);

/** What a person chose, by kind and place; what they never chose is missing. */
export const choicesShape = z.record(z.string(), z.partialRecord(z.enum(notificationPlaces), flag));

/** What holds for everybody of an account, by kind and place: on or off, and whether a person may choose otherwise. */
export const rulesShape = z.record(
	z.string(),
	z.partialRecord(z.enum(notificationPlaces), z.object({ is_on: flag, is_locked: flag })),
);

/** The choices of somebody; what was set wrongly counts as never set. */
export function readChoices(choices: unknown): z.output<typeof choicesShape> {
	return choicesShape.catch({}).parse(typeof choices === "string" ? JSON.parse(choices) : (choices ?? {}));
}

/** The rules of an account. */
export function readRules({ notification_rules }: Record<string, unknown>): z.output<typeof rulesShape> {
	return rulesShape.catch({}).parse(notification_rules ?? {});
}

type Declared = Pick<Notification, "kind" | "mail" | "bell" | "mayBeSwitchedOff">;
type Wishes = { choices: z.output<typeof choicesShape>; rules: z.output<typeof rulesShape> };

/** How a place of a kind stands; null where the kind has no words for it. */
export function switchOf(declared: Declared, place: NotificationPlace, { choices, rules }: Wishes) {
	if (declared[place] === undefined) return null;
	if (!declared.mayBeSwitchedOff) return { is_on: 1, is_locked: 1 } as const;
	const { is_on, is_locked } = rules[declared.kind]?.[place] ?? { is_on: 1, is_locked: 0 };
	const chosen = choices[declared.kind]?.[place];
	return { is_on: is_locked === 1 ? is_on : (chosen ?? is_on), is_locked };
}

/** The places of a kind for somebody. */
export function placesOf(declared: Declared, wishes: Wishes): NotificationPlace[] {
	return notificationPlaces.filter((place) => switchOf(declared, place, wishes)?.is_on === 1);
}

/** Whether somebody in this state can look behind the bell. */
export function mayOpenBell(status: string): boolean {
	return ["pending", "active"].includes(status);
}

/** A place of a kind, as forms name it: `recognition/received:mail`. */
export function placeName(kind: string, place: NotificationPlace): string {
	return `${kind}:${place}`;
}
