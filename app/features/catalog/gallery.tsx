/** An item's pictures: a row that snaps, and small ones that lead to them by plain links. */
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Picture } from "~/ui/picture";
import { hueOf } from "~/ui/rules/text";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import "./gallery.css";

type GalleryPicture = { url: string; alt: string; width: number | null; height: number | null };

/** Props of the gallery; `shown` is the address of the picture of the chosen variant. */
export type GalleryProps = {
	item: {
		name: string;
		image_url: string | null;
		image_alt: string;
		created_at?: number;
		pictures: readonly GalleryPicture[];
	};
	shown?: string;
};

/** All pictures of an item; a drawn one where there is none. */
export function Gallery({ item, shown }: GalleryProps) {
	const { t } = useTranslation("catalog");
	const row = useRef<HTMLUListElement>(null);
	const [current, setCurrent] = useState(0);
	const pictures = picturesOf(item);
	useShown(row, pictures, shown);
	const show = (at: number) => (event: MouseEvent) => {
		event.preventDefault();
		slideTo(row.current, at);
	};
	return (
		<div className="gallery">
			<ul
				className="gallery-row"
				ref={row}
				onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setCurrent(Math.round(scrollLeft / clientWidth))}
				tabIndex={pictures.length > 1 ? 0 : undefined}
				aria-label={t("item.pictures")}
			>
				{pictures.map((picture, at) => (
					<li key={picture.url} id={`picture-${at + 1}`}>
						<Picture
							src={picture.url}
							alt={picture.alt || item.name}
							width={picture.width ?? undefined}
							height={picture.height ?? undefined}
							isEager={at === 0}
							hue={hueOf(item.name)}
						/>
					</li>
				))}
				{pictures.length === 0 && (
					<li>
						<Picture alt="" hue={hueOf(item.name)} />
					</li>
				)}
			</ul>
			{item.created_at !== undefined && (
				<span className="picture-tags">
					<Tag tone="accent">{t("common:tile.new")}</Tag>
				</span>
			)}
			{pictures.length > 1 && (
				<nav className="gallery-small" aria-label={t("item.pictures")}>
					{pictures.map((picture, at) => (
						<a
							key={picture.url}
							href={`#picture-${at + 1}`}
							onClick={show(at)}
							aria-current={at === current ? "true" : undefined}
							aria-label={t("item.picture", { number: at + 1 })}
						>
							<Picture src={picture.url} alt="" width={64} height={64} hue={hueOf(item.name)} />
						</a>
					))}
				</nav>
			)}
		</div>
	);
}

function picturesOf({ pictures, image_url, image_alt }: GalleryProps["item"]): readonly GalleryPicture[] {
	if (pictures.length > 0) return pictures;
	return image_url ? [{ url: image_url, alt: image_alt, width: null, height: null }] : [];
}

/** Brings the chosen variant's picture into view when the choice changes, not when the page opens. */
function useShown(
	row: { current: HTMLElement | null },
	pictures: readonly GalleryPicture[],
	shown: string | undefined,
) {
	const before = useRef(shown);
	useEffect(() => {
		if (before.current === shown) return;
		before.current = shown;
		const at = pictures.findIndex(({ url }) => url === shown);
		if (at >= 0) slideTo(row.current, at);
	}, [row, pictures, shown]);
}

function slideTo(row: HTMLElement | null, at: number): void {
	row?.scrollTo({ left: at * row.clientWidth });
}
