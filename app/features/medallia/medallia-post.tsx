/** What a customer said of somebody, in the feed. */
import { Post, type PostFrame, PostMessage } from "~/ui/post";
import { useTranslation } from "~/ui/texts";
import type { MedalliaContent } from "./post.server";

/** The post. */
export function MedalliaPost({ item: { score, comment }, frame }: { item: MedalliaContent; frame: PostFrame }) {
	const { t } = useTranslation("medallia");
	return (
		<Post
			frame={frame}
			title={
				<>
					<span className="strong">{frame.actor.name}</span> {t("post.said", { score })}
				</>
			}
		>
			{comment !== "" && <PostMessage text={comment} />}
		</Post>
	);
}
