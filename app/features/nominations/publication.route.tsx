/** A published event: the winners in their laurels with a sentence of a colleague, the reader's own kind words, and everybody who was named. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Avatar } from "~/ui/avatar";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { LaurelWreath } from "~/ui/ornament";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./publication.server";
import "./nominations.css";

export { loader } from "./publication.server";

export const meta = titleMeta;

/** The page. */
export default function Publication() {
	const { title, event, winners, named, named_count } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	const about = { nominations: event.nomination_count, people: named_count, date: event.published };
	return (
		<div className="stack">
			<PageHead
				title={title}
				subtitle={t("publications.about", about)}
				back={{ href: "/employee_nominations/publications", label: t("publications.title") }}
			/>
			{winners.length === 0 ? (
				<EmptyState drawing="heart" title={t("publications.none")} />
			) : (
				<ul className="plain-list nomination-winners">
					{winners.map((winner) => (
						<li key={winner.category}>
							<Winner winner={winner} />
						</li>
					))}
				</ul>
			)}
			<OwnWords />
			<Card title={t("publications.named")} end={<span className="meta">{named_count}</span>}>
				<ul className="plain-list nomination-named">
					{named.map(({ id, name, image_url }) => (
						<li key={id} className="row">
							<Avatar name={name} image_url={image_url} />
							<span>{name}</span>
						</li>
					))}
				</ul>
				{named_count > named.length && (
					<p className="meta">{t("publications.more", { count: named_count - named.length })}</p>
				)}
			</Card>
		</div>
	);
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>["winners"][number];

function Winner({ winner }: { winner: Shown }) {
	const { event } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	const words = usePointsWords();
	const { category, name, title, image_url, sentence, nominator, nomination_count, tie_reason } = winner;
	return (
		<Card className="nomination-winner">
			<div className="row-wrap">
				<span className="nomination-laurel">
					<LaurelWreath />
					<Avatar name={name} image_url={image_url} sizePx={64} />
				</span>
				<div className="grow">
					<p className="meta">{category}</p>
					<h2>{name}</h2>
					{title && <p className="meta">{title}</p>}
					{!!event.points && !words.areHidden && <p className="figure">{words.withLabel(event.points)}</p>}
				</div>
			</div>
			<p className="nomination-text">{sentence}</p>
			<p className="meta">
				{nominator
					? t("publications.by", { name: nominator, count: nomination_count })
					: t("publications.anonymous", { count: nomination_count })}
			</p>
			{tie_reason && <Notice>{t("publications.tie", { reason: tie_reason })}</Notice>}
		</Card>
	);
}

function OwnWords() {
	const { own_words } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	if (own_words.length === 0) return null;
	return (
		<Card title={t("publications.own", { count: own_words.length })} id="kind-words">
			<div className="stack">
				<p>{t("publications.ownText")}</p>
				{own_words.map(({ id, category, words, nominator }) => (
					<blockquote key={id} className="stack-small">
						<p className="nomination-text">{words}</p>
						<p className="meta">
							{nominator
								? t("publications.from", { name: nominator, category })
								: t("publications.fromJury", { category })}
						</p>
					</blockquote>
				))}
			</div>
		</Card>
	);
}
