/** The server half of a rule of points: its form, its dry run on the last month, and the switch. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointOutput } from "#workers/registry";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "sales/save-rule";
const switching = "sales/switch-rule";

const texts = {
	name: "sales:rules.form.name",
	applies_to: { label: "sales:rules.form.applies_to", options: "sales:rules.appliesTo" },
	sku: "sales:rules.form.sku",
	brand_id: "sales:rules.form.brand",
	category_id: "sales:rules.form.category",
	starts_on: "sales:rules.form.starts_on",
	ends_on: "sales:rules.form.ends_on",
	points: "sales:rules.form.points",
	second_from: "sales:rules.form.second_from",
	second_points: "sales:rules.form.second_points",
	third_from: "sales:rules.form.third_from",
	third_points: "sales:rules.form.third_points",
	cap_points: "sales:rules.form.cap",
	representatives_percent: "sales:rules.form.share",
} as const;

/** The rule, and the brands and categories that it could hold for. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(saving);
	const [found, { brands, categories }, form] = await Promise.all([
		params.id === "new" ? null : context.call("sales/get-rule", { rule_id: context.id(params.id) }),
		context.call("sales/get-catalogue-choices", {}),
		context.form(saving, texts),
	]);
	const { translate, format } = context;
	return {
		title: found?.rule.name ?? translate("sales:rules.new"),
		...{ brands, categories, form },
		values: found ? valuesOf(found.rule) : { applies_to: "brand", cap_points: 0, representatives_percent: 0 },
		is_active: found?.rule.is_active ?? null,
		dryRun: found && { ...found.dry_run, month: format.month(Date.parse(`${found.dry_run.month}T12:00:00Z`)) },
	};
}

/** What stands in the form at first. */
function valuesOf({ tiers, subject_id, applies_to, sku, ...rule }: EndpointOutput<"sales/get-rule">["rule"]) {
	const [first, second, third] = tiers;
	return {
		...{ ...rule, applies_to, sku: sku ?? "", points: first?.points ?? 0 },
		brand_id: applies_to === "brand" ? subject_id : "",
		category_id: applies_to === "category" ? subject_id : "",
		...{ second_from: second?.from_quantity ?? "", second_points: second?.points ?? "" },
		...{ third_from: third?.from_quantity ?? "", third_points: third?.points ?? "" },
	};
}

/** Saves it, which leads to its dry run, or switches it. */
export const action = formActions({
	[saving]: {
		input: ({ params, context }) => (params.id === "new" ? {} : { rule_id: context.id(params.id) }),
		done: ({ rule_id }) => redirectWithNotice(`/sales/rules/${rule_id}`, "sales:notices.ruleSaved"),
	},
	[switching]: {
		input: ({ params, context, form }) => ({
			rule_id: context.id(params.id),
			is_active: form.text("is_active") === "1" ? 1 : 0,
			terms_seen: form.text("terms_seen"),
		}),
		done: (_answer, { form }) =>
			redirectWithNotice(
				"/sales/rules",
				form.text("is_active") === "1" ? "sales:notices.ruleOn" : "sales:notices.ruleOff",
			),
	},
});
