/** The reader's level: the figure, the way to the next one, all levels as steps, and what stays when the window ends. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { ProgressBar } from "~/ui/progress-bar";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./levels.server";
import "./levels.css";

export { loader } from "./levels.server";

export const meta = titleMeta;

/** The page. */
export default function Levels() {
	const { title, standing } = useLoaderData<typeof loader>();
	const { t } = useTranslation("user-levels");
	return (
		<div className="stack page-narrow">
			<PageHead title={title} />
			{standing ? (
				<Standing />
			) : (
				<EmptyState drawing="program" title={t("empty.title")}>
					{t("empty.text")}
				</EmptyState>
			)}
		</div>
	);
}

function Standing() {
	const { levels, standing } = useLoaderData<typeof loader>();
	const { t } = useTranslation("user-levels");
	const words = usePointsWords();
	if (!standing) return null;
	const { metric, figure, level, next, left, starts, ends } = standing;
	const counted = t(`counted.${metric}`, { count: figure, figure: words.figure(figure), day: starts });
	return (
		<Card className="stack">
			<div className="row">
				<svg className="level-badge" viewBox="0 0 100 100" aria-hidden="true">
					<use href="/webapp/drawings.svg#badge-trophy" />
				</svg>
				<div className="grow">
					<h2 className="level-name">{level?.name ?? t("none")}</h2>
					<p>{counted}</p>
				</div>
			</div>
			{next ? (
				<div className="stack-small">
					<p className="strong">{t(`left.${metric}`, { count: left, figure: words.figure(left), level: next.name })}</p>
					<ProgressBar percent={(100 * figure) / next.from_figure} label={counted} isGoal />
				</div>
			) : (
				<p className="strong">{t("top")}</p>
			)}
			<ol className="level-steps" aria-label={t("steps")}>
				{levels.map(({ id, name, from_figure }) => (
					<li
						key={id}
						className={level && from_figure <= level.from_figure ? "is-reached" : undefined}
						aria-current={id === level?.id ? "step" : undefined}
					>
						<span>{name}</span>
						<span className="meta">{words.figure(from_figure)}</span>
					</li>
				))}
			</ol>
			<Kept />
			<p className="meta">{t("spending", { from: starts, to: ends })}</p>
		</Card>
	);
}

function Kept() {
	const { standing } = useLoaderData<typeof loader>();
	const { t } = useTranslation("user-levels");
	const words = usePointsWords();
	if (!standing?.level) return null;
	const { level, kept, ends } = standing;
	if (kept?.id === level.id) return <p>{t("keeps", { level: level.name, day: ends })}</p>;
	const says = { level: level.name, day: ends, figure: words.figure(level.from_figure) };
	return <p>{kept ? t("falls", { ...says, kept: kept.name }) : t("falls_none", says)}</p>;
}
