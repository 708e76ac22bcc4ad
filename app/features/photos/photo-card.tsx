/** A photo in a grid: the picture, its title, who took it, and what the screen says of it. */
import type { ReactNode } from "react";
import { Anchor } from "~/ui/anchor";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { PhotoPicture, type PreviewedPicture } from "./photo-picture";

/** A photo as screens show it. */
export type ShownPhoto = PreviewedPicture & {
	id: number;
	title: string;
	description: string;
	by: string;
	is_own: 0 | 1;
};

/** The card; its title leads to the photo. */
export function PhotoCard({ photo, children }: { photo: ShownPhoto; children?: ReactNode }) {
	const { t } = useTranslation("photos");
	const { id, title, description, by, is_own } = photo;
	return (
		<li className="photo">
			<Anchor className="photo-link" href={`/photos/${id}`}>
				<PhotoPicture picture={photo} alt={description} />
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
