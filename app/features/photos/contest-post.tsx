/** A photo contest in the feed once it is over: who won, and the photos of the first three places by their numbers. */
import { Anchor } from "~/ui/anchor";
import { Post, type PostFrame } from "~/ui/post";
import { useTranslation } from "~/ui/texts";
import type { ContestContent } from "./post.server";

/** What happened, behind the winner's name. */
export function ContestWords({ contest }: Pick<ContestContent, "contest">) {
	const { t } = useTranslation("photos");
	return <>{t("post.title", { contest })}</>;
}

/** The post. */
export function ContestPost({ item, frame }: { item: ContestContent; frame: PostFrame }) {
	const { contest_id, contest, winners } = item;
	return (
		<Post
			frame={frame}
			title={
				<>
					<span className="strong">{frame.actor.name}</span> <ContestWords {...item} />
				</>
			}
			line={
				<Anchor className="link hit" href={`/photo_contest?contest=${contest_id}`}>
					{contest}
				</Anchor>
			}
		>
			<p>{winners.map(({ title, by, place }) => `${place}. ${title}, ${by}`).join(" · ")}</p>
		</Post>
	);
}
