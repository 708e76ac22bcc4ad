/** One sale, as sales moderators look at it and decide it: a page, from 768 px on a dialog over the list. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { DollarsNote } from "~/list/dollars-note";
import type { ScreenHandle } from "~/shell/framed";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Fact, type FactPair, Facts } from "~/ui/facts";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./sale.server";

export { action, loader } from "./sale.server";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

/** The page. */
export default function Sale() {
	const { title, sale, mayDecide, mayReverse } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	return (
		<div className="page-narrow stack">
			<PageHead title={title} back={{ href: "/sales", label: t("title") }} />
			<Card className="stack">
				<p className="strong">{t("sale.lead", { item: sale.item_name, count: sale.quantity })}</p>
				<SaleFacts />
				<DollarsNote />
			</Card>
			{mayDecide && (
				<Card title={t("sale.decide")} className="stack">
					<ApproveForm />
					<TakingForm action="refuse" />
				</Card>
			)}
			{mayReverse && (
				<Card className="stack">
					<TakingForm action="reverse" />
				</Card>
			)}
		</div>
	);
}

/** What the sale says; 'No Data' where it says nothing, 'N/A' where nobody helped. */
function SaleFacts() {
	const { sale, invoice, representatives } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const words = usePointsWords();
	const helpers = representatives.map(({ name, participant_id, points }) =>
		t("sale.helperPoints", { name, number: participant_id, points: words.withLabel(points) }),
	);
	const facts: FactPair[] = [
		[t("columns.status"), sale.status_words],
		[t("columns.owner_name"), sale.owner_name],
		[t("columns.sales_representatives"), helpers.join(", ") || t("notApplicable")],
		[t("columns.company_name"), sale.company_name],
		[t("columns.sku"), sale.sku],
		[t("columns.system_brand_name"), sale.system_brand_name],
		[t("columns.category"), sale.category],
		[t("columns.distributor"), sale.distributor],
		[t("columns.impact"), sale.impact_words],
		[t("columns.invoice_number"), sale.invoice_number],
		[t("columns.external_created_at"), sale.date],
		[t("columns.created_at"), sale.logged],
		[t("columns.approved_at"), sale.approved],
		[t("columns.reversed_at"), sale.reversed],
		...(sale.reversal_reason === null ? [] : [[t("columns.reversal_reason"), sale.reversal_reason] satisfies FactPair]),
		[t("columns.quantity"), String(sale.quantity)],
		[t("columns.unit_cost_amount"), sale.unit_cost],
		[t("columns.external_cost_amount"), sale.external_cost],
		[t("columns.total_points_earned"), words.figure(sale.total_points_earned)],
	];
	return (
		<Facts>
			{facts.map(([label, value]) => (
				<Fact key={label} term={label}>
					{value ?? t("noData")}
				</Fact>
			))}
			<Fact term={t("sale.invoiceFile")}>
				{invoice ? (
					<Anchor className="link hit" isDocument href={invoice.file_url}>
						{invoice.file_name}
					</Anchor>
				) : (
					t("noData")
				)}
			</Fact>
		</Facts>
	);
}

function ApproveForm() {
	const { form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	return (
		<EndpointForm form={form} instance="approve">
			<input type="hidden" name="action" value="approve" />
			<SubmitButton form={form} instance="approve" kind="main">
				{t("sale.approve")}
			</SubmitButton>
		</EndpointForm>
	);
}

/** Refuses the sale, or takes it back; both ask first and want a reason. */
function TakingForm({ action }: { action: "refuse" | "reverse" }) {
	const { form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const label = t(`sale.${action}`);
	const question = {
		...{ title: t(`sale.${action}Title`), text: t(`sale.${action}Text`), yes: label },
		isDestructive: true,
	};
	return (
		<EndpointForm form={form} instance={action} className="stack-small">
			<input type="hidden" name="action" value={action} />
			<FormField of={{ ...form.fields.reason, isRequired: true }} rows={2} />
			<SubmitButton form={form} instance={action} kind="destructive" question={question}>
				{label}
			</SubmitButton>
		</EndpointForm>
	);
}
