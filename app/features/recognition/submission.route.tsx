/** One recognition that was sent for an approval: where it stands, why, and for its giver taking it back or sending it again. */
import { useLoaderData } from "@remix-run/react";
import { ShownPicture } from "~/features/activity/index.picture";
import { askedIn } from "~/form/asked-in";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { useMayGive } from "~/shell/use-frame";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { type FactPair, Facts } from "~/ui/facts";
import { PageHead } from "~/ui/page-head";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./submission.server";
import "./recognition.css";

export { action, loader } from "./submission.server";

export const meta = titleMeta;

const withdrawing = "recognition/withdraw-submission";

/** The page. */
export default function SubmissionPage() {
	const { title, submission, sent } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	return (
		<div className="page-narrow stack">
			<PageHead
				title={title}
				subtitle={t("submissions.page.sent", { date: sent, giver: submission.giver })}
				back={{ href: "/recognitions/submissions", label: t("submissions.back") }}
			/>
			<article className="card stack">
				<p className="lines large">{submission.message}</p>
				{submission.picture && (
					<ShownPicture of={submission.picture} alt={t("picture.by", { giver: submission.giver })} />
				)}
				<SubmissionFacts />
				<Acts />
			</article>
		</div>
	);
}

function SubmissionFacts() {
	const { submission, decided } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	const { status, points, asked_points, decided_by, decider_names: waitsFor, reason } = submission;
	const state = t(`approval.status.${status}`);
	const said = { status: state, name: decided_by ?? "", date: decided ?? "" };
	const isLowered = points !== null && asked_points !== null && points < asked_points;
	const figures = { points: words.figure(points ?? 0), asked: words.figure(asked_points ?? 0) };
	const facts: FactPair[] = [
		[t("submissions.page.waitsFor"), decided === null ? waitsFor.join(", ") : ""],
		[t("submissions.page.reason"), reason],
		[t("approval.facts.program"), submission.program],
		[
			t("submissions.columns.points"),
			points === null ? "" : isLowered ? t("submissions.page.pointsLowered", figures) : figures.points,
		],
		[t("approval.facts.behaviors"), submission.behaviors.join(", ")],
		[t("approval.facts.badge"), submission.badge?.name ?? ""],
		[t("approval.facts.justification"), submission.justification],
	];
	return (
		<>
			<p className="submission-state">
				<StatusDot
					status={status}
					label={decided === null ? state : t(`submissions.page.${decided_by ? "decided" : "ended"}`, said)}
				/>
			</p>
			<Facts of={facts} isProse />
		</>
	);
}

/** Where what it became stands; else what its giver can do: take it back while it waits, or send it again once it was denied or taken back. */
function Acts() {
	const { submission, again } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const mayGive = useMayGive();
	const { status, is_mine, activity_id, recognition_id } = submission;
	if (activity_id !== null)
		return <ButtonLink href={`/activities/${activity_id}`}>{t("scheduled.page.see")}</ButtonLink>;
	if (recognition_id !== null)
		return <ButtonLink href={`/recognitions/${recognition_id}`}>{t("certificate.title")}</ButtonLink>;
	if (is_mine === 0) return null;
	if (status === "pending_1" || status === "pending_2")
		return (
			<EndpointForm form={withdrawing}>
				<SubmitButton form={withdrawing} question={askedIn(t, "submissions.page.ask")}>
					{t("submissions.page.withdraw")}
				</SubmitButton>
			</EndpointForm>
		);
	if (status === "issued" || !again || !mayGive) return null;
	return (
		<div className="row-wrap">
			<ButtonLink kind="main" icon="edit" href={again} opens="dialog">
				{t("submissions.page.again")}
			</ButtonLink>
		</div>
	);
}
