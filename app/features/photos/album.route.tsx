/** An album: its photos, the form that adds one, and for its owner what it is and who adds to it. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Dotted } from "~/ui/dotted";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./album.server";
import { AlbumForm } from "./album-form";
import { PhotoCard } from "./photo-card";
import { PhotoField } from "./photo-field";
import "./photos.css";

export { action, loader } from "./album.server";

export const meta = titleMeta;

export const handle = { takesFiles: "photos/upload-photo" };

/** The page. */
export default function Album() {
	const { title, album, contributors, photos, next_before_id, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("photos");
	const { name, description, audience } = album;
	const emails = contributors.map(({ email }) => email).join("\n");
	return (
		<div className="stack">
			<PageHead title={title} subtitle={description} back={{ href: "/photo_albums", label: t("albums.title") }} />
			<p className="meta">
				<Dotted
					facts={[
						t("albums.by", { name: album.owner }),
						t(`audiences.${audience}`),
						t("albums.photos", { count: album.photo_count }),
					]}
				/>
			</p>
			{contributors.length > 0 && (
				<p className="meta">
					{t("album.contributors", { names: contributors.map((person) => person.name).join(", ") })}
				</p>
			)}
			{photos.length === 0 && (
				<EmptyState drawing="heart" title={t("album.none")}>
					{t("album.noneText")}
				</EmptyState>
			)}
			<ul className="plain-list photos">
				{photos.map((photo) => (
					<PhotoCard key={photo.id} photo={photo} />
				))}
			</ul>
			{next_before_id !== null && (
				<div className="row">
					<ButtonLink href={`/photo_albums/${album.id}?before=${next_before_id}`}>{t("album.older")}</ButtonLink>
				</div>
			)}
			{album.may_add === 1 ? <AddPhoto /> : <p className="soft">{t("album.closed", { name: album.owner })}</p>}
			{album.is_own === 1 && (
				<AlbumForm
					form={form}
					values={{ name, description, audience, contributors: emails }}
					summary={t("album.edit")}
					submit={t("album.save")}
				/>
			)}
		</div>
	);
}

function AddPhoto() {
	const { photoForm } = useLoaderData<typeof loader>();
	const { t } = useTranslation("photos");
	return (
		<Card title={t("album.add")}>
			<EndpointForm form={photoForm} className="stack" encType="multipart/form-data" hidesProblems>
				<PhotoField />
				<p className="meta">{t("profile:picture.rights")}</p>
				<FormField of={photoForm.fields.title} />
				<FormField of={photoForm.fields.description} />
				<div className="row-wrap">
					<SubmitButton form={photoForm} kind="main" icon="upload" busyLabel={t("form.busy")}>
						{t("album.add")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}
