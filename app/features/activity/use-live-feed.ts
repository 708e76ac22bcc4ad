/** Looks at a feed again and again while somebody sees it: what is new is counted, and read when they ask for it. */
import { useFetcher } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { type CallAnswer, call } from "~/call/call";
import { pollingIntervalMs } from "~/ui/timings";
import { usePolling } from "~/ui/use-polling";
import type { FeedAnswer, FeedItem, FeedPage } from "./feed-item";
import type { Figures } from "./reactions";

/** What a feed that is looked at knows. */
export type LiveFeed = {
	/** As it was read last. */
	feed: FeedPage;
	/** Another one where the feed begins afresh. */
	start: number;
	newCount: number;
	/** Whether there are more than are counted. */
	hasMore: boolean;
	/** Of the posts that were on the screen, by their ids. */
	figures: ReadonlyMap<number, Figures>;
	hasFailed: boolean;
	/** Reads the new posts and leads to the first of them. */
	show: () => void;
};

/** The newest post that one has, by the order of the feed. */
type Newest = { newest_at: number; newest_id: number };

type Changes = CallAnswer<"activity/get-feed-changes">;

/** After so many failures in a row the pause grows no more: twenty seconds have become five minutes. */
const maxDoublings = 4;

/** Figures of at most so many posts are asked for, more than any screen holds. */
const maxFigures = 50;

/** The feed that a page was given, live; further pages and those of another filter begin anew. */
export function useLiveFeed(given: FeedPage): LiveFeed {
	const [read, setRead] = useState<{ of: FeedPage; feed: FeedPage }>();
	const feed = read?.of === given ? read.feed : given;
	const changes = useChanges(feed);
	const [start, setStart] = useState(0);
	const [first, setFirst] = useState<FeedItem>();
	const [drawn, setDrawn] = useState<FeedItem>();
	const { hasFailed, show } = useNewPosts(feed, (newer) => {
		if (leavesGap(feed, newer)) setStart(start + 1);
		setRead({ of: given, feed: newer });
		setFirst(newer.items[0]);
	});
	// The feed merges what it is given in an effect of its own: the post stands there one drawing later.
	useEffect(() => setDrawn(first), [first]);
	useEffect(() => {
		if (drawn) focusPost(drawn.id);
	}, [drawn]);
	const figures = useMemo(() => figuresOf(changes), [changes]);
	return { feed, start, newCount: changes?.new_count ?? 0, hasMore: changes?.has_more === 1, figures, hasFailed, show };
}

/** What was heard last of this feed; where nothing comes, the pauses grow. */
function useChanges(feed: FeedPage): Changes | undefined {
	const [heard, setHeard] = useState<{ of: FeedPage; changes: Changes }>();
	const newest = useRef({ of: feed, ...newestOf(feed) });
	if (newest.current.of !== feed) newest.current = { of: feed, ...newestOf(feed) };
	const failures = useRef(0);
	const polling = useRef({
		get everyMs() {
			return pollingIntervalMs * 2 ** Math.min(failures.current, maxDoublings);
		},
	});
	const poll = async (signal: AbortSignal) => {
		const { newest_at, newest_id } = newest.current;
		const asked = { scope: feed.scope, newest_at, newest_id, activity_ids: idsOnScreen() };
		try {
			const changes = await call("activity/get-feed-changes", asked, signal);
			failures.current = 0;
			if (changes.new_count === 0)
				newest.current = { of: feed, newest_at: changes.newest_at, newest_id: changes.newest_id };
			setHeard({ of: feed, changes });
		} catch {
			if (!signal.aborted) failures.current += 1;
		}
	};
	usePolling(feed.page === 1, poll, feed, polling.current);
	return heard?.of === feed ? heard.changes : undefined;
}

/** Reads the feed's first page when it is asked to; what is read again by itself is not what was asked for. */
function useNewPosts(feed: FeedPage, take: (newer: FeedPage) => void) {
	const { state, data, load } = useFetcher<FeedAnswer>();
	const isAsked = useRef(false);
	const [hasFailed, setHasFailed] = useState(false);
	const latestTake = useRef(take);
	latestTake.current = take;
	useEffect(() => {
		if (state !== "idle" || !data || !isAsked.current) return;
		isAsked.current = false;
		setHasFailed("failed" in data);
		if (!("failed" in data)) latestTake.current(data.feed);
	}, [state, data]);
	const show = () => {
		if (isAsked.current) return;
		isAsked.current = true;
		load(`/activities?${new URLSearchParams({ scope: feed.scope })}`);
	};
	return { hasFailed, show };
}

/** Whether posts may lie between the new page and those before: then the feed begins afresh, since none may be missing. */
function leavesGap(before: FeedPage, newer: FeedPage): boolean {
	const { newest_at, newest_id } = newestOf(before);
	const isNewer = ({ created_at, id }: FeedItem) =>
		created_at > newest_at || (created_at === newest_at && id > newest_id);
	return before.items.length > 0 && newer.items.every(isNewer);
}

function newestOf({ items }: FeedPage): Newest {
	return { newest_at: items[0]?.created_at ?? 0, newest_id: items[0]?.id ?? 0 };
}

function figuresOf(changes: Changes | undefined): Map<number, Figures> {
	const activities = changes?.activities ?? [];
	return new Map(
		activities.map(({ id, like_count, comment_count }) => [id, { likeCount: like_count, commentCount: comment_count }]),
	);
}

/** The posts of which something is seen. */
function idsOnScreen(): number[] {
	const seen = [...document.querySelectorAll(".feed-post")].filter((post) => {
		const { top, bottom } = post.getBoundingClientRect();
		return bottom > 0 && top < innerHeight;
	});
	return seen.slice(0, maxFigures).map(({ id }) => Number(id.replace("post-", "")));
}

/** Where reading goes on: keyboards and screen readers stand at the post from then on. */
function focusPost(id: number): void {
	const post = document.getElementById(`post-${id}`);
	if (!post) return;
	post.tabIndex = -1;
	post.focus();
}
