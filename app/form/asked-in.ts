/** The words of a question whose title, text, yes and no stand together below one key. */
import type { KeyWithin, Namespace } from "#workers/kernel/names";
import type { Lookup } from "~/ui/texts";
import type { Question } from "./form-question";

/** A key below which all words of a question stand. */
type QuestionKey<Key extends string, All = Key> = Key extends `${infer Below}.no`
	? [`${Below}.${"title" | "text" | "yes"}`] extends [All]
		? Below
		: never
	: never;

/** The question of `below`, such as `reversal.ask`; `values` are what its words name. */
export function askedIn<Name extends Namespace>(
	t: Lookup<Name>,
	below: QuestionKey<KeyWithin<Name>>,
	values?: Record<string, unknown>,
): Required<Pick<Question, "title" | "text" | "yes" | "no">> {
	const word = (name: "title" | "text" | "yes" | "no") => t(`${below}.${name}` as KeyWithin<Name>, values);
	return { title: word("title"), text: word("text"), yes: word("yes"), no: word("no") };
}
