/** What other features may use of surveys: their questions, with which forms ask too, and writing those of a past. */
export { type Answers, withoutEmpty } from "./rules/answers";
export { answersInput } from "./rules/answers-input";
export { maxDescriptionLength, maxGroups, maxNameLength, maxQuestions } from "./rules/limits";
export { presentQuestion, questionOutput } from "./rules/present-question";
export { presentWritten, writtenQuestion } from "./rules/present-written";
export { questionFields } from "./rules/question-fields";
export type { QuestionType, SaveTo } from "./rules/question-types";
export { audiences, mayBecome, shownStatus, shownStatuses } from "./rules/statuses";
export { composeQuestion, isSameStructure, withoutWayTo } from "./rules/write-question";
export { questionProblems } from "./steps/check-question";
export { findOfferedAnswers } from "./steps/find-answers";
export { holdingAnswers, recordOf } from "./steps/hold-answers";
export { languagesOf, richIn, richOf, wordsOf } from "./steps/languages";
export { insertPastSurvey, type PastQuestion, type PastSurvey } from "./store/past-surveys";
export type { QuestionBody } from "./store/questions";
