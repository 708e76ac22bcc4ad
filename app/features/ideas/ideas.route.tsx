/** The ideas of the company: the vote first in each row, categories as chips, and beside them what an idea earns. */
import { useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { ListPager } from "~/list/list-pager";
import { NoRows } from "~/list/no-rows";
import { useReport } from "~/list/report-button";
import { useIsListBusy } from "~/list/use-is-list-busy";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { Dotted } from "~/ui/dotted";
import { LoadingIndicator } from "~/ui/loading";
import { PageHead } from "~/ui/page-head";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./ideas.server";
import { IdeasAside } from "./ideas-aside";
import { IdeasFilter } from "./ideas-filter";
import { IdeaTags } from "./status-tags";
import { VoteButton } from "./vote-button";
import "./ideas.css";

export { action, loader } from "./ideas.server";

export const meta = titleMeta;

/** The page. */
export default function Ideas() {
	const { title, company, list, sum, mayModerate, mayManage } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const { button, notice } = useReport(list.report);
	const isBusy = useIsListBusy();
	const isOpening = useIsOpening();
	return (
		<div className="stack ideas">
			<PageHead
				title={title}
				subtitle={t("subtitle", { company, count: sum })}
				actions={
					<>
						{mayModerate && <ButtonLink href="/moderation?kind=idea">{t("inbox")}</ButtonLink>}
						{mayManage && (
							<ButtonLink icon="sliders" href="/ideas/categories">
								{t("manage")}
							</ButtonLink>
						)}
						<ButtonLink kind="main" icon="plus" href="/ideas/new">
							{t("submit")}
						</ButtonLink>
					</>
				}
			/>
			<Tabs label={title} tabs={list.tabs} />
			{notice}
			<div className="ideas-sides">
				<div className="stack">
					<Chips />
					<IdeasFilter list={list} end={button} />
					{(isBusy || isOpening) && <LoadingIndicator />}
					<section className="card card-flush" aria-label={title} aria-busy={isBusy || isOpening || undefined}>
						{list.rows.length === 0 ? (
							<NoRows list={list} drawing="program" />
						) : (
							<>
								<ul className="idea-list">
									{list.rows.map((idea) => (
										<IdeaRow key={idea.id} idea={idea} />
									))}
								</ul>
								<ListPager list={list} />
							</>
						)}
					</section>
				</div>
				<IdeasAside />
			</div>
		</div>
	);
}

/** Whether one of the ideas is on its way. */
function useIsOpening(): boolean {
	const { state, location } = useNavigation();
	return state === "loading" && /\/ideas\/\d+$/.test(location.pathname);
}

/** Categories with their counts; the counts are of all ideas that everybody sees. */
function Chips() {
	const { chips } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	if (chips.length < 3) return null;
	return (
		<nav className="idea-chips" aria-label={t("categoriesLabel")}>
			{chips.map(({ key, label, count, href, isCurrent }) => (
				<Anchor key={key} className="idea-chip" href={href} aria-current={isCurrent ? "true" : undefined} keepsScroll>
					{label} <span className="figure">{count}</span>
				</Anchor>
			))}
		</nav>
	);
}

type Idea = ReturnType<typeof useLoaderData<typeof loader>>["list"]["rows"][number];

function IdeaRow({ idea }: { idea: Idea }) {
	const { pathname, search } = useLocation();
	const { t } = useTranslation("ideas");
	const { id, title, problem, author, author_image, category, status, is_featured, written } = idea;
	const reviews = idea.current_reviews_count > 0 && t("reviews", { count: idea.current_reviews_count });
	return (
		<li className="idea-row">
			<VoteButton
				id={id}
				title={title}
				count={idea.vote_count}
				hasVoted={idea.current_user_votes_data.has_voted === 1}
				mayVote={status !== "rejected" && status !== "draft" && idea.is_in_team === 0}
				back={`${pathname}${search}`}
			/>
			<div className="idea-words">
				<Anchor className="plain strong idea-link" href={`/ideas/${id}`}>
					{title}
				</Anchor>
				<p className="soft two-lines">{problem}</p>
				<p className="meta row idea-by">
					<Avatar name={author} image_url={author_image} sizePx={24} />
					<Dotted facts={[author, category, written.created_at, reviews]} />
				</p>
			</div>
			<div className="idea-tags">
				<IdeaTags status={status} is_featured={is_featured} />
			</div>
		</li>
	);
}
