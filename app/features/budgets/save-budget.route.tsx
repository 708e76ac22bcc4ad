/** The page on which a budget is written: its name, who answers for it, in which cycle and until when. */
import { useLoaderData } from "@remix-run/react";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-budget.server";
import "./budgets.css";

export { action, loader } from "./save-budget.server";

export const meta = titleMeta;

/** The page. */
export default function SaveBudget() {
	const { title, budget, form, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("budgets");
	const up = budget
		? { href: `/budgets/${budget.id}`, label: budget.name }
		: { href: "/budgets", label: t("owners.title") };
	const { fields } = form;
	return (
		<FormPage
			title={title}
			subtitle={t("owners.form.subtitle")}
			back={up}
			form={form}
			values={values}
			submit={t(budget ? "owners.form.save" : "owners.form.make")}
		>
			<FormField of={fields.name} isFirst />
			<FormField of={fields.budget_category} hint={t("owners.form.categoryHint")} />
			<FormField of={fields.owner_email} type="email" isOptional={false} hint={t("owners.form.ownerHint")} />
			<FormField of={fields.cycle} isOptional={false} hint={t("owners.form.cycleHint")} />
			<div className="budget-days">
				<FormField of={fields.cycle_points} isOptional={false} hint={t("owners.form.cyclePointsHint")} />
				<FormField of={fields.rollover_percent} isOptional={false} hint={t("owners.form.rolloverHint")} />
			</div>
			<div className="budget-days">
				<FormField of={fields.low_alert} isOptional={false} hint={t("owners.form.lowAlertHint")} />
				<FormField of={fields.low_alert_points} hint={t("owners.form.lowAlertPointsHint")} />
			</div>
			<div className="budget-days">
				<FormField of={fields.from_date} />
				<FormField of={fields.to_date} hint={t("owners.form.toHint")} />
			</div>
			<FormField of={fields.is_active} hint={t("owners.form.activeHint")} />
		</FormPage>
	);
}
