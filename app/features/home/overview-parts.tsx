/** The parts of the account owner's overview: the month in a sentence, what waits, how far recognition reaches, and the budgets. */
import type { ReactNode } from "react";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { ProgressBar } from "~/ui/progress-bar";
import { capitalized } from "~/ui/rules/text";
import { Tag } from "~/ui/tag";
import { type Lookup, useTranslation } from "~/ui/texts";
import type { readOverview } from "./overview.server";
import type { WaitingKind } from "./overview-waiting.server";

/** What the overview shows. */
export type OverviewData = Awaited<ReturnType<typeof readOverview>>;

/** Stands around what is set bold in a translated sentence. */
const mark = "\u2060";

/** The month so far, each figure beside that of the whole month before. */
export function MonthSentence({ overview: { figures, names, lists } }: { overview: OverviewData }) {
	const { t } = useTranslation("home");
	const words = usePointsWords();
	if (figures.points_issued === null) return null;
	const bold = (text: string) => mark + text + mark;
	const change = (now: number | null, before: number | null) => changeOf(now ?? 0, before ?? 0, names.before, t);
	const sentence = [
		t("overview.given", {
			figure: bold(words.withLabel(figures.points_issued)),
			month: names.now,
			change: change(figures.points_issued, figures.points_issued_before),
		}),
		t("overview.spent", {
			figure: bold(words.figure(figures.points_redeemed ?? 0)),
			change: change(figures.points_redeemed, figures.points_redeemed_before),
		}),
	].join(" ");
	return (
		<p className="overview-sentence">
			{sentence.split(mark).map((part, at) =>
				at % 2 === 1 ? (
					<Anchor
						key={at === 1 ? "given" : "redeemed"}
						className="strong"
						href={at === 1 ? lists.given : lists.redeemed}
					>
						{part}
					</Anchor>
				) : (
					part
				),
			)}
		</p>
	);
}

/** To whom the figures are narrowed, and which are everybody's all the same. */
export function NarrowedNotice({ overview: { figures, budgets, cards } }: { overview: OverviewData }) {
	const { t } = useTranslation("home");
	if (!figures.global_filter) return null;
	const { name } = figures.global_filter;
	return (
		<Notice>
			{t("overview.narrowed", { name })} {budgets && t("overview.budgetsNotNarrowed")}{" "}
			{cards.cards.length > 0 && cards.words.notNarrowed}
		</Notice>
	);
}

/** ', 13% less than in all of October'; nothing where there is nothing to compare with. */
function changeOf(now: number, before: number, month: string, t: Lookup<"home">): string {
	if (before === 0) return "";
	const percent = Math.round(((now - before) / before) * 100);
	if (percent === 0) return t("overview.same", { month });
	return t(percent > 0 ? "overview.more" : "overview.less", { percent: Math.abs(percent), month });
}

/** What waits, the oldest first, each in words with the way to it. */
export function Waiting({ waiting }: { waiting: WaitingKind[] }) {
	const { t } = useTranslation("home");
	const words = usePointsWords();
	return (
		<section className="card card-flush overview-waiting" aria-labelledby="waiting-title">
			<div className="card-head">
				<h2 id="waiting-title">{t("overview.waiting")}</h2>
			</div>
			{waiting.length === 0 && <p className="soft">{t("overview.nothingWaits")}</p>}
			<ul>
				{waiting.map(({ kind, count, when, name, href }) => (
					<li key={kind}>
						<div className="grow">
							<Anchor className="plain strong" href={href}>
								{t(`overview.kinds.${kind}`, { count })}
							</Anchor>
							<p className="meta">{t("overview.oldest", { when, name })}</p>
						</div>
						<span className="overview-count" aria-hidden="true">
							{words.figure(count)}
						</span>
						<Icon name="chevron-right" size="small" />
					</li>
				))}
			</ul>
		</section>
	);
}

/** How many people gave and received this month, and how many of those who were added have joined. */
export function Reach({ overview: { figures, reach, names, lists } }: { overview: OverviewData }) {
	const { t } = useTranslation("home");
	const words = usePointsWords();
	const { active_member_count: joined, not_joined_count } = figures;
	const all = joined + not_joined_count;
	const before = (count: number) => t("overview.reachBefore", { figure: words.figure(count), month: names.before });
	return (
		<section className="card stack" aria-labelledby="reach-title">
			<div className="between">
				<h2 id="reach-title">{t("overview.reach")}</h2>
				{reach && <span className="meta">{capitalized(t("overview.period", { month: names.now }))}</span>}
			</div>
			<div className="columns">
				{reach && (
					<>
						<ReachBar
							label={t("overview.gave")}
							href={lists.given}
							count={reach.now.gave}
							all={all}
							note={before(reach.before.gave)}
						/>
						<ReachBar
							label={t("overview.received")}
							href={lists.given}
							count={reach.now.received}
							all={all}
							note={before(reach.before.received)}
						/>
					</>
				)}
				<ReachBar
					label={t("overview.joined")}
					count={joined}
					all={all}
					href="/members?is_active_filter=active"
					note={
						not_joined_count === 0 ? (
							t("overview.allJoined")
						) : (
							<Anchor className="link hit" href="/members?is_active_filter=waiting">
								{t("overview.notJoined", { count: not_joined_count })}
							</Anchor>
						)
					}
				/>
			</div>
		</section>
	);
}

type ReachBarProps = { label: string; href: string; count: number; all: number; note: ReactNode };

function ReachBar({ label, href, count, all, note }: ReachBarProps) {
	const { t } = useTranslation("home");
	const words = usePointsWords();
	const percent = all === 0 ? 0 : Math.min(100, (count / all) * 100);
	return (
		<div className="stack-small">
			<div className="between row-wrap">
				<Anchor className="plain hit" href={href}>
					{label}
				</Anchor>
				<span className="figure soft">{t("overview.of", { figure: words.figure(count), all: words.figure(all) })}</span>
			</div>
			<ProgressBar percent={percent} label={label} isNeverLow />
			<p className="meta">{note}</p>
		</div>
	);
}

/** The budgets by the day on which they run out, and how that day is reckoned. */
export function Budgets({ budgets }: { budgets: NonNullable<OverviewData["budgets"]> }) {
	const { t } = useTranslation("home");
	return (
		<section className="card card-flush overview-budgets" aria-labelledby="budgets-title">
			<div className="card-head">
				<h2 id="budgets-title">{t("overview.budgets")}</h2>
			</div>
			{budgets.rows.length === 0 && <p className="soft">{t("overview.noBudgets")}</p>}
			<ul>
				{budgets.rows.map((budget) => (
					<BudgetRow key={budget.id} budget={budget} />
				))}
			</ul>
			<p className="meta">
				{t("overview.pace")}
				{budgets.more_count > 0 && (
					<>
						{" "}
						<Anchor className="link" href="/budgets">
							{t("overview.moreBudgets", { count: budgets.more_count })}
						</Anchor>
					</>
				)}
			</p>
		</section>
	);
}

type BudgetOnPage = NonNullable<OverviewData["budgets"]>["rows"][number];

function BudgetRow({ budget }: { budget: BudgetOnPage }) {
	const { t } = useTranslation("home");
	const words = usePointsWords();
	const percent = Math.round((budget.points_remaining / budget.points_budgeted) * 100);
	const left = { figure: words.figure(budget.points_remaining), all: words.figure(budget.points_budgeted) };
	return (
		<li>
			<Anchor className="plain hit overview-budget-name" href={`/budgets/${budget.id}`}>
				{budget.name}
			</Anchor>
			<span className="overview-budget-owner">{budget.owner}</span>
			<ProgressBar percent={percent} label={budget.name} heightPx={6} />
			<span className="figure overview-budget-left">{t("overview.of", left)}</span>
			<span className="overview-budget-day">{dayOf(budget, t)}</span>
		</li>
	);
}

/** The day on which a budget runs out, as a tag where it is near; else until when it lasts. */
function dayOf({ runs_out, days, ends, tone }: BudgetOnPage, t: Lookup<"home">) {
	if (!runs_out || days === null) return ends ? t("overview.lastsUntil", { date: ends }) : t("overview.lasts");
	if (tone === "plain") return runs_out;
	return (
		<Tag tone={tone}>{days === 0 ? t("overview.outToday") : t("overview.outIn", { date: runs_out, count: days })}</Tag>
	);
}
