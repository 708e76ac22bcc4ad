/** A level in the feed: who reached it, and what it is called. */
import { Post, type PostFrame, PostMessage } from "~/ui/post";
import { useTranslation } from "~/ui/texts";
import type { LevelContent } from "./post.server";

/** The post. */
export function LevelPost({ item, frame }: { item: LevelContent; frame: PostFrame }) {
	const { t } = useTranslation("user-levels");
	return (
		<Post
			frame={frame}
			title={
				<>
					<span className="strong">{frame.actor.name}</span> {t("post.reached")}
				</>
			}
		>
			<PostMessage text={item.level} />
		</Post>
	);
}
