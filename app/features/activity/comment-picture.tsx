/** The picture of a comment, as the post's own page shows it. */
import { useTranslation } from "~/ui/texts";
import type { FeedComment } from "./feed-item";
import { ShownPicture } from "./shown-picture";

/** The picture below the words; nothing where there is none. */
export function CommentPicture({ of: { picture, author } }: { of: FeedComment }) {
	const { t } = useTranslation("activity");
	if (!picture) return null;
	return <ShownPicture of={picture} alt={t("picture.by", { name: author.name })} />;
}
