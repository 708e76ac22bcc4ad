/** Asks before a link of the account's own is taken away; the lists open it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./remove-link.server";

export { action, loader } from "./remove-link.server";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const removal = "settings/remove-link";

/** The page. */
export default function RemoveLink() {
	const { title, back, list, key, name, to } = useLoaderData<typeof loader>();
	const { t } = useTranslation("settings");
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: t("title") }} />
			<EndpointForm form={removal} action="/settings/link/remove" className="stack">
				<input type="hidden" name="list" value={list} />
				<input type="hidden" name="key" value={key} />
				<p>
					<span className="strong">{name}</span> <span className="soft">{to}</span>
				</p>
				<p>{t("links.removalText")}</p>
				<FormFoot form={removal} kind="destructive" back={back} cancel={t("links.removalNo")}>
					{t("links.removalYes")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
