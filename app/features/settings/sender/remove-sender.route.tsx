/** Asks before the domain of emails is removed; the page of the sender opens it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./remove-sender.server";

export { action, loader } from "./remove-sender.server";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const removal = "sender-domains/remove-sender-domain";
const back = "/settings/sender";

/** The page. */
export default function RemoveSender() {
	const { title, host } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sender-domains");
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: t("title") }} />
			<EndpointForm form={removal} action="/settings/sender/remove" className="stack">
				<input type="hidden" name="host" value={host} />
				<p>{t("removal.text", { host })}</p>
				<FormFoot form={removal} kind="destructive" back={back} cancel={t("removal.no")}>
					{t("removal.yes")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
