/** The page on which an account owner makes a video: what plays, its poster, and its words by language. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { Picture } from "~/ui/picture";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./edit-video.server";
import { EditionForm } from "./edition-form";
import { UploadForm } from "./upload-form";
import "./how-to-videos.css";

export { action, loader } from "./edit-video.server";

export const meta = titleMeta;

export const handle = { takesFiles: "how-to-videos/upload-video-file" };

/** The page. */
export default function EditVideo() {
	const { title, video, editions, forms } = useLoaderData<typeof loader>();
	const { t } = useTranslation("how-to-videos");
	return (
		<div className="page-narrow stack">
			<PageHead
				title={title}
				subtitle={video.name}
				back={{ href: "/how-to-videos", label: t("title") }}
				actions={
					<Anchor className="link hit" href={`/how-to-videos?video=${video.id}`}>
						{t("owners.form.look")}
					</Anchor>
				}
			/>
			<Card title={t("owners.form.plays")}>
				<div className="stack">
					<PlaysNow video={video} />
					<EndpointForm
						form={forms.source}
						className="stack"
						values={{ link: video.link, length: video.length, is_published: video.is_published }}
					>
						<FormField of={forms.source.fields.link} type="url" hint={t("owners.form.linkHint")} />
						<FormField of={forms.source.fields.length} hint={t("owners.form.lengthHint")} />
						<FormField of={forms.source.fields.is_published} hint={t("owners.form.isPublishedHint")} />
						<div className="row-wrap">
							<SubmitButton form={forms.source} kind="main">
								{t("owners.form.save")}
							</SubmitButton>
						</div>
					</EndpointForm>
					<UploadForm form={forms.upload} part="video" accept="video/mp4,video/webm" />
				</div>
			</Card>
			<Card title={t("owners.form.poster")}>
				<div className="stack">
					<p className="soft">{t("owners.form.posterText")}</p>
					{video.poster_url && (
						<Picture className="video-own-poster" src={video.poster_url} alt="" ratio="16 / 9" fit="cover" />
					)}
					<UploadForm form={forms.upload} part="poster" accept="image/png,image/jpeg,image/webp" />
				</div>
			</Card>
			{editions.map(({ language, values }) => (
				<EditionForm key={language} {...{ language, values }} words={forms.words} upload={forms.upload} />
			))}
		</div>
	);
}

type Video = ReturnType<typeof useLoaderData<typeof loader>>["video"];

/** What plays at this moment, in a sentence. */
function PlaysNow({ video: { source_kind, file, megabytes } }: { video: Video }) {
	const { t } = useTranslation("how-to-videos");
	if (source_kind === "none") return <Notice tone="warn">{t("owners.form.nothingPlays")}</Notice>;
	const type = file?.content_type === "video/webm" ? "WebM" : "MP4";
	return <p className="soft">{t(`owners.form.now.${source_kind}`, { type, size: megabytes })}</p>;
}
