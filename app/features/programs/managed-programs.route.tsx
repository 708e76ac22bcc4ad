/** The management list of programs: every one with its budget and its figures, found by state or budget, and as a report. */
import { useLoaderData } from "@remix-run/react";
import { managedProgramsFace } from "#workers/features/programs/lists/get-managed-programs";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { ProgramState } from "./program-cells";
import "./programs.css";

export const loader = listLoader(managedProgramsFace);

export const action = reportAction(managedProgramsFace);

export const meta = titleMeta;

/** The screen. */
export default function ManagedPrograms() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	const words = usePointsWords();
	const figure = (is_non_monetary: number, points: number) => (is_non_monetary === 1 ? "-" : words.figure(points));
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("owners.details.subtitle")}
			back={{ href: "/programs", label: t("title") }}
			actions={
				<ButtonLink kind="main" icon="plus" href="/programs/new">
					{t("owners.new")}
				</ButtonLink>
			}
			cells={{
				name: ({ id, name }) => (
					<Anchor className="link hit" href={`/programs/detail/${id}`}>
						{name}
					</Anchor>
				),
				programActiveStatus: ({ programActiveStatus: state }) => <ProgramState state={state} />,
				points_budgeted: ({ is_non_monetary, points_budgeted }) => figure(is_non_monetary, points_budgeted),
				points_spent: ({ is_non_monetary, points_spent }) => figure(is_non_monetary, points_spent),
				points_remaining: ({ is_non_monetary, points_remaining }) => figure(is_non_monetary, points_remaining),
			}}
			drawing="program"
		/>
	);
}
