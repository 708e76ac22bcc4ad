/** The feed on a page of its own: further pages for those without scripts, and data for those with them. */
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { PinnedAnnouncements } from "~/features/announcements";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./feed.server";
import { LiveFeed } from "./live-feed";

export { unlessFormStays as shouldRevalidate } from "~/form/staying-forms";
export { loader } from "./feed.server";

export const meta = titleMeta;

/** A page that could not be fetched is an answer too, so that what is read already stays. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
	try {
		return await serverLoader<typeof loader>();
	} catch (error) {
		if (error instanceof Response) throw error;
		return { failed: true as const };
	}
}

/** The feed. */
export default function FeedScreen() {
	const { t } = useTranslation("activity");
	const answer = useLoaderData<typeof clientLoader>();
	return (
		<div className="page-narrow feed-alone">
			<PageHead
				title={t("feed.title")}
				back={{ href: "/", label: t("post.back") }}
				actions={<ButtonLink href="/followers">{t("feed.follow")}</ButtonLink>}
			/>
			{"failed" in answer ? (
				<Notice tone="bad">
					{t("feed.error")} <ButtonLink href="/activities">{t("feed.retry")}</ButtonLink>
				</Notice>
			) : (
				<div className="stack">
					{answer.feed.page === 1 && <PinnedAnnouncements pinned={answer.pinned} back="/activities" />}
					<LiveFeed feed={answer.feed} />
				</div>
			)}
		</div>
	);
}
