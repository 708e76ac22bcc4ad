/** Whom a survey asks, when, and what it gives: the form's fields, their values, and what the form sends. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { EndpointOutput } from "#workers/registry";
import type { FormArgs } from "~/form/form-actions.server";
import { daysOf, writtenOf } from "./managing.server";

type Survey = EndpointOutput<"surveys/get-survey">["survey"];

/** The form with what there is to choose from. */
export async function loadSettings(context: AppLoadContext, survey: Survey | null, language_code: string) {
	const mayPay = context.account.flags.hide_points_for_account !== 1;
	const [form, { groups }, budgets] = await Promise.all([
		context.form("surveys/save-survey", {
			name: "surveys:builder.name",
			description: "surveys:builder.description",
			audience: { label: "surveys:builder.audience", options: "surveys:builder.audiences" },
			group_ids: "surveys:builder.groups",
			is_anonymous: "surveys:builder.anonymous",
			starts_at: "surveys:builder.starts",
			ends_at: "surveys:builder.ends",
			points: "surveys:builder.points",
			budget_id: "surveys:builder.budget",
			payee_limit: "surveys:builder.payees",
		}),
		context.call("surveys/get-survey-choices", {}),
		mayPay ? context.call("budgets/get-budget-choices", {}) : null,
	]);
	return {
		...{ form, groups, language_code },
		budgets: budgets?.budgets.map(({ id, name }) => ({ value: String(id), label: name })) ?? null,
		isDraft: survey === null || survey.status === "draft",
		mayWrite: survey?.status !== "closed",
		values: {
			...{ name: survey?.name ?? "", description: survey?.description ?? "" },
			...{ audience: survey?.audience ?? "everybody", group_ids: survey?.group_ids ?? [] },
			...{ is_anonymous: survey?.is_anonymous ?? 1, points: survey?.points ?? 0 },
			...{ budget_id: survey?.budget_id ?? "", payee_limit: survey?.payee_limit || "" },
			...daysOf(context, survey),
		},
	};
}

/** What the form says beside its fields: the language, and days from their first to their last minute. */
export function settingsOf(args: FormArgs) {
	const { form } = args;
	return {
		...writtenOf(args),
		budget_id: form.number("budget_id") ?? null,
		payee_limit: form.number("payee_limit") ?? 0,
	};
}
