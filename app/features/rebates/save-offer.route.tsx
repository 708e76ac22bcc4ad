/** The page on which an offer of rebates is written. */
import { useLoaderData } from "@remix-run/react";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-offer.server";

export { action, loader } from "./save-offer.server";

export const meta = titleMeta;

/** The page. */
export default function SaveOffer() {
	const { title, brands, form, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("rebates");
	const { fields } = form;
	return (
		<FormPage
			title={title}
			subtitle={t("offers.form.hint")}
			back={{ href: "/rebates/offers", label: t("offers.title") }}
			form={form}
			values={values}
			submit={t("offers.form.save")}
		>
			<FormField of={fields.name} isFirst />
			<FormField
				of={fields.brand_id}
				choosePlaceholder={t("offers.form.choose")}
				options={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
			/>
			<FormField of={fields.points_per_dollar} />
			<FormField of={fields.starts_on} />
			<FormField of={fields.ends_on} />
			<FormField of={fields.cap_points} hint={t("offers.form.capHint")} />
			<FormField of={fields.is_active} />
		</FormPage>
	);
}
