/** A photo in a grid: the picture, its title, who took it, and what the screen says of it. */
import type { ReactNode } from "react";
import { Anchor } from "~/ui/anchor";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

/** A photo as screens show it. */
export type ShownPhoto = {
	id: number;
	title: string;
	description: string;
	image_url: string;
	by: string;
	is_own: 0 | 1;
};

/** The card; its title leads to the photo. */
export function PhotoCard({ photo, children }: { photo: ShownPhoto; children?: ReactNode }) {
	const { t } = useTranslation("photos");
	const { id, title, description, image_url, by, is_own } = photo;
	return (
		<li className="photo">
			<Anchor className="photo-link" href={`/photos/${id}`}>
				<img className="photo-picture" src={image_url} alt={description} width={320} height={240} loading="lazy" />
				<span>{title}</span>
			</Anchor>
			<p className="meta row-wrap">
				{t("photo.by", { name: by })}
				{is_own === 1 && <Tag>{t("photo.own")}</Tag>}
			</p>
			{children}
		</li>
	);
}
