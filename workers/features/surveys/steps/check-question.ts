/** What is wrong with a question as it is said, by field. */
import type { FieldErrors } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { maxOptions } from "../rules/limits";
import { end } from "../rules/path";
import { hasOptions, mayBranch, mayHaveOther, maySaveTo } from "../rules/question-types";
import type { Said } from "../rules/write-question";
import type { QuestionBody } from "../store/questions";

/** The problems; none where it can be written. */
export function questionProblems(
	scope: MemberScope,
	said: Said,
	questions: readonly QuestionBody[],
	known?: QuestionBody,
): FieldErrors {
	const { account, translate } = scope;
	const { type, options, save_to } = said;
	const least = type === "checkbox" ? 1 : 2;
	const most = type === "checkbox" ? 1 : maxOptions;
	const later = new Set(
		questions.filter(({ position }) => !known || position > known.position).map(({ id }) => String(id)),
	);
	const isLost = options.some(({ goes_to }) => goes_to !== "" && goes_to !== end && !later.has(goes_to));
	return {
		...(!account.languages.includes(said.language_code) && {
			language_code: [translate("answers:validation.invalid")],
		}),
		...(hasOptions(type) &&
			(options.length < least || options.length > most) && {
				options: [translate(type === "checkbox" ? "surveys:validation.oneOption" : "surveys:validation.options")],
			}),
		...(isLost && { options: [translate("surveys:validation.backwards")] }),
		...(!mayBranch(type) &&
			options.some(({ goes_to }) => goes_to !== "") && { options: [translate("surveys:validation.noBranch")] }),
		...(said.has_other === 1 && !mayHaveOther(type) && { has_other: [translate("surveys:validation.noOther")] }),
		...(!maySaveTo(type, save_to) && { save_to: [translate("surveys:validation.saveTo")] }),
	};
}
