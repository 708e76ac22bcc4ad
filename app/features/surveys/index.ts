/** What other screens show of surveys: a member's, in their panel. */
export { SurveyPanel } from "./survey-panel";
