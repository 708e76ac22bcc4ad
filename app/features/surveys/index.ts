/** What other screens show of surveys: a member's, in their panel; and their questions, with which forms ask too. */
export { AudienceFields } from "./audience-fields";
export { ManagePage, NewManaged } from "./manage-page";
export { SurveyAnswers } from "./survey-answers";
export { SurveyForm } from "./survey-form";
export { SurveyPanel } from "./survey-panel";
