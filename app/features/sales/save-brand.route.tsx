/** The page on which a brand of what is sold is written. */
import { useLoaderData } from "@remix-run/react";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-brand.server";

export { action, loader } from "./save-brand.server";

export const meta = titleMeta;

/** The page. */
export default function SaveBrand() {
	const { title, budgets, form, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const { fields } = form;
	return (
		<FormPage
			title={title}
			back={{ href: "/sales/brands", label: t("brands.title") }}
			form={form}
			values={values}
			submit={t("brands.form.save")}
		>
			<FormField of={fields.name} isFirst />
			<FormField
				of={fields.budget_id}
				choosePlaceholder={t("brands.form.choose")}
				options={budgets.map(({ id, name }) => ({ value: String(id), label: name }))}
			/>
			<FormField of={fields.status} isOptional={false} hint={t("brands.form.statusHint")} />
			<FormField of={fields.is_active} />
		</FormPage>
	);
}
