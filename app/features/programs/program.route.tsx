/** One program: its state and remaining time, what is left of its budget, and the rules under which it is given. */
import { useLoaderData } from "@remix-run/react";
import { amountRange } from "#workers/features/programs/rules/points-of-program";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Fact, Facts } from "~/ui/facts";
import { ProgramBadge } from "~/ui/ornament";
import { PageHead } from "~/ui/page-head";
import { ProgressBar } from "~/ui/progress-bar";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./program.server";
import { useProgramActions } from "./program-menu";
import "./programs.css";

export { loader } from "./program.server";

export const meta = titleMeta;

/** The page. */
export default function ProgramPage() {
	const { program } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	const actions = useProgramActions(program);
	return (
		<div className="stack">
			<PageHead
				title={program.name}
				subtitle={program.description || undefined}
				back={{ href: "/programs", label: t("title") }}
				actions={
					<>
						{actions.map(({ href, label, isDialog }) => (
							<ButtonLink key={href} href={href} opens={isDialog ? "dialog" : undefined}>
								{label}
							</ButtonLink>
						))}
						<ButtonLink kind="main" icon="edit" href={`/programs/detail/${program.id}/edit`}>
							{t("owners.actions.edit")}
						</ButtonLink>
					</>
				}
			/>
			<div className="split">
				<div className="stack">
					<Left />
					<Rules />
				</div>
				<State />
			</div>
		</div>
	);
}

function Left() {
	const { program, budget } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	const words = usePointsWords();
	if (program.is_non_monetary === 1 || words.areHidden) {
		return (
			<Card title={t("owners.page.withoutPoints")}>
				<p className="soft">{t("owners.page.withoutPointsText")}</p>
			</Card>
		);
	}
	const percent = program.progress_percent ?? 0;
	const [left, all, spent] = [program.points_remaining, program.points_budgeted, program.points_spent].map((points) =>
		words.figure(points ?? 0),
	);
	return (
		<Card
			title={t("owners.page.left", { points: left, all })}
			end={<span className="figure strong">{t("owners.page.percent", { percent })}</span>}
		>
			<div className="program-name">
				<ProgramBadge glyph={program.glyph} programId={program.id} image_url={program.image} sizePx={64} />
				<div className="grow stack-small">
					<ProgressBar percent={percent} label={program.name} isActive={program.programActiveStatus === "active"} />
					<p className="meta">
						{t("owners.page.drawsOn")} <Anchor href={`/budgets/${budget.id}`}>{budget.name}</Anchor>.{" "}
						{t("owners.page.spent", { points: spent })}{" "}
						{(program.points_in_approval ?? 0) > 0 &&
							t("owners.page.inApproval", { points: words.figure(program.points_in_approval ?? 0) })}
					</p>
				</div>
			</div>
		</Card>
	);
}

function Rules() {
	const { program, givers, behaviors, offersAll } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	const words = usePointsWords();
	const { min, max, step } = amountRange(program);
	const [least, most] = [words.figure(min), words.figure(max)];
	const amounts =
		program.is_non_monetary === 1
			? t("owners.page.noAmount")
			: min === max
				? t("owners.page.fixed", { points: least })
				: t(step > 1 ? "owners.page.inSteps" : "owners.page.between", {
						min: least,
						max: most,
						step: words.figure(step),
					});
	const seen = [
		program.display_program === 1 ? t("owners.page.seesProgram") : t("owners.page.seesNothing"),
		...(program.display_program === 1 && program.display_dates === 1 ? [t("owners.page.seesDates")] : []),
	];
	return (
		<Card title={t("owners.page.rules")}>
			<Facts>
				<Fact term={t("owners.page.mayGive")}>
					{givers.length === 0 ? t("owners.page.everybody") : givers.join(", ")}
				</Fact>
				<Fact term={t("owners.page.points")}>{amounts}</Fact>
				<Fact term={t("owners.form.behaviors")}>
					{offersAll ? t("owners.page.allBehaviors") : behaviors.join(", ")}
				</Fact>
				<Fact term={t("owners.page.approval")} isProse>
					<Approval />
				</Fact>
				<Fact term={t("owners.form.seen")}>{seen.join(", ")}</Fact>
			</Facts>
		</Card>
	);
}

/** In how many steps what is given is approved, by whom where they are named, and what waits. */
function Approval() {
	const { program } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	if (program.issuance_approval_needed === 0) return <>{t("owners.page.approvalNone")}</>;
	const steps = t(program.two_step_approval_needed === 1 ? "owners.page.approvalTwo" : "owners.page.approvalOne");
	const emails = program.issuance_approval_emails.join(", ");
	const query = new URLSearchParams({ report_condition: "all", program_id: String(program.id) });
	return (
		<>
			{emails ? t("owners.page.approvers", { steps, emails }) : steps}{" "}
			<Anchor className="link hit" href={`/recognitions/submissions?${query}`}>
				{t("owners.page.submissions")}
			</Anchor>
		</>
	);
}

/** 'Ended' once its last day is over, 'ongoing' without one, else what remains in years, months and days. */
function State() {
	const { program, from, to } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	const { programActiveStatus: state, remaining_time: left } = program;
	const label =
		state === "expired" ? t("owners.page.ended") : state === "active" && !to ? t("ongoing") : t(`status.${state}`);
	const parts = left
		? [
				left.years > 0 && t("owners.page.years", { count: left.years }),
				left.months > 0 && t("owners.page.months", { count: left.months }),
				left.days > 0 && t("owners.page.days", { count: left.days }),
			].filter(Boolean)
		: [];
	return (
		<Card title={t("columns.status")}>
			<p>
				<StatusDot status={state === "upcoming" ? "inactive" : state} label={label} />
			</p>
			{parts.length > 0 && <p>{t("owners.page.endsIn", { time: parts.join(", ") })}</p>}
			<Facts>
				<Fact term={t("columns.from_date")}>{from}</Fact>
				<Fact term={t("columns.to_date")}>{to ?? t("ongoing")}</Fact>
			</Facts>
		</Card>
	);
}
