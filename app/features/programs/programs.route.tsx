/** The programs: the account owner's, by state, with what can be done with each; everybody else's, those that run. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { programsFace } from "#workers/features/programs/lists/get-programs";
import { loadList } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { ProgramBadge } from "~/ui/ornament";
import { ProgressBar } from "~/ui/progress-bar";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";
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
			<ButtonLink href="/programs/behaviors">{t("behaviors.title")}</ButtonLink>
			{making}
		</>
	);
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t(isOwner ? "owners.subtitle" : "subtitleMember")}
			actions={actions}
			cells={{
				name: ({ id, name, glyph, image, description }) => (
					<span className="program-name">
						<ProgramBadge glyph={glyph} programId={id} image_url={image} sizePx={40} />
						<span>
							{isOwner ? (
								<Anchor className="link hit" href={`/programs/detail/${id}`}>
									{name}
								</Anchor>
							) : (
								<span className="strong">{name}</span>
							)}
							{description && <span className="meta program-about">{description}</span>}
						</span>
					</span>
				),
				programActiveStatus: ({ programActiveStatus: state }) => (
					<StatusDot status={state === "upcoming" ? "inactive" : state} label={t(`status.${state}`)} />
				),
				to_date: ({ written, from_date }) => written.to_date ?? (from_date ? t("ongoing") : "-"),
				points_remaining: ({ points_remaining, is_non_monetary }) =>
					points_remaining === null || is_non_monetary === 1 ? "-" : words.figure(points_remaining),
				points_budgeted: ({ points_budgeted, is_non_monetary }) =>
					points_budgeted === null || is_non_monetary === 1 ? "-" : words.figure(points_budgeted),
				progress_percent: ({ progress_percent: percent, name, programActiveStatus, is_non_monetary }) =>
					percent === null || is_non_monetary === 1 ? (
						"-"
					) : (
						<span className="program-left">
							<ProgressBar percent={percent} label={name} isActive={programActiveStatus === "active"} />
							<span className="meta figure">{percent}%</span>
						</span>
					),
				actions: (program) => (isOwner ? <ProgramMenu program={program} /> : <Giving program={program} />),
			}}
			drawing="program"
			emptyAction={list.fields.status ? undefined : making}
		/>
	);
}

/** The way to give from it, where the reader may. */
function Giving({ program: { id, name, can_give } }: { program: { id: number; name: string; can_give: number } }) {
	const { t } = useTranslation("programs");
	if (can_give === 0) return <>-</>;
	return (
		<Anchor className="link hit" href={`/recognitions/give?program_id=${id}`} opens="dialog">
			{t("give")}
			<span className="unseen">, {name}</span>
		</Anchor>
	);
}
