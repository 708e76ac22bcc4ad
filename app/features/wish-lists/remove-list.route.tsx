/** Asks before a list is deleted; the link to it opens it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./remove-list.server";

export { titleMeta as meta } from "~/shell/title-meta";
export { action, loader } from "./remove-list.server";

export const handle = { dialog: "small" } satisfies ScreenHandle;

const deletion = "wish-lists/delete-wish-list";

/** The page. */
export default function RemoveList() {
	const { title, count, back } = useLoaderData<typeof loader>();
	const { t } = useTranslation("wish-lists");
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: t("title") }} />
			<EndpointForm form={deletion} className="stack">
				<p>{t("removal.text", { count })}</p>
				<FormFoot form={deletion} kind="destructive" back={back} cancel={t("actions.keep")}>
					{t("actions.confirmRemove")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
