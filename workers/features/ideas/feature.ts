/** Everything that the ideas feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { ideaActivity } from "./activities/idea";
import { earnings } from "./earnings";
import { addIdeaPicture } from "./endpoints/add-idea-picture";
import { fetchIdeaDetails } from "./endpoints/fetch-idea-details";
import { findSimilarIdeas } from "./endpoints/find-similar-ideas";
import { getIdeaCategory } from "./endpoints/get-idea-category";
import { getIdeaChoices } from "./endpoints/get-idea-choices";
import { getIdeaModerators } from "./endpoints/get-idea-moderators";
import { markFinalCommissionPaid } from "./endpoints/mark-final-commission-paid";
import { removeIdeaPicture } from "./endpoints/remove-idea-picture";
import { saveAndSubmitIdeaDetails } from "./endpoints/save-and-submit-idea-details";
import { saveIdeaComment } from "./endpoints/save-idea-comment";
import { submitIdeaForApproval } from "./endpoints/submit-idea-for-approval";
import { submitIdeaIsFeatured } from "./endpoints/submit-idea-is-featured";
import { submitIdeaModeration } from "./endpoints/submit-idea-moderation";
import { toggleIdeaVotes } from "./endpoints/toggle-idea-votes";
import { updateIdeaCategory } from "./endpoints/update-idea-category";
import { updateIdeaDetails } from "./endpoints/update-idea-details";
import { updateIdeaModerators } from "./endpoints/update-idea-moderators";
import { updateIdeaTeamMembers } from "./endpoints/update-idea-team-members";
import { fetchIdeas } from "./lists/fetch-ideas.query";
import { getIdeaCategoriesUnderAccount } from "./lists/get-idea-categories-under-account.query";
import { menu } from "./menu";
import { ideaToModerate } from "./moderation/idea";
import { news } from "./notifications/news";
import { team } from "./notifications/team";
import { waiting } from "./notifications/waiting";
import { overviewParts } from "./overview-parts";
import { ideaSummary } from "./reports/idea-summary";
import { ideasSection } from "./searches/ideas";
import { categoryName } from "./store/categories";
import { ideaName } from "./store/ideas";

export const feature = defineFeature({
	endpoints: [
		addIdeaPicture,
		fetchIdeaDetails,
		findSimilarIdeas,
		getIdeaCategory,
		getIdeaChoices,
		getIdeaModerators,
		markFinalCommissionPaid,
		removeIdeaPicture,
		saveAndSubmitIdeaDetails,
		saveIdeaComment,
		submitIdeaForApproval,
		submitIdeaIsFeatured,
		submitIdeaModeration,
		toggleIdeaVotes,
		updateIdeaCategory,
		updateIdeaDetails,
		updateIdeaModerators,
		updateIdeaTeamMembers,
	],
	lists: [fetchIdeas, getIdeaCategoriesUnderAccount],
	summaries: [ideaSummary],
	activities: [ideaActivity],
	moderation: [ideaToModerate],
	notifications: [news, team, waiting],
	searches: [ideasSection],
	references: { idea: ideaName, idea_category: categoryName },
	menu,
	earnings,
	overviewParts,
});
