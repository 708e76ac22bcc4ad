/** What a recipient is told of a recognition, and how what it was for is said. @pure */
import { z } from "zod";
import type { NotificationWords } from "#workers/kernel/define-notification";

/** `points` are 0 where there are none, and where the account hides them. Behaviors are names by language. */
export const recognitionValues = z.object({
	recognition_id: z.int(),
	giver: z.string(),
	program: z.string(),
	behaviors: z.array(z.record(z.string(), z.string())),
	message: z.string(),
	points: z.int(),
});

/** What somebody was recognized for: the program and its behaviors. */
export function reasonOf(
	{ program, behaviors }: Pick<z.output<typeof recognitionValues>, "program" | "behaviors">,
	{ nameOf }: Pick<NotificationWords, "nameOf">,
): string {
	return [program, ...behaviors.map(nameOf)].join(", ");
}
