/** Everything that the recognition feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { recognitionActivity } from "./activities/recognition";
import { checkDuplicateRecognition } from "./endpoints/check-duplicate-recognition";
import { fetchTeamMembers } from "./endpoints/fetch-team-members";
import { findRecipientsChosen } from "./endpoints/find-recipients";
import { getReach } from "./endpoints/get-reach";
import { getRecognitionCertificate } from "./endpoints/get-recognition-certificate";
import { getReversal } from "./endpoints/get-reversal";
import { getSubmission } from "./endpoints/get-submission";
import { giveRecognition } from "./endpoints/give-recognition";
import { openArrivals } from "./endpoints/open-arrivals";
import { reverseRecognition } from "./endpoints/reverse-recognition";
import { withdrawSubmission } from "./endpoints/withdraw-submission";
import { followSubmissions } from "./jobs/follow-submissions";
import { notifyRecipients } from "./jobs/notify-recipients";
import { sweepOverGivingDays } from "./jobs/sweep-giving-days";
import { getRecipients } from "./lists/get-recipients.query";
import { recognitionsReport } from "./lists/get-recognitions-report.query";
import { getSubmissions } from "./lists/get-submissions.query";
import { menu } from "./menu";
import { recognitionToModerate } from "./moderation/recognition";
import { approvalAsked } from "./notifications/approval-asked";
import { approvalEscalated } from "./notifications/approval-escalated";
import { approvalReminded } from "./notifications/approval-reminded";
import { approved } from "./notifications/approved";
import { denied } from "./notifications/denied";
import { received } from "./notifications/received";
import { reversed } from "./notifications/reversed";
import { waiting } from "./notifications/waiting";
import { engagementSummary } from "./reports/engagement-summary";
import { recognitionSummary } from "./reports/recognition-summary";
import { peopleSection } from "./searches/people";
import { programsSection } from "./searches/programs";
import { recognitionsSection } from "./searches/recognitions";

export const feature = defineFeature({
	endpoints: [
		checkDuplicateRecognition,
		fetchTeamMembers,
		findRecipientsChosen,
		getReach,
		getRecognitionCertificate,
		getReversal,
		getSubmission,
		giveRecognition,
		openArrivals,
		reverseRecognition,
		withdrawSubmission,
	],
	lists: [getRecipients, getSubmissions, recognitionsReport],
	summaries: [recognitionSummary, engagementSummary],
	activities: [recognitionActivity],
	jobs: [notifyRecipients],
	notifications: [approvalAsked, approvalEscalated, approvalReminded, approved, denied, received, reversed, waiting],
	moderation: [recognitionToModerate],
	scheduled: [followSubmissions, sweepOverGivingDays],
	menu,
	searches: [peopleSection, programsSection, recognitionsSection],
});
