/** The form of a rebate: its offer, the invoice with the line, and its file; it can be sent, or kept as a draft. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FileField } from "~/form/file-field";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { useTranslation } from "~/ui/texts";
import { CancelForm } from "./cancel-form";
import type { loader } from "./rebate.server";

/** The form; where no offer is open it says so. */
export function RebateForm() {
	const { form, values, found, offers } = useLoaderData<typeof loader>();
	const { t } = useTranslation("rebates");
	const isSentBefore = found?.rebate.status === "issue_found";
	const canceling = found?.rights.may_cancel === 1 && <CancelForm />;
	if (offers.length === 0)
		return (
			<>
				<EmptyState drawing="box" title={t("empty.title")}>
					{t("form.noOffers")}
				</EmptyState>
				{canceling}
			</>
		);
	return (
		<>
			<EndpointForm form={form} className="stack" values={values} encType="multipart/form-data">
				<Card title={t("form.rebate")} className="stack">
					<OfferField />
				</Card>
				<Card title={t("form.invoice")} className="stack">
					<InvoiceFields />
				</Card>
				<div className="row-wrap">
					<SubmitButton form={form} kind="main">
						{t(isSentBefore ? "form.sendAgain" : "form.send")}
					</SubmitButton>
					{!isSentBefore && (
						<SubmitButton form={form} name="draft" value="1">
							{t("form.draft")}
						</SubmitButton>
					)}
				</div>
			</EndpointForm>
			{canceling}
		</>
	);
}

function OfferField() {
	const { form, offers, maxDays } = useLoaderData<typeof loader>();
	const { t } = useTranslation("rebates");
	const words = usePointsWords();
	const options = offers.map(({ id, name, points_per_dollar, points_left }) => {
		const rate = [
			t("form.toPoints", { points: words.withLabel(points_per_dollar) }),
			...(points_left === null ? [] : [t("form.capLeft", { points: words.withLabel(points_left) })]),
		].join("; ");
		return { value: String(id), label: words.areHidden ? name : `${name}: ${rate}` };
	});
	return (
		<FormField
			of={form.fields.offer_id}
			options={options}
			choosePlaceholder={t("form.choose")}
			hint={t("form.offerHint", { count: maxDays })}
			isFirst
		/>
	);
}

/** What the invoice says; a draft may leave all of it open, which the browser does not ask for either. */
function InvoiceFields() {
	const { form, found } = useLoaderData<typeof loader>();
	const { t } = useTranslation("rebates");
	const { fields } = form;
	const kept = found?.rebate.file_name ?? "";
	return (
		<>
			<FormField of={fields.invoice_number} isOptional={false} />
			<FormField of={fields.invoice_date} isOptional={false} />
			<FormField of={fields.distributor} isOptional={false} />
			<FormField of={fields.invoice_line} isOptional={false} hint={t("form.lineHint")} />
			<FormField of={fields.amount} isOptional={false} />
			<FileField
				label={t("form.file")}
				hint={kept === "" ? t("form.fileHint") : t("form.fileKept", { name: kept })}
				accept="image/png,image/jpeg,application/pdf"
			/>
			<p className="meta">{t("profile:picture.fileRights")}</p>
		</>
	);
}
