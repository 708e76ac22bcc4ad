/** Asks before a video is removed; the link to it opens it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./remove-video.server";

export { action, loader } from "./remove-video.server";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const deletion = "how-to-videos/delete-video";

/** The page. */
export default function RemoveVideo() {
	const { title, name } = useLoaderData<typeof loader>();
	const { t } = useTranslation("how-to-videos");
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: "/how-to-videos", label: t("title") }} />
			<EndpointForm form={deletion} className="stack">
				<p className="strong">{name}</p>
				<p>{t("owners.removal.text")}</p>
				<FormFoot form={deletion} kind="destructive" back="/how-to-videos" cancel={t("owners.removal.no")}>
					{t("owners.removal.yes")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
