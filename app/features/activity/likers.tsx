/** Who likes a post, as its own page says. */
import { useTranslation } from "~/ui/texts";
import type { Reactions } from "./reactions";

/** The line beside the thumb. */
export function Likers({ state }: { state: Reactions }) {
	const { t } = useTranslation("activity");
	const { names, more } = likersLine(state, t("likers.you"));
	if (names.length === 0) return null;
	const words = names.join(", ");
	return <span className="meta">{more > 0 ? t("likers.likedByMore", { names: words, count: more }) : words}</span>;
}

/** Who likes a post, in the order of being named: the reader, then others, then how many more. */
export function likersLine({ isLiked, likeCount, likers }: Reactions, you: string): { names: string[]; more: number } {
	const names = [...(isLiked ? [you] : []), ...likers].slice(0, Math.min(2, likeCount));
	return { names, more: Math.max(0, likeCount - names.length) };
}
