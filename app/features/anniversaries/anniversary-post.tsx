/** An anniversary in the feed: whose it is, the company's words, and the way to the card that colleagues signed. */
import { Anchor } from "~/ui/anchor";
import { ProgramBadge } from "~/ui/ornament";
import { Post, type PostFrame, PostMessage } from "~/ui/post";
import { useTranslation } from "~/ui/texts";
import type { AnniversaryContent } from "./post.server";

/** What happened, behind the person's name. */
export function AnniversaryWords({ occasion, years }: Pick<AnniversaryContent, "occasion" | "years">) {
	const { t } = useTranslation("anniversaries");
	return <>{occasion === "birthday" ? t("post.birthday") : t("post.years", { count: years })}</>;
}

/** The post. */
export function AnniversaryPost({ item, frame }: { item: AnniversaryContent; frame: PostFrame }) {
	const { t } = useTranslation("anniversaries");
	const { card_id, badge, message, signature_count } = item;
	return (
		<Post
			frame={frame}
			title={
				<>
					<span className="strong">{frame.actor.name}</span> <AnniversaryWords {...item} />
				</>
			}
			line={
				<span className="row">
					<ProgramBadge glyph={badge} sizePx={40} />
					<Anchor className="link hit" href={`/anniversaries/${card_id}`}>
						{t("post.card", { count: signature_count })}
						<span className="unseen">, {frame.actor.name}</span>
					</Anchor>
				</span>
			}
		>
			{message && <PostMessage text={message} />}
		</Post>
	);
}
