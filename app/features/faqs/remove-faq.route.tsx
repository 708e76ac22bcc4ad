/** Asks before a question is removed; the link to it opens it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./remove-faq.server";

export { action, loader } from "./remove-faq.server";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const deletion = "faqs/delete-faq";

/** The page. */
export default function RemoveFaq() {
	const { title, question } = useLoaderData<typeof loader>();
	const { t } = useTranslation("faqs");
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: "/faqs", label: t("title") }} />
			<EndpointForm form={deletion} className="stack">
				<p className="strong">{question}</p>
				<p>{t("removal.text")}</p>
				<FormFoot form={deletion} kind="destructive" back="/faqs" cancel={t("removal.no")}>
					{t("removal.yes")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
