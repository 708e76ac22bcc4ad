/** The polls that are open for the reader, those that are over, and their own; one votes right here. */
import { useLoaderData } from "@remix-run/react";
import { ListPager } from "~/list/list-pager";
import { NoRows } from "~/list/no-rows";
import { ListReport } from "~/list/report-button";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { StatusDot } from "~/ui/status-dot";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { PollBody } from "./poll-body";
import type { loader } from "./polls.server";
import "./polls.css";

export { action, loader } from "./polls.server";

export const meta = titleMeta;

/** The page. */
export default function Polls() {
	const { title, list, polls } = useLoaderData<typeof loader>();
	const { t } = useTranslation("polls");
	const isMine = list.fields.state === "mine";
	return (
		<div className="page-narrow stack">
			<PageHead
				title={title}
				subtitle={t("subtitle")}
				actions={
					<ButtonLink kind="main" icon="plus" href="/polls/new">
						{t("new")}
					</ButtonLink>
				}
			/>
			<Tabs label={title} tabs={list.tabs} />
			{polls.length === 0 ? (
				<NoRows list={list} drawing="feed" hasCard />
			) : (
				<>
					{polls.map((poll) => (
						<article key={poll.id} className="card stack-small poll-card" id={`poll-${poll.id}`}>
							<div className="row">
								<Avatar {...poll.author} sizePx={40} />
								<div className="grow">
									<p>
										<span className="strong">{poll.author.name}</span> {t("post.asked")}
									</p>
									<p className="meta">{poll.when}</p>
								</div>
								{isMine && <StatusDot status={poll.status} label={t(`statuses.${poll.status}`)} />}
							</div>
							<h2 className="poll-question">
								<Anchor className="plain hit" href={`/polls/${poll.id}`}>
									{poll.question}
								</Anchor>
							</h2>
							<PollBody poll={poll} back={`/polls#poll-${poll.id}`} />
						</article>
					))}
					<ListPager list={list} />
					<ListReport report={list.report} />
				</>
			)}
		</div>
	);
}
