/** The page on which a sale is logged. */
import { useLoaderData } from "@remix-run/react";
import { FileField } from "~/form/file-field";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { titleMeta } from "~/shell/title-meta";
import { SuggestingInput } from "~/ui/suggesting-input";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./log-sale.server";

export { action, loader } from "./log-sale.server";

export const meta = titleMeta;

/** The page. */
export default function LogSale() {
	const { title, form, items } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const { fields } = form;
	return (
		<FormPage
			title={title}
			subtitle={t("form.subtitle")}
			back={{ href: "/sales", label: t("title") }}
			form={form}
			values={{ quantity: 1, impact: "generic" }}
			submit={t("form.send")}
			encType="multipart/form-data"
		>
			<FormField of={fields.sku} hint={t("form.skuHint")} isFirst>
				<SuggestingInput offered={items} />
			</FormField>
			<FormField of={fields.quantity} />
			<FormField of={fields.company_name} />
			<FormField of={fields.invoice_number} />
			<FormField of={fields.invoice_date} />
			<FormField of={fields.distributor} />
			<FormField of={fields.proposed_brand} hint={t("form.proposedBrandHint")} />
			<FormField of={fields.impact} />
			<FormField of={fields.sales_representatives} hint={t("form.helpersHint")} />
			<FileField label={t("form.file")} hint={t("form.fileHint")} accept="image/png,image/jpeg,application/pdf" />
			<p className="meta">{t("profile:picture.fileRights")}</p>
		</FormPage>
	);
}
