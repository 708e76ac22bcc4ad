/** The page on which a sale is logged. */
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { type Chosen, RecipientField } from "~/features/recognition/index.recipients";
import type { Suggestions } from "~/features/recognition/index.server";
import { FileField } from "~/form/file-field";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { useFormAnswer } from "~/form/form-scope";
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
			<HelpersField />
			<p className="meta">{t("form.helpersHint", { max: fields.representative_ids.maxItems ?? 0 })}</p>
			<FileField label={t("form.file")} hint={t("form.fileHint")} accept="image/png,image/jpeg,application/pdf" />
			<p className="meta">{t("profile:picture.fileRights")}</p>
		</FormPage>
	);
}

type Answered = { chosen?: Chosen; found?: Suggestions | null };

function HelpersField() {
	const { form, team } = useLoaderData<typeof loader>();
	const { answer } = useFormAnswer(form.name);
	const back = answer?.data as Answered | undefined;
	const [chosen, setChosen] = useState<Chosen>(back?.chosen ?? { people: [], groups: [] });
	return (
		<RecipientField
			data={{
				form: { fields: { recipient_ids: form.fields.representative_ids } },
				...{ q: answer?.typed.q?.at(-1) ?? "", found: back?.found ?? null, team, likely: [] },
			}}
			chosen={chosen}
			onChange={setChosen}
			isOptional
		/>
	);
}
