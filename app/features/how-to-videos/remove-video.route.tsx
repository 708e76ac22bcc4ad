/** Asks before a video is removed; the link to it opens it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import type { ScreenHandle } from "~/shell/framed";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
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
				<div className="row-wrap">
					<SubmitButton form={deletion} kind="destructive">
						{t("owners.removal.yes")}
					</SubmitButton>
					<ButtonLink href="/how-to-videos" closes="dialog">
						{t("owners.removal.no")}
					</ButtonLink>
				</div>
			</EndpointForm>
		</div>
	);
}
