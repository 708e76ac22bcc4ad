/** One customer or sales rep: who they are, who looks after them, a rep's customers, what they sold, and what owners note. */
import { useLoaderData } from "@remix-run/react";
import { Notes } from "~/features/members";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { ListTable } from "~/list/list-table";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Breakable } from "~/ui/breakable";
import { Card } from "~/ui/card";
import { type FactPair, Facts } from "~/ui/facts";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./person.server";

export { action, loader } from "./person.server";

export const meta = titleMeta;

/** The page. */
export default function SalesPerson() {
	const { title, person, customer, reps, customers, sales, notes } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales-customers");
	return (
		<div className="stack">
			<PageHead title={title} subtitle={person.title} back={{ href: "/customers", label: t("title") }} />
			{customer && <CustomerFacts />}
			{reps && <RepChoice />}
			{customers && (
				<section className="stack-small">
					<h2>{t("person.customers")}</h2>
					<ListTable list={customers} caption={t("person.customers")} drawing="people" />
				</section>
			)}
			{sales && (
				<section className="stack-small">
					<h2>{t("person.sales")}</h2>
					<ListTable list={sales} caption={t("person.sales")} drawing="box" />
					<p className="row-wrap">
						<Anchor href={`/sales?user_id=${person.id}`}>{t("person.allSales")}</Anchor>
						<Anchor href={`/sales/monthly_spend?user_id=${person.id}`}>{t("person.spend")}</Anchor>
						<Anchor href={`/sales/points_earnings?user_id=${person.id}`}>{t("person.earnings")}</Anchor>
					</p>
				</section>
			)}
			{notes && (
				<section id="notes">
					<Notes {...notes} at={`/customers/${person.id}`} />
				</section>
			)}
		</div>
	);
}

function CustomerFacts() {
	const { person, customer } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales-customers");
	if (!customer) return null;
	const facts: FactPair[] = [
		[t("columns.participant_id"), person.participant_id],
		[t("columns.email"), <Breakable key="email" text={person.email || t("none")} />],
		[t("columns.enrollment_status"), t(`status.${customer.enrollment_status}`)],
		[t("columns.submitter_name"), customer.submitter_name ?? t("none")],
		[t("columns.enrollment_closed_by"), customer.enrollment_closed_by ?? t("none")],
		[t("columns.is_active"), t(`active.${customer.is_active}`)],
		[t("columns.widia_standard_tnc_opt_in_date"), customer.opt_in ?? t("pending")],
		[t("columns.preferred_distributor"), customer.preferred_distributor ?? t("none")],
		[t("columns.sales_rep_name"), customer.sales_rep_name ?? t("noRep")],
	];
	return (
		<Card title={t("person.facts")}>
			<Facts of={facts} />
		</Card>
	);
}

function RepChoice() {
	const { customer, reps } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales-customers");
	if (!customer || !reps) return null;
	return (
		<Card title={t("person.rep")}>
			{reps.options.length === 0 ? (
				<p>{t("assign.noReps")}</p>
			) : (
				<EndpointForm
					form={reps.form}
					className="stack"
					values={{ dsr_id: customer.sales_rep_id === null ? "" : String(customer.sales_rep_id) }}
				>
					<FormField of={reps.form.fields.dsr_id} options={reps.options} choosePlaceholder={t("assign.choose")} />
					<div>
						<SubmitButton form={reps.form} kind="main">
							{t("assign.save")}
						</SubmitButton>
					</div>
				</EndpointForm>
			)}
		</Card>
	);
}
