/** The picture of a comment, as the post's own page shows it; the link leads to the whole picture. */
import { useTranslation } from "~/ui/texts";
import type { FeedComment } from "./feed-item";
import "./comment-picture.css";

/** The picture below the words; nothing where there is none. */
export function CommentPicture({ of: { picture, author } }: { of: FeedComment }) {
	const { t } = useTranslation("activity");
	if (!picture) return null;
	const { url, alt, width, height, previews } = picture;
	const addresses = [...previews, { url, width }].map((one) => `${one.url} ${one.width}w`).join(", ");
	const sources = previews.length > 0 && width ? { srcSet: addresses, sizes: "(max-width: 640px) 80vw, 480px" } : {};
	return (
		<a className="comment-picture" href={url}>
			<img
				src={url}
				{...sources}
				alt={alt || t("picture.by", { name: author.name })}
				width={width ?? undefined}
				height={height ?? undefined}
				loading="lazy"
				decoding="async"
			/>
		</a>
	);
}
