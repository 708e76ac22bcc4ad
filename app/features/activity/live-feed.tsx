/** The feed on its own page, live: it says how many posts are new, and shows them when asked; nothing moves by itself. */
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import { Feed } from "./feed";
import type { FeedPage } from "./feed-item";
import { useLiveFeed } from "./use-live-feed";
import "./live-feed.css";

/** The feed; figures of the posts on the screen follow, and further pages stay as they were read. */
export function LiveFeed({ feed }: { feed: FeedPage }) {
	const { t } = useTranslation("activity");
	const live = useLiveFeed(feed);
	return (
		<div>
			<div role="status" className="live-feed-new">
				{live.newCount > 0 && (
					<Button type="button" kind="main" icon="arrow-up" onClick={live.show}>
						{live.hasMore ? t("live.many") : t("live.new", { count: live.newCount })}
					</Button>
				)}
			</div>
			{live.hasFailed && (
				<Notice tone="bad" isLive>
					{t("feed.error")}
				</Notice>
			)}
			<Feed key={live.start} feed={live.feed} figures={live.figures} action="/activities" isTitled={false} />
		</div>
	);
}
