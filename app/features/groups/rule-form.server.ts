/** The rules of a form: their fields, what stands in them, and reading them back. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { FieldFace } from "#workers/kernel/form-face";
import type { EndpointInput, EndpointOutput } from "#workers/registry";
import type { PostedForm } from "~/form/posted-form.server";
import { maxRules, rowsOffered, ruleField, splitValues } from "./rule-values";

type Rule = EndpointInput<"groups/preview-rules">["rules"] extends (infer One)[] | undefined ? One : never;
type ShownRule = EndpointOutput<"groups/get-group-details">["group"]["rules"][number];

/** The fields of the rows of rules, named as the endpoints name what is wrong with them. */
export function ruleFaces({ translate }: Pick<AppLoadContext, "translate">): Record<string, FieldFace> {
	const faces = Array.from({ length: maxRules }, (_one, at) =>
		(["field", "operator", "values"] as const).map((part): FieldFace => {
			const label = translate(`groups:rules.${part}`, { number: at + 1 });
			return { name: ruleField(at, part), kind: "text", label, isRequired: false, maxLength: 2_000 };
		}),
	);
	const all: FieldFace = { name: "rules", kind: "text", label: translate("groups:rules.title"), isRequired: false };
	return Object.fromEntries([all, ...faces.flat()].map((face) => [face.name, face]));
}

/** What stands in the rows at first, and how many there are: some are empty. */
export function ruleValues(rules: readonly ShownRule[]) {
	const values = rules.flatMap(({ field, operator, values: said, labels }, at) => [
		[ruleField(at, "field"), field],
		[ruleField(at, "operator"), operator],
		[ruleField(at, "values"), (isSaidByName(field) ? labels : said).join("; ")],
	]);
	return { rows: rowsOffered(rules.length), values: Object.fromEntries(values) as Record<string, string> };
}

const isSaidByName = (field: string) => field === "role" || field === "group";

/** The rules that were filled in; rows without a field are none. */
export function readRules(form: PostedForm): Rule[] {
	return Array.from({ length: maxRules }, (_one, at) => ({
		field: form.text(ruleField(at, "field")),
		operator: form.text(ruleField(at, "operator")) as Rule["operator"],
		values: splitValues(form.text(ruleField(at, "values"))),
	})).filter(({ field }) => field !== "");
}

/** Who would meet the rules of the form, where its button asked for that. */
export async function askedPreview(context: AppLoadContext, form: PostedForm, takes_groups: 0 | 1) {
	if (form.text("preview") === "") return undefined;
	return context.attempt("groups/preview-rules", {
		matching: form.text("matching") === "any" ? "any" : "all",
		rules: readRules(form),
		takes_groups,
	});
}
