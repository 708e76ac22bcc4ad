/** What other features may use of forms: writing those of a past with what was sent by them. */
export type { SubmissionStatus } from "./rules/statuses";
export { insertPastForm, type PastForm, type PastSubmission } from "./store/past-forms";
