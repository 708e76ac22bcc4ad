/** The page on which a rule of points is written; once it is, its dry run on the last month stands above, with the switch. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { Fact, type FactPair, Facts } from "~/ui/facts";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-rule.server";

export { action, loader } from "./save-rule.server";

export const meta = titleMeta;

const switching = "sales/switch-rule";

/** The page. */
export default function SaveRule() {
	const { title, brands, categories, form, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const { fields } = form;
	return (
		<>
			<FormPage
				title={title}
				subtitle={t("rules.form.hint")}
				back={{ href: "/sales/rules", label: t("rules.title") }}
				form={form}
				values={values}
				submit={t("rules.form.save")}
			>
				<FormField of={fields.name} isFirst />
				<FormField of={fields.applies_to} />
				<FormField
					of={fields.brand_id}
					choosePlaceholder={t("rules.form.choose")}
					options={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
				/>
				<FormField
					of={fields.category_id}
					choosePlaceholder={t("rules.form.choose")}
					options={categories.map(({ id, parents_list_string }) => ({ value: String(id), label: parents_list_string }))}
				/>
				<FormField of={fields.sku} />
				<FormField of={fields.starts_on} />
				<FormField of={fields.ends_on} />
				<FormField of={fields.points} />
				<FormField of={fields.second_from} />
				<FormField of={fields.second_points} />
				<FormField of={fields.third_from} />
				<FormField of={fields.third_points} />
				<FormField of={fields.cap_points} />
				<FormField of={fields.representatives_percent} />
			</FormPage>
			<DryRun />
		</>
	);
}

/** What the rule would have made of the last month's sales, and the switch. */
function DryRun() {
	const { dryRun, is_active } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const words = usePointsWords();
	if (!dryRun) return null;
	const { points, points_today, sales_count, sellers_count, capped_count } = dryRun;
	const difference = points - points_today;
	const facts: FactPair[] = [
		[t("rules.dryRun.points"), words.withLabel(points)],
		[t("rules.dryRun.today"), words.withLabel(points_today)],
		[t("rules.dryRun.difference"), `${difference > 0 ? "+" : ""}${words.figure(difference)}`],
		[t("rules.dryRun.sales"), words.figure(sales_count)],
		[t("rules.dryRun.capped"), t("rules.dryRun.cappedOf", { capped: capped_count, of: sellers_count })],
	];
	return (
		<div className="page-narrow">
			<Card title={t("rules.dryRun.title", { month: dryRun.month })} className="stack">
				<p>{t("rules.dryRun.text")}</p>
				<Facts of={facts} />
				<LargestChanges />
				<EndpointForm form={switching}>
					<input type="hidden" name="is_active" value={is_active === 1 ? "0" : "1"} />
					<input type="hidden" name="terms_seen" value={dryRun.terms_seen} />
					<SubmitButton form={switching} kind={is_active === 1 ? undefined : "main"}>
						{t(is_active === 1 ? "rules.switchOff" : "rules.switchOn")}
					</SubmitButton>
				</EndpointForm>
			</Card>
		</div>
	);
}

function LargestChanges() {
	const { dryRun } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const words = usePointsWords();
	if (!dryRun || dryRun.largest_changes.length === 0) return null;
	return (
		<>
			<h3>{t("rules.dryRun.changes")}</h3>
			<Facts>
				{dryRun.largest_changes.map(({ name, points, points_today }) => (
					<Fact key={name} term={name}>{`${words.figure(points_today)} → ${words.figure(points)}`}</Fact>
				))}
			</Facts>
		</>
	);
}
