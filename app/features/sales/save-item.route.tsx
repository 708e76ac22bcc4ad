/** The page on which an item that is sold is written. */
import { useLoaderData } from "@remix-run/react";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { DollarsNote } from "~/list/dollars-note";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-item.server";

export { action, loader } from "./save-item.server";

export const meta = titleMeta;

/** The page. */
export default function SaveItem() {
	const { title, brands, categories, form, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const { fields } = form;
	return (
		<FormPage
			title={title}
			subtitle={t("items.form.hint")}
			back={{ href: "/sales/products", label: t("items.title") }}
			form={form}
			values={values}
			submit={t("items.form.save")}
		>
			<FormField of={fields.sku} isFirst />
			<FormField of={fields.name} />
			<FormField
				of={fields.brand_id}
				choosePlaceholder={t("items.form.choose")}
				options={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
			/>
			<FormField
				of={fields.category_id}
				choosePlaceholder={t("items.form.choose")}
				options={categories.map(({ id, parents_list_string }) => ({ value: String(id), label: parents_list_string }))}
			/>
			<FormField of={fields.unit_cost} />
			<DollarsNote />
			<FormField of={fields.points} />
			<FormField of={fields.is_active} />
		</FormPage>
	);
}
