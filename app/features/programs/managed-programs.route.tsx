/** The management list of programs: every one with its budget and its figures, found by state or budget, and as a report. */
import { useLoaderData } from "@remix-run/react";
import { managedProgramsFace } from "#workers/features/programs/lists/get-managed-programs";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { ProgramState } from "./program-cells";
import { ProgramMenu } from "./program-menu";
import "./programs.css";

export const loader = listLoader(managedProgramsFace);

export const action = reportAction(managedProgramsFace);

export const meta = titleMeta;

/** The screen. */
export default function ManagedPrograms() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
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
				points_budgeted: (program) => figureOf(program, "points_budgeted"),
				points_spent: (program) => figureOf(program, "points_spent"),
				points_remaining: (program) => figureOf(program, "points_remaining"),
				actions: (program) => <ProgramMenu program={program} />,
			}}
			drawing="program"
		/>
	);
}

type Figures = { is_non_monetary: number; written: Record<string, string> };

/** A figure of its budget; a program without points has none. */
function figureOf({ is_non_monetary, written }: Figures, column: string) {
	return is_non_monetary === 1 ? "-" : written[column];
}
