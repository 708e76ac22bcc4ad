/** One claim: what was done and its proof, where it stands and why, and for who asked taking it back. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { formActions } from "~/form/form-actions.server";
import { SubmitButton } from "~/form/submit-button";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { Fact, type FactPair, Facts } from "~/ui/facts";
import { PageHead } from "~/ui/page-head";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";
import "./recognition.css";

export const meta = titleMeta;

const withdrawing = "recognition/withdraw-claim";

/** The claim in the reader's words. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { claim } = await context.call("recognition/get-claim", { claim_id: context.id(params.id) });
	return {
		title: context.texts.t("recognition:claims.page.title", { program: claim.program }),
		claim,
		sent: context.format.time(claim.created_at, "recognition"),
		decided: claim.decided_at === null ? null : context.format.moment(claim.decided_at),
	};
}

/** Takes it back, once it was asked. */
export const action = formActions({
	[withdrawing]: {
		input: ({ params, context }) => ({ claim_id: context.id(params.id) }),
		asks: () => true,
		done: ({ claim_id }) =>
			redirectWithNotice(`/recognitions/claims/${claim_id}`, "recognition:notices.claimWithdrawn"),
	},
});

/** The page. */
export default function Claim() {
	const { title, claim, sent } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	return (
		<div className="page-narrow stack">
			<PageHead
				title={title}
				subtitle={t("claims.page.sent", { date: sent, claimant: claim.claimant })}
				back={{ href: "/recognitions/claims", label: t("claims.title") }}
			/>
			<article className="card stack">
				<p className="lines large">{claim.message}</p>
				<ClaimFacts />
				<Acts />
			</article>
		</div>
	);
}

function ClaimFacts() {
	const { claim, decided } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	const { status, points, asked_points, decided_by, decider_names: waitsFor, reason } = claim;
	const state = t(`claims.status.${status}`);
	const figures = { points: words.figure(points ?? 0), asked: words.figure(asked_points ?? 0) };
	const isLowered = points !== null && asked_points !== null && points < asked_points;
	const shown = isLowered ? t("submissions.page.pointsLowered", figures) : figures.points;
	const facts: FactPair[] = [
		[t("submissions.page.waitsFor"), decided === null ? waitsFor.join(", ") : ""],
		[t("claims.columns.reason"), reason],
		[t("claims.facts.points"), points === null ? "" : shown],
	];
	return (
		<>
			<p className="submission-state">
				<StatusDot
					status={status}
					label={
						decided === null
							? state
							: t("submissions.page.decided", { status: state, name: decided_by ?? "", date: decided })
					}
				/>
			</p>
			<Facts of={facts} isProse>
				{claim.proof_url && (
					<Fact term={t("claims.facts.proof")}>
						<a className="link hit" href={claim.proof_url}>
							{claim.proof_name}
						</a>
					</Fact>
				)}
			</Facts>
		</>
	);
}

/** What who asked can do: take it back while it waits, or ask again once it was refused or taken back. */
function Acts() {
	const { claim } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	if (claim.is_mine === 0 || claim.status === "paid") return null;
	if (claim.status !== "waiting")
		return (
			<div className="row-wrap">
				<ButtonLink href="/recognitions/claims">{t("claims.link")}</ButtonLink>
			</div>
		);
	return (
		<EndpointForm form={withdrawing}>
			<SubmitButton
				form={withdrawing}
				question={{
					title: t("claims.ask.title"),
					text: t("claims.ask.text"),
					yes: t("claims.ask.yes"),
					no: t("submissions.page.ask.no"),
				}}
			>
				{t("claims.ask.yes")}
			</SubmitButton>
		</EndpointForm>
	);
}
