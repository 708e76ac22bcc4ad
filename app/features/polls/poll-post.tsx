/** A poll in the feed: who asks what, and the answers to choose from or the results, which come by themselves. */
import { useLocation } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { loadPart } from "~/shell/lost-chunks";
import { Anchor } from "~/ui/anchor";
import { Post, type PostFrame } from "~/ui/post";
import { useTranslation } from "~/ui/texts";
import { PollBody } from "./poll-body";
import type { PollContent } from "./shown-poll.server";

const PollPart = import.meta.env.SSR
	? PollBody
	: lazy(async () => ({ default: (await loadPart(() => import("./poll-body"))).PollBody }));

/** The post. */
export function PollPost({ item: { poll }, frame }: { item: PollContent; frame: PostFrame }) {
	const { t } = useTranslation("polls");
	const { pathname, search } = useLocation();
	return (
		<Post
			frame={frame}
			title={
				<>
					<span className="strong">{frame.actor.name}</span> {t("post.asked")}{" "}
					<Anchor className="plain" href={`/polls/${poll.id}`}>
						<span className="strong">{poll.question}</span>
					</Anchor>
				</>
			}
		>
			<Suspense fallback={null}>
				<PollPart poll={poll} back={pathname + search} />
			</Suspense>
		</Post>
	);
}
