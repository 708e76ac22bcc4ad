/** The server half of writing a global filter: a new one, or one of one's own; somebody else's is only read. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { askedPreview, readRules, ruleFaces, ruleValues } from "~/features/groups/index.server";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "global-filters/save-global-filter";

/** What stands in the fields at first, and what rules are made of. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(saving);
	const filter_id = params.id === undefined ? null : context.id(params.id);
	const [filter, choices, form] = await Promise.all([
		filter_id === null ? null : context.call("global-filters/get-filter-details", { filter_id }),
		context.call("groups/get-rule-choices", {}),
		context.form(saving, {
			name: "global-filters:form.name",
			description: "global-filters:form.description",
			is_shared: "global-filters:form.isShared",
			matching: { label: "groups:rules.matching", options: "groups:rules.matchings" },
		}),
	]);
	const { rows, values } = ruleValues(filter?.rules ?? []);
	return {
		title: filter?.name ?? context.translate("global-filters:new"),
		filter,
		form: { ...form, fields: { ...form.fields, ...ruleFaces(context) } },
		choices,
		rows,
		values: {
			name: filter?.name ?? "",
			description: filter?.description ?? "",
			is_shared: filter?.is_shared ?? 0,
			matching: filter?.matching ?? "all",
			...values,
		},
	};
}

/** Saves it, or answers whom its rules would take. */
export const action = formActions({
	[saving]: {
		input: ({ params, context, form }) => ({
			...(params.id === undefined ? {} : { filter_id: context.id(params.id) }),
			rules: readRules(form),
		}),
		askBack: async (_input, { context, form }) => {
			const preview = await askedPreview(context, form, 1);
			return preview?.ok ? { preview: preview.answer } : undefined;
		},
		// Rules that are wrong are refused by the preview in the words of saving.
		run: async (input, { context, form }) =>
			((await askedPreview(context, form, 1)) as never) ?? context.attempt(saving, input, { key: form.key }),
		done: () => redirectWithNotice("/global_filters", "global-filters:notices.saved"),
	},
});
