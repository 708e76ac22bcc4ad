/** The feed: its filter, its posts, and more of them; loading, success, error and empty each have their look. */
import { Form, useFetcher, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { Select } from "~/ui/select";
import { Skeleton } from "~/ui/skeleton";
import { useTranslation } from "~/ui/texts";
import { feedFetchMs } from "~/ui/timings";
import { ActivityPost } from "./activity-post";
import { type FeedAnswer, type FeedPage, type FeedScope, feedScopes } from "./feed-item";
import { type Figures, mergeItems } from "./reactions";
import "./activity.css";

/**
 * Props of the feed: `action` is the screen that it stands on, `giveHref` where recognizing starts; a page of its own has
 * the title already, and newer `figures` by the ids of posts.
 */
export type FeedProps = {
	feed: FeedPage;
	action: string;
	giveHref?: string;
	isTitled?: boolean;
	figures?: ReadonlyMap<number, Figures>;
};

/** The feed under its heading. A change of the filter starts it afresh. */
export function Feed(props: FeedProps) {
	const { t } = useTranslation("activity");
	const { feed, action, isTitled = true } = props;
	const isChanging = useIsChanging(action, feed.scope);
	return (
		<section className="stack" aria-label={t("feed.title")} aria-busy={isChanging || undefined}>
			<div className="between feed-head">
				{isTitled && <h2>{t("feed.title")}</h2>}
				<FeedFilter scope={feed.scope} action={action} />
			</div>
			{isChanging ? <Skeleton shape="post" count={3} /> : <Posts {...props} />}
		</section>
	);
}

/** True while the filter's answer is on its way. */
function useIsChanging(action: string, scope: FeedScope): boolean {
	const { location } = useNavigation();
	if (!location || location.pathname !== `/webapp${action}`.replace(/\/$/, "")) return false;
	return (new URLSearchParams(location.search).get("scope") ?? "everyone") !== scope;
}

function FeedFilter({ scope, action }: { scope: FeedScope; action: string }) {
	const { t } = useTranslation("activity");
	return (
		<Form method="get" action={action} preventScrollReset className="row">
			<Field label={t("feed.filter")} isLabelHidden>
				<Select
					key={scope}
					name="scope"
					defaultValue={scope}
					options={feedScopes.map((value) => ({ value, label: t(`feed.filters.${value}`) }))}
					onChange={(event) => event.currentTarget.form?.requestSubmit()}
				/>
			</Field>
			<noscript>
				<Button size="small">{t("feed.apply")}</Button>
			</noscript>
		</Form>
	);
}

function Posts({ feed, action, giveHref, figures }: FeedProps) {
	const { t } = useTranslation("activity");
	const { items, next, isLoading, hasFailed, load } = useMore(feed);
	if (items.length === 0) return <NoPosts scope={feed.scope} action={action} giveHref={giveHref} />;
	return (
		<>
			{feed.page > 1 && <ButtonLink href={`${action}?scope=${feed.scope}`}>{t("feed.newer")}</ButtonLink>}
			{items.map((item) => (
				<ActivityPost key={item.id} item={item} commentForm={feed.comment_form} figures={figures?.get(item.id)} />
			))}
			<div role="status">{isLoading && <Skeleton shape="post" />}</div>
			{hasFailed && <Notice tone="bad">{t("feed.error")}</Notice>}
			{next && !isLoading && (
				<ButtonLink
					href={`/activities?${next}`}
					isFull
					onClick={(event) => {
						if (event.metaKey || event.ctrlKey || event.shiftKey) return;
						event.preventDefault();
						load(next);
					}}
				>
					{hasFailed ? t("feed.retry") : t("feed.more")}
				</ButtonLink>
			)}
		</>
	);
}

/** Fetches further pages and merges them by id with the earlier ones. */
function useMore(feed: FeedPage) {
	const [shown, setShown] = useState({ items: feed.items, next: feed.next });
	const [isAsked, setIsAsked] = useState(false);
	const [hasFailed, setHasFailed] = useState(false);
	const fetcher = useFetcher<FeedAnswer>();
	const taken = useRef<FeedAnswer>();
	useEffect(() => {
		const answer = fetcher.data;
		if (fetcher.state !== "idle" || !answer || answer === taken.current) return;
		taken.current = answer;
		setIsAsked(false);
		if ("failed" in answer) return setHasFailed(true);
		setShown((earlier) => ({ items: mergeItems(earlier.items, answer.feed.items), next: answer.feed.next }));
	}, [fetcher.state, fetcher.data]);
	const given = useRef(feed);
	useEffect(() => {
		const before = given.current;
		if (before === feed) return;
		given.current = feed;
		const isOverride = before.scope !== feed.scope || before.page !== feed.page;
		setShown((earlier) => ({
			items: mergeItems(earlier.items, feed.items, { isOverride }),
			next: isOverride ? feed.next : earlier.next,
		}));
	}, [feed]);
	const load = (query: string) => {
		setIsAsked(true);
		setHasFailed(false);
		setTimeout(() => fetcher.load(`/activities?${query}`), feedFetchMs);
	};
	return { ...shown, isLoading: isAsked || fetcher.state !== "idle", hasFailed, load };
}

function NoPosts({ scope, action, giveHref }: { scope: FeedScope; action: string; giveHref?: string }) {
	const { t } = useTranslation("activity");
	const words = {
		...{ everyone: t("feed.emptyEveryone"), my_team: t("feed.emptyTeam"), mine: t("feed.emptyMine") },
		following: t("feed.emptyFollowing"),
	};
	return (
		<EmptyState
			drawing="feed"
			title={t("feed.emptyTitle")}
			action={
				<>
					{giveHref && (
						<ButtonLink href={giveHref} opens="dialog">
							{t("feed.giveAct")}
						</ButtonLink>
					)}
					{scope === "following" && <ButtonLink href="/followers">{t("feed.follow")}</ButtonLink>}
					{scope !== "everyone" && <ButtonLink href={action}>{t("feed.showEveryone")}</ButtonLink>}
				</>
			}
		>
			{words[scope]}
		</EmptyState>
	);
}
