/** What a question of a survey is drawn from. */
import type { Typed } from "~/form/form-answer";
import type { Mark } from "./mark";
import type { ShownQuestion, ShownSurvey } from "./survey-view.server";

/** Props of a question. */
export type QuestionProps = {
	question: ShownQuestion;
	survey: Pick<ShownSurvey, "months" | "this_year" | "is_sent" | "is_admin"> &
		Partial<Pick<ShownSurvey, "is_anonymous">>;
	typed: Typed;
	mark: Mark;
	errors: readonly string[] | undefined;
	number: number;
	isOnTheWay: boolean;
	isCurrent: boolean;
};
