/** The tone in which a submission's state is shown. */
import type { SubmissionStatus } from "#workers/features/forms/rules/statuses";

/** Tones by state. */
export const toneOf = { new: "main", in_work: "warn", done: "good", declined: "plain" } as const satisfies Record<
	SubmissionStatus,
	string
>;
