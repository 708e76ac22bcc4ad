/** Where a survey stands, and who may answer it. @browser-safe @pure */

/** The states. */
export const surveyStatuses = ["draft", "open", "paused", "closed"] as const;

/** One of them. */
export type SurveyStatus = (typeof surveyStatuses)[number];

/** The states as owners read them: one that is open and has not begun is scheduled. */
export const shownStatuses = ["draft", "scheduled", "open", "paused", "closed"] as const;

/** How a person stands to a survey. */
export const ownStates = ["to_answer", "started", "sent", "missed", "paused"] as const;

/** Whom a survey is for. */
export const audiences = ["everybody", "groups"] as const;

/** What its state follows from. */
export type Timed = { status: SurveyStatus; starts_at: number | null; ends_at: number | null };

/** The state as owners read it. */
export function shownStatus({ status, starts_at, ends_at }: Timed, now: number): (typeof shownStatuses)[number] {
	if (status === "open" && starts_at !== null && starts_at > now) return "scheduled";
	return status === "open" && ends_at !== null && ends_at <= now ? "closed" : status;
}

/** People can answer it now. */
export function isRunning(survey: Timed, now: number): boolean {
	return shownStatus(survey, now) === "open";
}

/** How the person stands to it. */
export function ownState(survey: Timed, response: "started" | "sent" | null, now: number): (typeof ownStates)[number] {
	if (response === "sent") return "sent";
	if (isRunning(survey, now)) return response === "started" ? "started" : "to_answer";
	return survey.status === "paused" ? "paused" : "missed";
}

/** What a state may become. */
export function mayBecome(from: SurveyStatus, to: SurveyStatus): boolean {
	if (to === "open") return from === "draft" || from === "paused";
	if (to === "paused") return from === "open";
	return to === "closed" && (from === "open" || from === "paused");
}
