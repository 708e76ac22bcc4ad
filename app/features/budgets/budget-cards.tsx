/** The cards of one budget's page: what is left, what waits, what becomes of it, what was split off, and what came and went. */
import { useLoaderData } from "@remix-run/react";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Dotted } from "~/ui/dotted";
import { Fact, Facts } from "~/ui/facts";
import { ProgressBar } from "~/ui/progress-bar";
import { percentLeft } from "~/ui/rules/progress";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./budget.server";

type Data = Awaited<ReturnType<typeof loader>>;
type Movement = Data["movements"][number];

/** The budget as the page's loader gives it. */
export type Budget = Data["budget"];

/** What is left, with its state, category and days. */
export function Left({ budget }: { budget: Budget }) {
	const { t } = useTranslation("budgets");
	const words = usePointsWords();
	const { points_remaining: left, points_budgeted: all, status, from, to } = budget;
	const percent = percentLeft(left, all);
	return (
		<Card title={t("owners.page.left")} className="stack-small">
			<p className="large-figure figure">{words.figure(left)}</p>
			<p className="soft">{t("owners.page.of", { percent, all: words.withLabel(all) })}</p>
			<ProgressBar percent={percent} label={budget.name} isActive={status === "active" || status === "warning"} />
			<Facts>
				<Fact term={t("owners.columns.status")}>
					<StatusDot status={status} label={t(`owners.status.${status}`)} />
				</Fact>
				{budget.points_in_approval > 0 && (
					<Fact term={t("owners.page.inApproval")} valueClassName="figure">
						{words.withLabel(budget.points_in_approval)}
					</Fact>
				)}
				{budget.budget_category && <Fact term={t("owners.columns.budget_category")}>{budget.budget_category}</Fact>}
				{from && <Fact term={t("owners.columns.from_date")}>{from}</Fact>}
				{budget.parent_id !== null && (
					<Fact term={t("owners.family.from")}>
						<Anchor className="link hit" href={`/budgets/${budget.parent_id}`}>
							{budget.parent_name}
						</Anchor>
					</Fact>
				)}
				<Fact term={t("owners.columns.to_date")}>{to ?? t("owners.ongoing")}</Fact>
			</Facts>
		</Card>
	);
}

/** What becomes of the points when the next cycle begins, and when the owner is told that little is left. */
export function Plan({ budget }: { budget: Budget }) {
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

/** What came and went. */
export function Movements() {
	const { movements } = useLoaderData<typeof loader>();
	const { t } = useTranslation("budgets");
	const words = usePointsWords();
	const reasonOf = (movement: Movement) => {
		const holder = holderOf(movement);
		return holder ? t(`owners.page.holders.${holder}`) : (movement.program ?? movement.reason);
	};
	return (
		<Card title={t("owners.page.movements")}>
			<p className="meta">{t("owners.page.movementsText")}</p>
			{movements.length === 0 && <p className="soft">{t("owners.page.noMovements")}</p>}
			<ul className="budget-movements">
				{movements.map((one) => (
					<li key={one.id}>
						<span>
							<span className="strong">{t(`owners.page.sources.${sourceOf(one)}`)}</span> {reasonOf(one)}
						</span>
						<span className={one.points > 0 ? "figure strong budget-came" : "figure strong"}>
							{one.points > 0 ? "+" : "−"}
							{words.figure(Math.abs(one.points))}
						</span>
						<span className="meta">
							<Dotted facts={[one.date, one.actor_name]} />
						</span>
						<span className="meta figure">{t("owners.page.after", { points: words.figure(one.points_after) })}</span>
					</li>
				))}
			</ul>
		</Card>
	);
}

/** For what points of a budget are set aside, by the sources of such movements. */
const holders = ["certificates", "games", "scoreboards", "surveys"] as const;

const holderOf = ({ source }: Movement) => holders.find((holder) => holder === source);

/** What a movement is called: recognition, its return, points that wait or are set aside, or that were moved in or out. */
function sourceOf(
	movement: Movement,
): "given" | "returned" | "movedIn" | "movedOut" | "held" | "notHeld" | "setAside" | "notSetAside" {
	const { kind, source, points } = movement;
	if (source === "approval") return points > 0 ? "notHeld" : "held";
	if (holderOf(movement)) return points > 0 ? "notSetAside" : "setAside";
	if (kind === "assignment") return points > 0 ? "movedIn" : "movedOut";
	return points > 0 ? "returned" : "given";
}

/** Points that come into it once another owner has confirmed them. */
export function Waiting() {
	const { waiting } = useLoaderData<typeof loader>();
	const { t } = useTranslation("budgets");
	const words = usePointsWords();
	if (waiting.length === 0) return null;
	return (
		<Card title={t("confirmation.title")}>
			<ul className="stack-small plain-list">
				{waiting.map(({ id, points, requester: name, until: date }) => (
					<li key={id}>{t("confirmation.row", { points: words.withLabel(points), name, date })}</li>
				))}
			</ul>
		</Card>
	);
}

/** The budgets that were split off from it. */
export function Parts() {
	const { parts } = useLoaderData<typeof loader>();
	const { t } = useTranslation("budgets");
	const words = usePointsWords();
	if (parts.length === 0) return null;
	return (
		<Card title={t("owners.family.parts")}>
			<ul className="stack-small plain-list">
				{parts.map(({ id, name, owner, points_remaining }) => (
					<li key={id}>
						<span className="strong">{name}</span>
						<span className="meta">
							{" "}
							{t("owners.family.partOf", { points: words.figure(points_remaining), owner })}
						</span>
					</li>
				))}
			</ul>
		</Card>
	);
}
