/** Asks before a domain is removed; the page of the domains opens it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./remove-domain.server";

export { action, loader } from "./remove-domain.server";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const removal = "domains/remove-domain";
const back = "/settings/domains";

/** The page. */
export default function RemoveDomain() {
	const { title, host, subdomain } = useLoaderData<typeof loader>();
	const { t } = useTranslation("domains");
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: t("title") }} />
			<EndpointForm form={removal} action="/settings/domains/remove" className="stack">
				<input type="hidden" name="host" value={host} />
				<p>{t("removal.text", { host, subdomain })}</p>
				<FormFoot form={removal} kind="destructive" back={back} cancel={t("removal.no")}>
					{t("removal.yes")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
