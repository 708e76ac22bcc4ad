/** What other features may use of surveys: writing those of a past with what people answered. */
export type { Answers } from "./rules/answers";
export type { QuestionType, SaveTo } from "./rules/question-types";
export { insertPastSurvey, type PastQuestion, type PastSurvey } from "./store/past-surveys";
