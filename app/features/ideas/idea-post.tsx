/** An approved idea in the feed: whose it is, what it is called, and the way to it. */
import { Anchor } from "~/ui/anchor";
import { Post, type PostFrame, PostMessage } from "~/ui/post";
import { useTranslation } from "~/ui/texts";
import type { IdeaContent } from "./post.server";

/** The post. */
export function IdeaPost({ item, frame }: { item: IdeaContent; frame: PostFrame }) {
	const { t } = useTranslation("ideas");
	return (
		<Post
			frame={frame}
			title={
				<>
					<span className="strong">{frame.actor.name}</span> {t("post.approved")}
				</>
			}
			line={
				<Anchor className="link hit" href={`/ideas/${item.idea_id}`}>
					{t("post.see")}
					<span className="unseen">: {item.title}</span>
				</Anchor>
			}
		>
			<PostMessage text={item.title} />
			<p className="soft">{item.words}</p>
		</Post>
	);
}
