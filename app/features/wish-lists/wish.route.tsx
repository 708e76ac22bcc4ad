/** The page on which one says what one wishes for; the store and the list open it as a dialog. */
import { useLoaderData, useParams } from "@remix-run/react";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import type { ScreenHandle } from "~/shell/framed";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./wish.server";

export { titleMeta as meta } from "~/shell/title-meta";
export { action, loader } from "./wish.server";

export const handle = { dialog: "small" } satisfies ScreenHandle;

/** The page. */
export default function Wish() {
	const { title, item, back, lists, form, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("wish-lists");
	const isOnList = useParams().id !== undefined;
	return (
		<FormPage
			title={title}
			subtitle={item.name}
			form={form}
			values={values}
			back={{ href: back, label: isOnList ? t("title") : item.name }}
			submit={t("actions.save")}
			cancel={t("actions.cancel")}
		>
			{!isOnList && lists.length > 1 && <FormField of={form.fields.wish_list_id} options={lists} isOptional={false} />}
			<FormField of={form.fields.note} hint={t("form.noteHint")} />
			<FormField of={form.fields.quantity} isOptional={false} />
			<FormField of={form.fields.priority} layout="chips" isOptional={false} />
		</FormPage>
	);
}
