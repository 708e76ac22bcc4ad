/** Everything that the surveys feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { earnings } from "./earnings";
import { deleteSurveyEndpoint } from "./endpoints/delete-survey";
import { getSurvey } from "./endpoints/get-survey";
import { getSurveyChoices } from "./endpoints/get-survey-choices";
import { getSurveyQuestions } from "./endpoints/get-survey-questions";
import { getSurveyResults } from "./endpoints/get-survey-results";
import { getSurveys } from "./endpoints/get-surveys";
import { moveQuestion } from "./endpoints/move-question";
import { removeQuestion } from "./endpoints/remove-question";
import { saveQuestionEndpoint } from "./endpoints/save-question";
import { saveSurveyEndpoint } from "./endpoints/save-survey";
import { saveSurveyAnswers } from "./endpoints/save-survey-answers";
import { updateSurveyStatus } from "./endpoints/update-survey-status";
import { closeSurveys } from "./jobs/close-surveys";
import { getManagedSurveys } from "./lists/get-managed-surveys.query";
import { getMySurveys } from "./lists/get-my-surveys.query";
import { getSurveyTexts } from "./lists/get-survey-texts.query";
import { menu } from "./menu";
import { overviewParts } from "./overview-parts";
import { resultsSummary } from "./reports/results-summary";
import { questionName } from "./store/questions";
import { surveyName } from "./store/surveys";

export const feature = defineFeature({
	endpoints: [
		deleteSurveyEndpoint,
		getSurvey,
		getSurveyChoices,
		getSurveyQuestions,
		getSurveyResults,
		getSurveys,
		moveQuestion,
		removeQuestion,
		saveQuestionEndpoint,
		saveSurveyEndpoint,
		saveSurveyAnswers,
		updateSurveyStatus,
	],
	lists: [getManagedSurveys, getMySurveys, getSurveyTexts],
	summaries: [resultsSummary],
	scheduled: [closeSurveys],
	references: { survey: surveyName, survey_question: questionName },
	menu,
	earnings,
	overviewParts,
});
