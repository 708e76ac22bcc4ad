/** Puts the budgets that were chosen in the list into one category. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formActions } from "~/form/form-actions.server";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

/** More than a page of the list holds is never chosen. */
const maxBudgets = 100;

/** The budgets of the address (`budget`, several times) as far as they are the account's. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	await context.requireCall("budgets/update-budget-category");
	const ids = [...new Set(new URL(request.url).searchParams.getAll("budget").map(Number))]
		.filter((id) => Number.isSafeInteger(id) && id > 0)
		.slice(0, maxBudgets);
	const [found, form] = await Promise.all([
		Promise.all(ids.map((budget_id) => context.attempt("budgets/get-budget-details", { budget_id }))),
		context.form("budgets/update-budget-category", { budget_category: "budgets:owners.form.category" }),
	]);
	const budgets = found.flatMap((one) => (one.ok ? [one.answer.budget] : []));
	return {
		title: context.translate("budgets:owners.category.title"),
		form,
		budgets: budgets.map(({ id, name }) => ({ id, name })),
		budget_category: budgets[0]?.budget_category ?? "",
	};
}

/** Puts them into it. */
export const action = formActions({
	"budgets/update-budget-category": {
		input: ({ form }) => ({ budget_ids: form.numbers("budget") }),
		done: ({ budget_count }) => redirectWithNotice("/budgets", "budgets:notices.categorized", { count: budget_count }),
	},
});

/** The page. */
export default function BudgetCategory() {
	const { title, form, budgets, budget_category } = useLoaderData<typeof loader>();
	const { t } = useTranslation("budgets");
	const back = { href: "/budgets", label: t("owners.title") };
	if (budgets.length === 0)
		return (
			<div className="page-narrow stack">
				<PageHead title={title} back={back} />
				<EmptyState
					drawing="box"
					title={t("owners.category.none")}
					action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}
				>
					{t("owners.category.noneText")}
				</EmptyState>
			</div>
		);
	return (
		<FormPage title={title} back={back} form={form} values={{ budget_category }} submit={t("owners.form.save")}>
			<p>{budgets.map(({ name }) => name).join(", ")}</p>
			{budgets.map(({ id }) => (
				<input key={id} type="hidden" name="budget" value={id} />
			))}
			<FormField of={form.fields.budget_category} isFirst hint={t("owners.category.hint")} />
		</FormPage>
	);
}
