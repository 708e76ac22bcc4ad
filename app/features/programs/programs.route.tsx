/** The programs: the account owner's, by state, with what can be done with each; everybody else's, those that run. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { programsFace } from "#workers/features/programs/lists/get-programs";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { ProgramCard } from "./program-card";
import { ProgramDot, ProgramGiving, ProgramLeft, ProgramName, ProgramState } from "./program-cells";
import { ProgramMenu } from "./program-menu";
import "./programs.css";

export const meta = titleMeta;

/** A page of the list; only the account owner looks at programs by their state. */
export async function loader(args: LoaderFunctionArgs) {
	const { context } = args;
	const list = await loadList(args, programsFace);
	const isOwner = context.user.role === "account_owner";
	return {
		title: context.translate(programsFace.title),
		list: { ...list, tabs: isOwner ? list.tabs : [] },
		isOwner,
	};
}

export const action = reportAction(programsFace);

/** The screen. */
export default function Programs() {
	const { title, list, isOwner } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	const words = usePointsWords();
	const making = isOwner && (
		<ButtonLink kind="main" icon="plus" href="/programs/new">
			{t("owners.new")}
		</ButtonLink>
	);
	const actions = isOwner && (
		<>
			<ButtonLink href="/programs/details">{t("owners.actions.view")}</ButtonLink>
			<ButtonLink href="/programs/behaviors">{t("behaviors.title")}</ButtonLink>
			<ButtonLink href="/programs/badges">{t("badges")}</ButtonLink>
			{making}
		</>
	);
	return (
		<ListScreen
			list={list}
			tabLabel={({ value, label }) => <ProgramDot state={value} label={label} />}
			title={title}
			subtitle={t(isOwner ? "owners.subtitle" : "subtitleMember")}
			actions={actions}
			cells={{
				name: (program) => <ProgramName program={program} isOwner={isOwner} />,
				programActiveStatus: ({ programActiveStatus: state }) => <ProgramState state={state} />,
				to_date: ({ written, from_date }) => written.to_date ?? (from_date ? t("ongoing") : "-"),
				points_remaining: ({ points_remaining, is_non_monetary }) =>
					points_remaining === null || is_non_monetary === 1 ? "-" : words.figure(points_remaining),
				points_budgeted: ({ points_budgeted, is_non_monetary }) =>
					points_budgeted === null || is_non_monetary === 1 ? "-" : words.figure(points_budgeted),
				progress_percent: (program) => <ProgramLeft program={program} />,
				actions: (program) => (isOwner ? <ProgramMenu program={program} /> : <ProgramGiving program={program} />),
			}}
			card={(program) => <ProgramCard program={program} isOwner={isOwner} />}
			drawing="program"
			emptyAction={list.fields.status ? undefined : making}
		/>
	);
}
