/** The budgets of the account by name: who owns each, what is left, when it runs out; with a report. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { budgetsFace } from "#workers/features/budgets/lists/get-budgets-under-account";
import { isBudgetOver } from "#workers/features/budgets/rules/budget-status";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

/** A page of the list, and what is available beside the budgets. */
export async function loader(args: LoaderFunctionArgs) {
	const { context } = args;
	const [list, { available_points }] = await Promise.all([
		loadList(args, budgetsFace),
		context.call("budgets/get-budget-choices", {}),
	]);
	return { title: context.translate(budgetsFace.title), list, available_points };
}

export const action = reportAction(budgetsFace);

/** The screen. */
export default function Budgets() {
	const { title, list, available_points } = useLoaderData<typeof loader>();
	const { t } = useTranslation("budgets");
	const words = usePointsWords();
	const isOwner = available_points !== null;
	const making = isOwner && (
		<ButtonLink kind="main" icon="plus" href="/budgets/new">
			{t("owners.new")}
		</ButtonLink>
	);
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={isOwner ? t("owners.available", { points: words.withLabel(available_points) }) : t("owners.own")}
			actions={
				<>
					{list.rows.length > 0 && (
						<ButtonLink icon="sort" href="/budgets/move">
							{t("owners.move.title")}
						</ButtonLink>
					)}
					{making}
				</>
			}
			cells={{
				runs_out_on: ({ written, points_budgeted, is_active_filter }) => {
					if (written.runs_out_on) return <Tag tone="warn">{written.runs_out_on}</Tag>;
					return points_budgeted > 0 && !isBudgetOver(is_active_filter) ? t("owners.lasts") : "-";
				},
			}}
			bulk={
				isOwner
					? {
							action: "/budgets/category",
							name: "budget",
							label: t("owners.category.ofSelected"),
							nameOf: ({ name }) => t("owners.category.select", { name }),
						}
					: undefined
			}
			drawing="box"
			emptyAction={making}
		/>
	);
}
