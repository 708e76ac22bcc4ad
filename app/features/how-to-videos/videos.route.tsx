/** How-to videos: one large with its chapters and its words, the others as tiles; account owners manage them from here. */
import { useLoaderData } from "@remix-run/react";
import { ContactCard } from "~/features/contact";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { ShownVideo } from "./shown-video";
import { VideoTile } from "./video-tile";
import type { loader } from "./videos.server";
import "./how-to-videos.css";

export { action, loader } from "./videos.server";

export const meta = titleMeta;

/** The page. */
export default function Videos() {
	const { t } = useTranslation("how-to-videos");
	const { title, mayEdit, count, shown, others, contact } = useLoaderData<typeof loader>();
	const add = mayEdit && (
		<ButtonLink icon="plus" href="/how-to-videos/new">
			{t("owners.add")}
		</ButtonLink>
	);
	return (
		<div className="stack">
			<PageHead title={title} subtitle={count > 0 ? t("count", { count }) : undefined} actions={count > 0 && add} />
			{shown ? (
				<ShownVideo key={`${shown.id} ${shown.at}`} video={shown} owner={mayEdit ? { count } : undefined} />
			) : (
				<EmptyState drawing="search" title={t("empty")} action={add}>
					{t(mayEdit ? "owners.emptyOwner" : "emptyText")}
				</EmptyState>
			)}
			{others.length > 0 && (
				<section aria-label={t("others")}>
					<ul className="video-tiles">
						{others.map((video) => (
							<li key={video.id}>
								<VideoTile video={video} owner={mayEdit ? { count } : undefined} />
							</li>
						))}
					</ul>
				</section>
			)}
			<ContactCard contact={contact} />
		</div>
	);
}
