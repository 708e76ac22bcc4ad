/** One recognition that waits for its day, or waited: when it is given, what became of it, and for its giver changing it or taking it back. */
import type { SerializeFrom } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ShownPicture } from "~/features/activity/index.picture";
import { askedIn } from "~/form/asked-in";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { useMayGive } from "~/shell/use-frame";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { type FactPair, Facts } from "~/ui/facts";
import { PageHead } from "~/ui/page-head";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./scheduled-recognition.server";
import "./recognition.css";

export { action, loader } from "./scheduled-recognition.server";

export const meta = titleMeta;

const withdrawing = "recognition/withdraw-scheduled-recognition";

/** The page. */
export default function ScheduledRecognition() {
	const { title, scheduled, form, written } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const mayGive = useMayGive();
	return (
		<div className="page-narrow stack">
			<PageHead
				title={title}
				subtitle={t("scheduled.page.written", { date: written, giver: scheduled.giver })}
				back={{ href: "/recognitions/scheduled", label: t("scheduled.title") }}
			/>
			<article className="card stack">
				<p className="lines large">{scheduled.message}</p>
				{scheduled.picture && <ShownPicture of={scheduled.picture} alt={t("picture.by", { giver: scheduled.giver })} />}
				<ScheduledFacts />
				{form ? <Withdrawing /> : <Outcome mayGive={mayGive} />}
			</article>
			{form && mayGive && <Changing form={form} />}
		</div>
	);
}

function ScheduledFacts() {
	const { scheduled, day, ended } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	const { status, reason, program, points, badge, behaviors, justification, visibility, needs_approval } = scheduled;
	const state = t(`scheduled.status.${status}`);
	const facts: FactPair[] = [
		[t("scheduled.page.reason"), reason === null ? "" : t(`scheduled.reasons.${reason}`)],
		[t("scheduled.columns.program"), program],
		[t("scheduled.columns.points"), points === null ? "" : words.figure(points)],
		[t("approval.facts.behaviors"), behaviors.join(", ")],
		[t("approval.facts.badge"), badge?.name ?? ""],
		[t("approval.facts.justification"), justification],
		[t("scheduled.page.visibleTo"), t(`give.visibility.${visibility}`)],
	];
	return (
		<>
			<p className="submission-state">
				<StatusDot
					status={status}
					label={
						ended === null
							? t("scheduled.page.waits", { date: day })
							: t("scheduled.page.ended", { status: state, date: ended })
					}
				/>
			</p>
			{ended === null && needs_approval === 1 && <p className="meta">{t("scheduled.page.approval")}</p>}
			{ended !== null && <p className="meta">{t("scheduled.page.wasMeantFor", { date: day })}</p>}
			<Facts of={facts} isProse />
		</>
	);
}

function Withdrawing() {
	const { t } = useTranslation("recognition");
	return (
		<EndpointForm form={withdrawing}>
			<SubmitButton form={withdrawing} question={askedIn(t, "scheduled.page.ask")}>
				{t("scheduled.page.withdraw")}
			</SubmitButton>
		</EndpointForm>
	);
}

/** What it became, and for its giver sending it again where nobody received it. */
function Outcome({ mayGive }: { mayGive: boolean }) {
	const { scheduled, again } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const { status, activity_id, submission_id, visibility } = scheduled;
	if (submission_id !== null)
		return (
			<ButtonLink href={`/recognitions/submissions/${submission_id}`}>{t("scheduled.page.seeSubmission")}</ButtonLink>
		);
	if (activity_id !== null && visibility !== "private")
		return <ButtonLink href={`/activities/${activity_id}`}>{t("scheduled.page.see")}</ButtonLink>;
	if (!again || !mayGive || (status !== "withdrawn" && status !== "not_given")) return null;
	return (
		<div className="row-wrap">
			<ButtonLink kind="main" icon="edit" href={again} opens="dialog">
				{t("scheduled.page.again")}
			</ButtonLink>
		</div>
	);
}

type ChangeForm = NonNullable<SerializeFrom<typeof loader>["form"]>;

function Changing({ form }: { form: ChangeForm }) {
	const { scheduled } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const { give_on, message, points, visibility, may_change_points } = scheduled;
	return (
		<Card title={t("scheduled.page.change")}>
			<EndpointForm form={form} values={{ give_on, message, points, visibility }} className="stack">
				<FormField of={form.fields.give_on} type="date" />
				<FormField of={form.fields.message} rows={5} isOptional={false} />
				{points !== null && may_change_points === 1 && <FormField of={form.fields.points} isOptional={false} />}
				<FormField of={form.fields.visibility} layout="list" isOptional={false} />
				<div>
					<SubmitButton form={form} kind="main">
						{t("scheduled.page.save")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}
