/** One commitment: the promise and its day, and for its giver saying whether it was kept. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ShownPicture } from "~/features/activity/index.picture";
import { EndpointForm } from "~/form/endpoint-form";
import { formActions } from "~/form/form-actions.server";
import { SubmitButton } from "~/form/submit-button";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Fact, Facts } from "~/ui/facts";
import { PageHead } from "~/ui/page-head";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";
import "./recognition.css";

export const meta = titleMeta;

const ending = "recognition/end-commitment";

/** The commitment in the reader's words. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { commitment } = await context.call("recognition/get-commitment", { commitment_id: context.id(params.id) });
	const { recipient, created_at, decided_at, due_date } = commitment;
	return {
		title: context.texts.t("recognition:commitments.page.title", { recipient }),
		commitment,
		made: context.format.time(created_at, "recognition"),
		due: context.format.date(due_date, "recognition"),
		ended: decided_at === null ? null : context.format.time(decided_at, "recognition"),
	};
}

/** Ends it, once it was asked. */
export const action = formActions({
	[ending]: {
		input: ({ params, context, form }) => ({
			commitment_id: context.id(params.id),
			is_kept: form.text("is_kept") === "1" ? (1 as const) : (0 as const),
		}),
		asks: () => true,
		done: ({ commitment_id, status, submission_id, recognition_ids: [recognition_id] }) => {
			if (status === "not_kept")
				return redirectWithNotice(`/recognitions/commitments/${commitment_id}`, "recognition:notices.letGo");
			if (submission_id !== null)
				return redirectWithNotice(`/recognitions/submissions/${submission_id}`, "recognition:notices.kept");
			return redirectWithNotice(`/recognitions/${recognition_id}`, "recognition:notices.kept");
		},
	},
});

/** The page. */
export default function Commitment() {
	const { title, commitment, made, due, ended } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	const { badge, giver, message, picture, status, points, program } = commitment;
	const state = t(`commitments.status.${status}`);
	return (
		<div className="page-narrow stack">
			<PageHead
				title={title}
				subtitle={t("commitments.page.made", { date: made, giver })}
				back={{ href: "/recognitions/commitments", label: t("commitments.title") }}
			/>
			<article className="card stack">
				<p className="lines large">{message}</p>
				{picture && <ShownPicture of={picture} alt={t("picture.by", { giver })} />}
				<p className="submission-state">
					<StatusDot
						status={status}
						label={ended === null ? state : t("commitments.page.ended", { status: state, date: ended })}
					/>
				</p>
				<Facts>
					<Fact term={t("commitments.columns.due_date")}>{due}</Fact>
					<Fact term={t("commitments.columns.program")}>{program}</Fact>
					{badge && <Fact term={t("approval.facts.badge")}>{badge.name}</Fact>}
					{points !== null && <Fact term={t("commitments.columns.points")}>{words.figure(points)}</Fact>}
				</Facts>
				<Ending />
			</article>
		</div>
	);
}

function Ending() {
	const { commitment } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const { recipient, may_keep, may_let_go } = commitment;
	const ask = (key: "keep" | "letGo") => ({
		title: t(`commitments.page.${key}Title`),
		text: t(`commitments.page.${key}Ask`, { recipient }),
		yes: t(`commitments.page.${key}`),
		no: t("commitments.page.no"),
	});
	if (may_let_go === 0) return null;
	return (
		<div className="row-wrap">
			{may_keep === 1 && (
				<EndpointForm form={ending} instance="kept">
					<input type="hidden" name="is_kept" value="1" />
					<SubmitButton form={ending} instance="kept" kind="main" question={ask("keep")}>
						{t("commitments.page.keep")}
					</SubmitButton>
				</EndpointForm>
			)}
			<EndpointForm form={ending} instance="not_kept">
				<input type="hidden" name="is_kept" value="0" />
				<SubmitButton form={ending} instance="not_kept" question={ask("letGo")}>
					{t("commitments.page.letGo")}
				</SubmitButton>
			</EndpointForm>
		</div>
	);
}
