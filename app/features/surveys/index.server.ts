/** What other screens load and send of surveys. */
export { loadSurveyPanel, surveyForms } from "./panel.server";
