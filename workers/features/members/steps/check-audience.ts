/** What is wrong with something that is written in one of the account's languages, for everybody or for groups. */
import type { FieldErrors } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";

type Written = { language_code: string; audience: string; group_ids: readonly number[] };

/** The errors by field; `isGroupMissing` says that a chosen group is not there. */
export function audienceProblems(
	{ account, translate }: Pick<MemberScope, "account" | "translate">,
	{ language_code, audience, group_ids }: Written,
	isGroupMissing: boolean,
): FieldErrors {
	const isNoneChosen = audience === "groups" && group_ids.length === 0;
	return {
		...(!account.languages.includes(language_code) && { language_code: [translate("answers:validation.invalid")] }),
		...(isNoneChosen && { group_ids: [translate("answers:validation.chooseAtLeast", { count: 1 })] }),
		...(isGroupMissing && { group_ids: [translate("answers:validation.invalid")] }),
	};
}
