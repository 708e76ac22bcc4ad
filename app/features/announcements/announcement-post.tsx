/** An announcement to everybody in the feed: its title, how it begins, and the way to all of it. */
import { Anchor } from "~/ui/anchor";
import { Post, type PostFrame, PostMessage } from "~/ui/post";
import { useTranslation } from "~/ui/texts";
import type { AnnouncementContent } from "./post.server";

/** The post. */
export function AnnouncementPost({ item, frame }: { item: AnnouncementContent; frame: PostFrame }) {
	const { t } = useTranslation("announcements");
	const { announcement_id, announcement_title, excerpt, asks_confirmation, is_confirmed } = item;
	const href = `/announcements/${announcement_id}`;
	return (
		<Post
			frame={frame}
			title={
				<>
					<span className="strong">{frame.actor.name}</span> {t("post.announced")}{" "}
					<Anchor className="plain" href={href}>
						<span className="strong">{announcement_title}</span>
					</Anchor>
				</>
			}
			line={
				<Anchor className="link hit" href={href}>
					{t(asks_confirmation === 1 && is_confirmed === 0 ? "reading.to_confirm" : "page.readAll")}
					<span className="unseen">, {announcement_title}</span>
				</Anchor>
			}
		>
			<PostMessage text={excerpt} maxShort={0} />
		</Post>
	);
}
