/** The checklist of a new place: what is done, what comes next and where, and what can wait. */
import { useLoaderData } from "@remix-run/react";
import { ContactCard } from "~/features/contact";
import { EndpointForm } from "~/form/endpoint-form";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { PageHead } from "~/ui/page-head";
import { ProgressBar } from "~/ui/progress-bar";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./setup.server";
import "./setup.css";

export { action, loader } from "./setup.server";

export const meta = titleMeta;

type Checklist = Awaited<ReturnType<typeof loader>>["checklist"];
type Step = Checklist["steps"][number];

const asideForm = "setup/put-step-aside";

/** The page. */
export default function Setup() {
	const { title, company_name, checklist, isAside, contact } = useLoaderData<typeof loader>();
	const { t } = useTranslation("setup");
	const { steps, next_step } = checklist;
	const done = steps.filter(({ is_done }) => is_done === 1).length;
	return (
		<div className="page-middle stack">
			<PageHead title={title} subtitle={t(next_step === null ? "over" : "subtitle")} />
			<Card
				title={t("place", { company: company_name })}
				end={<span className="figure soft">{t("progress", { done, all: steps.length })}</span>}
			>
				<ProgressBar percent={(done / steps.length) * 100} label={t("place", { company: company_name })} isNeverLow />
				<ol className="setup-steps">
					{steps.map((step, at) => (
						<StepRow key={step.step} step={step} number={at + 1} isNext={step.step === next_step} />
					))}
				</ol>
			</Card>
			<ContactCard contact={contact} />
			<Aside step="all" isAside={isAside} label={t(isAside ? "showList" : "hideList")} />
		</div>
	);
}

function StepRow({
	step: { step, is_done, is_aside },
	number,
	isNext,
}: {
	step: Step;
	number: number;
	isNext: boolean;
}) {
	const { t } = useTranslation("setup");
	const isDone = is_done === 1;
	const isOpen = !isDone && is_aside === 0;
	return (
		<li className={isDone ? "setup-done" : undefined} aria-current={isNext ? "step" : undefined}>
			<span className="setup-mark" aria-hidden="true">
				{isDone ? <Icon name="check" size="small" /> : number}
			</span>
			<div className="stack-small">
				<h3>
					{t(`names.${step}`)} {isDone && <Tag tone="good">{t("done")}</Tag>}
					{!isDone && is_aside === 1 && <Tag>{t("aside")}</Tag>}
				</h3>
				<StepText step={step} isDone={isDone} />
				<div className="row-wrap">
					<StepLink step={step} isDone={isDone} isNext={isNext} />
					{!isDone && <Aside step={step} isAside={!isOpen} label={t(isOpen ? "later" : "takeUp")} />}
				</div>
			</div>
		</li>
	);
}

/** What it is about; of the budget, where points come from while there are none. */
function StepText({ step, isDone }: { step: Step["step"]; isDone: boolean }) {
	const { checklist } = useLoaderData<typeof loader>();
	const { t } = useTranslation("setup");
	const words = usePointsWords();
	if (isDone) return <p className="soft">{t(`steps.${step}.done`, { count: checklist.person_count })}</p>;
	if (step === "budget" && checklist.available_points === 0)
		return <p className="soft">{t("steps.budget.noPoints")}</p>;
	if (step === "budget")
		return (
			<p className="soft">{t("steps.budget.available", { points: words.withLabel(checklist.available_points) })}</p>
		);
	return <p className="soft">{t(`steps.${step}.text`)}</p>;
}

const places = {
	look: "/settings",
	people: "/uploads",
	budget: "/budgets/new",
	program: "/programs/new",
	invitations: "/members/invitations",
} as const;

/** The way to where it is done; one button on the page is the main one, that of the next step. */
function StepLink({ step, isDone, isNext }: { step: Step["step"]; isDone: boolean; isNext: boolean }) {
	const { checklist } = useLoaderData<typeof loader>();
	const { t } = useTranslation("setup");
	const canFill = step === "budget" && checklist.has_budget === 1;
	const href = canFill ? "/budgets/move" : places[step];
	const label = isDone ? t("change") : t(canFill ? "steps.budget.fill" : `steps.${step}.action`);
	if (isNext)
		return (
			<ButtonLink kind="main" href={href}>
				{label}
			</ButtonLink>
		);
	return (
		<Anchor
			className="link hit"
			href={isDone && step === "program" ? "/programs" : isDone && canFill ? "/budgets" : href}
		>
			{label}
			<span className="unseen">, {t(`names.${step}`)}</span>
		</Anchor>
	);
}

/** The small form that puts a step, or the list, aside or takes it up. */
function Aside({ step, isAside, label }: { step: Step["step"] | "all"; isAside: boolean; label: string }) {
	const { t } = useTranslation("setup");
	return (
		<EndpointForm form={asideForm} instance={step}>
			<input type="hidden" name="step" value={step} />
			<input type="hidden" name="is_aside" value={isAside ? "0" : "1"} />
			<Button kind="quiet">
				{label}
				{step !== "all" && <span className="unseen">, {t(`names.${step}`)}</span>}
			</Button>
		</EndpointForm>
	);
}
