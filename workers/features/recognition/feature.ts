/** Everything that the recognition feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { recognitionActivity } from "./activities/recognition";
import { earnings } from "./earnings";
import { boostRecognition } from "./endpoints/boost-recognition";
import { changeScheduledRecognition } from "./endpoints/change-scheduled-recognition";
import { checkDuplicateRecognition } from "./endpoints/check-duplicate-recognition";
import { claimPoints } from "./endpoints/claim-points";
import { endCommitment } from "./endpoints/end-commitment";
import { fetchTeamMembers } from "./endpoints/fetch-team-members";
import { findRecipientsChosen } from "./endpoints/find-recipients";
import { getBoosts } from "./endpoints/get-boosts";
import { getClaim } from "./endpoints/get-claim";
import { getCommitment } from "./endpoints/get-commitment";
import { getLongUnthanked } from "./endpoints/get-long-unthanked";
import { getOwnPicture } from "./endpoints/get-own-picture";
import { getReach } from "./endpoints/get-reach";
import { getRecognitionCertificate } from "./endpoints/get-recognition-certificate";
import { getRecognitionPicture } from "./endpoints/get-recognition-picture";
import { getReversal } from "./endpoints/get-reversal";
import { getScheduledRecognition } from "./endpoints/get-scheduled-recognition";
import { getSubmission } from "./endpoints/get-submission";
import { giveRecognition } from "./endpoints/give-recognition";
import { openArrivals } from "./endpoints/open-arrivals";
import { reverseRecognition } from "./endpoints/reverse-recognition";
import { withdrawClaim } from "./endpoints/withdraw-claim";
import { withdrawScheduledRecognition } from "./endpoints/withdraw-scheduled-recognition";
import { withdrawSubmission } from "./endpoints/withdraw-submission";
import { followSubmissions } from "./jobs/follow-submissions";
import { giveScheduledRecognitions } from "./jobs/give-scheduled";
import { notifyRecipients } from "./jobs/notify-recipients";
import { remindCommitments } from "./jobs/remind-commitments";
import { sweepOverGivingDays } from "./jobs/sweep-giving-days";
import { getClaims } from "./lists/get-claims.query";
import { getCommitments } from "./lists/get-commitments.query";
import { getRecipients } from "./lists/get-recipients.query";
import { recognitionsReport } from "./lists/get-recognitions-report.query";
import { getScheduledRecognitions } from "./lists/get-scheduled-recognitions.query";
import { getSubmissions } from "./lists/get-submissions.query";
import { menu } from "./menu";
import { pointClaimToModerate } from "./moderation/point-claim";
import { recognitionToModerate } from "./moderation/recognition";
import { approvalAsked } from "./notifications/approval-asked";
import { approvalEscalated } from "./notifications/approval-escalated";
import { approvalReminded } from "./notifications/approval-reminded";
import { approved } from "./notifications/approved";
import { boosted } from "./notifications/boosted";
import { claimAsked } from "./notifications/claim-asked";
import { claimPaid } from "./notifications/claim-paid";
import { claimRefused } from "./notifications/claim-refused";
import { commitmentDue } from "./notifications/commitment-due";
import { commitmentLetGo } from "./notifications/commitment-let-go";
import { commitmentMade } from "./notifications/commitment-made";
import { denied } from "./notifications/denied";
import { received } from "./notifications/received";
import { reversed } from "./notifications/reversed";
import { scheduledEnded } from "./notifications/scheduled-ended";
import { waiting } from "./notifications/waiting";
import { behaviorSummary } from "./reports/behavior-summary";
import { commitmentSummary } from "./reports/commitment-summary";
import { engagementSummary } from "./reports/engagement-summary";
import { programSummary } from "./reports/program-summary";
import { recognitionSummary } from "./reports/recognition-summary";
import { peopleSection } from "./searches/people";
import { programsSection } from "./searches/programs";
import { recognitionsSection } from "./searches/recognitions";

export const feature = defineFeature({
	endpoints: [
		boostRecognition,
		changeScheduledRecognition,
		checkDuplicateRecognition,
		claimPoints,
		endCommitment,
		fetchTeamMembers,
		findRecipientsChosen,
		getBoosts,
		getClaim,
		getCommitment,
		getLongUnthanked,
		getOwnPicture,
		getReach,
		getRecognitionCertificate,
		getReversal,
		getScheduledRecognition,
		getSubmission,
		giveRecognition,
		openArrivals,
		reverseRecognition,
		withdrawClaim,
		withdrawScheduledRecognition,
		withdrawSubmission,
	],
	lists: [getClaims, getCommitments, getRecipients, getScheduledRecognitions, getSubmissions, recognitionsReport],
	summaries: [recognitionSummary, engagementSummary, behaviorSummary, programSummary, commitmentSummary],
	activities: [recognitionActivity],
	jobs: [notifyRecipients],
	downloads: [getRecognitionPicture],
	notifications: [
		approvalAsked,
		approvalEscalated,
		approvalReminded,
		approved,
		boosted,
		claimAsked,
		claimPaid,
		claimRefused,
		commitmentDue,
		commitmentLetGo,
		commitmentMade,
		denied,
		received,
		reversed,
		scheduledEnded,
		waiting,
	],
	moderation: [pointClaimToModerate, recognitionToModerate],
	scheduled: [followSubmissions, giveScheduledRecognitions, remindCommitments, sweepOverGivingDays],
	menu,
	searches: [peopleSection, programsSection, recognitionsSection],
	earnings,
});
