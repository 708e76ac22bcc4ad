/** The page on which a category of what is sold is written. */
import { useLoaderData } from "@remix-run/react";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-category.server";

export { action, loader } from "./save-category.server";

export const meta = titleMeta;

/** The page. */
export default function SaveCategory() {
	const { title, path, parents, form, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const { fields } = form;
	return (
		<FormPage
			title={title}
			subtitle={path ?? undefined}
			back={{ href: "/sales/categories", label: t("categories.title") }}
			form={form}
			values={values}
			submit={t("categories.form.save")}
		>
			<FormField of={fields.name} isFirst />
			{path === null && (
				<FormField
					of={fields.parent_id}
					choosePlaceholder={t("categories.form.noParent")}
					options={parents.map(({ id, parents_list_string }) => ({ value: String(id), label: parents_list_string }))}
				/>
			)}
			<FormField of={fields.description} type="text" />
			<FormField of={fields.is_active} />
		</FormPage>
	);
}
