/** The albums that the reader sees, and the form of a new one. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Dotted } from "~/ui/dotted";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { AlbumForm } from "./album-form";
import type { loader } from "./albums.server";
import { PhotoPicture } from "./photo-picture";
import "./photos.css";

export { action, loader } from "./albums.server";

export const meta = titleMeta;

/** The page. */
export default function Albums() {
	const { title, albums, next_before_id, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("photos");
	return (
		<div className="stack">
			<PageHead title={title} subtitle={t("albums.subtitle")} />
			{albums.length === 0 && (
				<EmptyState drawing="heart" title={t("albums.none")}>
					{t("albums.noneText")}
				</EmptyState>
			)}
			<ul className="plain-list photos">
				{albums.map(({ id, name, owner, image_url, width, previews, photo_count }) => (
					<li key={id} className="photo">
						<Anchor className="photo-link" href={`/photo_albums/${id}`}>
							{image_url ? (
								<PhotoPicture picture={{ image_url, width, previews }} alt="" />
							) : (
								<span className="photo-picture photo-none">
									<Icon name="image" size="large" />
								</span>
							)}
							<span>{name}</span>
						</Anchor>
						<p className="meta">
							<Dotted facts={[t("albums.by", { name: owner }), t("albums.photos", { count: photo_count })]} />
						</p>
					</li>
				))}
			</ul>
			{next_before_id !== null && (
				<div className="row">
					<ButtonLink href={`/photo_albums?before=${next_before_id}`}>{t("albums.older")}</ButtonLink>
				</div>
			)}
			<AlbumForm form={form} summary={t("albums.new")} submit={t("album.make")} />
		</div>
	);
}
