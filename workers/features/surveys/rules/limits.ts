/** How much a survey may hold. @browser-safe @pure */

/** The longest name of a survey. */
export const maxNameLength = 120;

/** The longest description, as it is typed. */
export const maxDescriptionLength = 4_000;

/** The longest question, help or label of an end of a scale. */
export const maxQuestionLength = 300;

/** The longest choice. */
export const maxOptionLength = 200;

/** The most questions of a survey. */
export const maxQuestions = 60;

/** The most choices of a question. */
export const maxOptions = 50;

/** The longest text that answers a question. */
export const maxAnswerLength = 4_000;

/** The most people whom a survey pays, and the most points of each. */
export const maxPayees = 100_000;
export const maxPoints = 1_000_000;

/** The most groups that it is for. */
export const maxGroups = 20;

/** A result of fewer people is not shown. */
export const leastPeople = 5;
