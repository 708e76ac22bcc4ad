/** What people are told of something that waits for an approval, or was decided; and how it is called. @pure */
import { z } from "zod";
import type { NotificationWords, Passage } from "#workers/kernel/define-notification";

/** `points` for each person are 0 where there are none, and where the account hides them. */
export const askedValues = z.object({
	/** The request in the inbox. */
	request_id: z.int(),
	giver: z.string(),
	/** The names of the first, and how many more. */
	recipients: z.string(),
	program: z.string(),
	message: z.string(),
	points: z.int(),
});

/** What the giver is told of the decision; `asked_points` are those for which they asked. */
export const decidedValues = z.object({
	submission_id: z.int(),
	recipients: z.string(),
	program: z.string(),
	by: z.string(),
	reason: z.string(),
	points: z.int(),
	asked_points: z.int(),
});

/** For whom it is, in any language: the names of the first, and how many more. */
export function recipientsOf({
	first_names,
	recipient_count,
}: {
	first_names: string;
	recipient_count: number;
}): string {
	const names = JSON.parse(first_names) as string[];
	const others = recipient_count - names.length;
	return others > 0 ? `${names.join(", ")} +${others}` : names.join(", ");
}

/** What of it the email quotes: the giver's words, and the points where there are any. */
export function askedLines(
	{ points, message }: z.output<typeof askedValues>,
	say: NotificationWords["say"],
): (Passage | undefined)[] {
	return [{ quote: message }, points > 0 ? say("recognition:notifications.approvalAsked.points") : undefined];
}
