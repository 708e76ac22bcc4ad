/** What other screens load and send of surveys, and of questions. */
export { answersOf } from "./answer.server";
export { loadBuilder, questionOf } from "./builder.server";
export { loadSurveyPanel, surveyForms } from "./panel.server";
export { shownQuestions } from "./survey-view.server";
