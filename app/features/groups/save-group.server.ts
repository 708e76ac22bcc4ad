/** The server half of writing a group: a new one, or one that is there. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { askedPreview, readRules, ruleFaces, ruleValues } from "./rule-form.server";
import { splitValues } from "./rule-values";

const saving = "groups/update-group-details";

/** What stands in the fields at first, and what rules are made of. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	await context.requireCall(saving);
	const group_id = params.id === undefined ? null : context.id(params.id);
	const [found, choices, form] = await Promise.all([
		group_id === null ? null : context.call("groups/get-group-details", { group_id }),
		context.call("groups/get-rule-choices", {}),
		context.form(saving, {
			name: "groups:form.name",
			description: "groups:form.description",
			matching: { label: "groups:rules.matching", options: "groups:rules.matchings" },
			people: "groups:form.people",
		}),
	]);
	const group = found?.group;
	const asked = new URL(request.url).searchParams.get("kind") === "rules" ? "rules" : "list";
	const { rows, values } = ruleValues(group?.rules ?? []);
	return {
		title: context.translate(group ? "groups:form.change" : "groups:form.new"),
		group: group ? { id: group.id, name: group.name } : null,
		kind: group?.kind ?? asked,
		form: { ...form, fields: { ...form.fields, ...ruleFaces(context) } },
		choices,
		rows,
		values: {
			name: group?.name ?? "",
			description: group?.description ?? "",
			matching: group?.matching ?? "all",
			...values,
		},
	};
}

/** Saves it, or answers who would meet its rules. */
export const action = formActions({
	[saving]: {
		input: ({ params, request, context, form }) => {
			const kind = new URL(request.url).searchParams.get("kind") === "rules" ? "rules" : "list";
			const said = splitValues(form.text("people").replaceAll(",", "\n")).filter(Boolean);
			return {
				...(params.id === undefined ? { kind } : { group_id: context.id(params.id) }),
				rules: readRules(form),
				people: said,
			};
		},
		askBack: async (_input, { context, form }) => {
			const preview = await askedPreview(context, form, 0);
			return preview?.ok ? { preview: preview.answer } : undefined;
		},
		// Rules that are wrong are refused by the preview in the words of saving.
		run: async (input, { context, form }) =>
			((await askedPreview(context, form, 0)) as never) ?? context.attempt(saving, input, { key: form.key }),
		done: ({ group_id }, { params }) =>
			redirectWithNotice(
				`/groups/${group_id}`,
				params.id === undefined ? "groups:notices.made" : "groups:notices.saved",
			),
	},
});
