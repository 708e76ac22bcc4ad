/** Where a form and what was sent by it stand, and what may become of either. @browser-safe @pure */

/** The states of a form. */
export const formStatuses = ["draft", "open", "paused", "closed"] as const;

/** One of them. */
export type FormStatus = (typeof formStatuses)[number];

/** The states of a submission once it is sent. */
export const submissionStatuses = ["new", "in_work", "done", "declined"] as const;

/** One of them. */
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** What whoever looks after a form can make of a submission. */
export const decisions = ["in_work", "done", "declined"] as const;

/** One of them. */
export type Decision = (typeof decisions)[number];

/** How a person stands to a form: it can be filled in, was begun, or was sent and is sent once. */
export const ownStates = ["to_fill", "started", "sent"] as const;

/** What may become of a submission: what is over can be taken up again. */
export function mayDecide(from: SubmissionStatus, to: Decision): boolean {
	return from !== to;
}

/** Its questions may still change, not their words alone. */
export function mayChangeQuestions(status: FormStatus): boolean {
	return status === "draft" || status === "paused";
}
