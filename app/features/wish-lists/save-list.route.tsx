/** The page on which a list gets its name; links open it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import type { ScreenHandle } from "~/shell/framed";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-list.server";

export { titleMeta as meta } from "~/shell/title-meta";
export { action, loader } from "./save-list.server";

export const handle = { dialog: "small" } satisfies ScreenHandle;

/** The page. */
export default function SaveList() {
	const { title, form, values, back } = useLoaderData<typeof loader>();
	const { t } = useTranslation("wish-lists");
	return (
		<FormPage
			title={title}
			form={form}
			values={values}
			back={{ href: back, label: t("title") }}
			submit={t("actions.save")}
			cancel={t("actions.cancel")}
		>
			<FormField of={form.fields.name} isOptional={false} isFirst />
		</FormPage>
	);
}
