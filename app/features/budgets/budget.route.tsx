/** One budget: what is left of what was budgeted, when it runs out, who draws on it, and what came and went. */
import { useLoaderData } from "@remix-run/react";
import { isBudgetOver } from "#workers/features/budgets/rules/budget-status";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { type Lookup, useTranslation } from "~/ui/texts";
import type { loader } from "./budget.server";
import { type Budget, Left, Movements, Parts, Plan, Waiting } from "./budget-cards";
import "./budgets.css";

export { loader } from "./budget.server";

export const meta = titleMeta;

/** The page. */
export default function BudgetPage() {
	const { budget, programs, mayEdit, mayReadPrograms } = useLoaderData<typeof loader>();
	const { t } = useTranslation("budgets");
	return (
		<div className="stack">
			<PageHead
				title={budget.name}
				subtitle={t("owners.page.subtitle", { owner: budget.owner, cycle: t(`owners.cycle.${budget.cycle}`) })}
				back={{ href: "/budgets", label: t("owners.title") }}
				actions={
					<>
						{mayEdit && (
							<ButtonLink icon="edit" href={`/budgets/${budget.id}/edit`}>
								{t("owners.page.edit")}
							</ButtonLink>
						)}
						{budget.points_remaining > 0 && (
							<ButtonLink icon="plus" href={`/budgets/${budget.id}/split`}>
								{t("owners.split.action")}
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
					<Waiting />
					<Plan budget={budget} />
					<Parts />
					<Card title={t("owners.page.programs")}>
						{programs.length === 0 ? (
							<p className="soft">{t("owners.page.noPrograms")}</p>
						) : (
							<ul className="stack-small plain-list">
								{programs.map(({ id, name }) => (
									<li key={id}>
										{mayReadPrograms ? (
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

function paceTitle({ runs_out, points_budgeted, status }: Budget, t: Lookup<"budgets">): string {
	if (isBudgetOver(status)) return t(`owners.status.${status}`);
	if (points_budgeted === 0) return t("owners.page.unfilled");
	return runs_out ? t("owners.page.runsOut", { date: runs_out }) : t("owners.page.lasts");
}

function paceText({ runs_out, ends, to, points_budgeted, status }: Budget, t: Lookup<"budgets">): string {
	if (isBudgetOver(status))
		return status === "expired" && to ? t("owners.page.ended", { date: to }) : t("owners.page.inactive");
	if (points_budgeted === 0) return t("owners.page.unfilledText");
	const pace = t("owners.page.pace");
	if (ends) return `${pace} ${t("owners.page.cycleEnds", { date: ends })}`;
	return runs_out ? pace : t("owners.page.lastsText");
}
