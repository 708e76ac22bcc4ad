/** What other screens load and send of surveys, and of questions. */
export { answersOf, stepIn } from "./answer.server";
export { loadBuilder } from "./builder.server";
export { buildingOf, daysOf, managedPart, managingActions, writtenOf } from "./managing.server";
export { loadSurveyPanel, surveyForms } from "./panel.server";
export { shownQuestions } from "./survey-view.server";
export { writtenLanguage } from "./written-language.server";
