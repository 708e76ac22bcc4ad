/** Asks before an address is removed; checkout opens it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import type { ScreenHandle } from "~/shell/framed";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { AddressLines } from "./address-lines";
import { CancelLink, useWayBack } from "./cancel-link";
import type { loader } from "./remove-address.server";

export { action, loader } from "./remove-address.server";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

/** The page. */
export default function RemoveAddress() {
	const { title, lines, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("addresses");
	return (
		<div className="page-narrow">
			<PageHead title={title} back={useWayBack()} />
			<EndpointForm form={form} className="stack">
				<p>
					<AddressLines lines={lines} />
				</p>
				<p>{t("removeText")}</p>
				<div className="row-wrap">
					<SubmitButton form={form} kind="destructive">
						{t("actions.confirmRemove")}
					</SubmitButton>
					<CancelLink>{t("actions.keep")}</CancelLink>
				</div>
			</EndpointForm>
		</div>
	);
}
