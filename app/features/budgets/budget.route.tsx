/** One budget: what is left of what was budgeted, when it runs out, who draws on it, and what came and went. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { ProgressBar } from "~/ui/progress-bar";
import { percentLeft } from "~/ui/rules/status-tone";
import { StatusDot } from "~/ui/status-dot";
import { type Lookup, useTranslation } from "~/ui/texts";
import type { loader } from "./budget.server";
import "./budgets.css";

export { loader } from "./budget.server";

export const meta = titleMeta;

type Data = Awaited<ReturnType<typeof loader>>;
type Budget = Data["budget"];

/** The page. */
export default function BudgetPage() {
	const { budget, programs, isOwner } = useLoaderData<typeof loader>();
	const { t } = useTranslation("budgets");
	return (
		<div className="stack">
			<PageHead
				title={budget.name}
				subtitle={t("owners.page.subtitle", { owner: budget.owner, cycle: t(`owners.cycle.${budget.cycle}`) })}
				back={{ href: "/budgets", label: t("owners.title") }}
				actions={
					<>
						{isOwner && (
							<ButtonLink icon="edit" href={`/budgets/${budget.id}/edit`}>
								{t("owners.page.edit")}
							</ButtonLink>
						)}
						<ButtonLink kind="main" icon="sort" href={`/budgets/move?from_budget_id=${budget.id}`}>
							{t("owners.move.title")}
						</ButtonLink>
					</>
				}
			/>
			<div className="split budget-page">
				<Card title={paceTitle(budget, t)}>
					<p className="soft">{paceText(budget, t)}</p>
				</Card>
				<div className="stack">
					<Left budget={budget} />
					<Plan budget={budget} />
					<Card title={t("owners.page.programs")}>
						{programs.length === 0 ? (
							<p className="soft">{t("owners.page.noPrograms")}</p>
						) : (
							<ul className="stack-small plain-list">
								{programs.map(({ id, name }) => (
									<li key={id}>
										{isOwner ? (
											<Anchor className="hit" href={`/programs/detail/${id}`}>
												{name}
											</Anchor>
										) : (
											name
										)}
									</li>
								))}
							</ul>
						)}
					</Card>
				</div>
				<Movements />
			</div>
		</div>
	);
}

function paceTitle({ runs_out, points_budgeted }: Budget, t: Lookup<"budgets">): string {
	if (points_budgeted === 0) return t("owners.page.unfilled");
	return runs_out ? t("owners.page.runsOut", { date: runs_out }) : t("owners.page.lasts");
}

function paceText({ runs_out, ends, points_budgeted }: Budget, t: Lookup<"budgets">): string {
	if (points_budgeted === 0) return t("owners.page.unfilledText");
	const pace = t("owners.page.pace");
	if (ends) return `${pace} ${t("owners.page.cycleEnds", { date: ends })}`;
	return runs_out ? pace : t("owners.page.lastsText");
}

function Left({ budget }: { budget: Budget }) {
	const { t } = useTranslation("budgets");
	const words = usePointsWords();
	const { points_remaining: left, points_budgeted: all, status, from, to } = budget;
	const percent = percentLeft(left, all);
	return (
		<Card title={t("owners.page.left")} className="stack-small">
			<p className="large-figure figure">{words.figure(left)}</p>
			<p className="soft">{t("owners.page.of", { percent, all: words.withLabel(all) })}</p>
			<ProgressBar percent={percent} label={budget.name} isActive={status === "active"} />
			<dl className="facts">
				<div>
					<dt>{t("owners.columns.status")}</dt>
					<dd>
						<StatusDot status={status} label={t(`owners.status.${status}`)} />
					</dd>
				</div>
				{budget.points_in_approval > 0 && (
					<div>
						<dt>{t("owners.page.inApproval")}</dt>
						<dd className="figure">{words.withLabel(budget.points_in_approval)}</dd>
					</div>
				)}
				{budget.budget_category && (
					<div>
						<dt>{t("owners.columns.budget_category")}</dt>
						<dd>{budget.budget_category}</dd>
					</div>
				)}
				{from && (
					<div>
						<dt>{t("owners.columns.from_date")}</dt>
						<dd>{from}</dd>
					</div>
				)}
				<div>
					<dt>{t("owners.columns.to_date")}</dt>
					<dd>{to ?? t("owners.ongoing")}</dd>
				</div>
			</dl>
		</Card>
	);
}

/** What becomes of the points when the next cycle begins, and when the owner is told that little is left. */
function Plan({ budget }: { budget: Budget }) {
	const { t } = useTranslation("budgets");
	const words = usePointsWords();
	const { turns, rollover_percent, cycle_points, low_threshold } = budget;
	if (!turns && low_threshold === null) return null;
	const stays = rollover_percent === 100 ? "all" : rollover_percent === 0 ? "none" : "part";
	return (
		<Card title={turns ? t("owners.plan.next", { date: turns }) : t("owners.plan.title")}>
			<div className="stack-small soft">
				{turns && <p>{t(`owners.plan.stays.${stays}`, { percent: rollover_percent })}</p>}
				{turns && cycle_points > 0 && <p>{t("owners.plan.filled", { points: words.withLabel(cycle_points) })}</p>}
				{low_threshold !== null && <p>{t("owners.plan.low", { points: words.withLabel(low_threshold) })}</p>}
			</div>
		</Card>
	);
}

function Movements() {
	const { movements } = useLoaderData<typeof loader>();
	const { t } = useTranslation("budgets");
	const words = usePointsWords();
	return (
		<Card title={t("owners.page.movements")}>
			<p className="meta">{t("owners.page.movementsText")}</p>
			{movements.length === 0 && <p className="soft">{t("owners.page.noMovements")}</p>}
			<ul className="budget-movements">
				{movements.map((one) => (
					<li key={one.id}>
						<span>
							<span className="strong">{t(`owners.page.sources.${sourceOf(one)}`)}</span> {one.program ?? one.reason}
						</span>
						<span className={one.points > 0 ? "figure strong budget-came" : "figure strong"}>
							{one.points > 0 ? "+" : "−"}
							{words.figure(Math.abs(one.points))}
						</span>
						<span className="meta">{[one.date, one.actor_name].filter(Boolean).join(" · ")}</span>
						<span className="meta figure">{t("owners.page.after", { points: words.figure(one.points_after) })}</span>
					</li>
				))}
			</ul>
		</Card>
	);
}

/** What a movement is called: recognition, its return, points that wait for an approval, or that were moved in or out. */
function sourceOf({
	kind,
	source,
	points,
}: Data["movements"][number]): "given" | "returned" | "movedIn" | "movedOut" | "held" | "notHeld" {
	if (source === "approval") return points > 0 ? "notHeld" : "held";
	if (kind === "assignment") return points > 0 ? "movedIn" : "movedOut";
	return points > 0 ? "returned" : "given";
}
