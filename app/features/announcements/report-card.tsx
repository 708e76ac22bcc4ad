/** Whom an announcement reached, with the one act that helps; account owners alone see it. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { Fact, type FactPair, Facts } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { ProgressBar } from "~/ui/progress-bar";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./announcement.server";
import { dotStatus } from "./status-of";

const again = "announcements/send-announcement-again";
const reminding = "announcements/remind-of-announcement";

/** The cards beside an announcement. */
export function ReportCard() {
	const { announcement, report, state } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	if (!report) return null;
	const groups = report.groups.map(({ name }) => name).join(", ");
	const facts: FactPair[] = [
		[
			t("report.status"),
			<StatusDot
				key="status"
				status={dotStatus(report.status, state === "expired")}
				label={state === "expired" ? t("manage.expired") : t(`status.${report.status}`)}
			/>,
		],
		[t("report.audience"), report.audience === "everybody" ? t("audience.everybody") : groups],
		[t("report.channels"), t(report.sends_mail === 1 ? "report.byMail" : "report.byBell")],
		[t("report.starts"), announcement.starts ?? t("noStart")],
		[t("report.ends"), announcement.until ?? t("noEnd")],
	];
	return (
		<div className="stack">
			<Card title={t("report.title")} className="stack-small">
				{report.error !== null && <Failed error={report.error} />}
				<Reached {...report} asks_confirmation={announcement.asks_confirmation} title={announcement.title} />
				{report.may_remind === 1 && (
					<RemindForm announcement_id={announcement.id} count={report.delivered_count - report.confirmed_count} />
				)}
				{report.reminded && <p className="meta">{t("report.reminded", { date: report.reminded })}</p>}
			</Card>
			<Card>
				<Facts of={facts} />
			</Card>
		</div>
	);
}

/** Why it was stopped, and sending it on. */
function Failed({ error }: { error: string }) {
	const { announcement } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	return (
		<Notice tone="bad">
			<p>{t("report.error")}</p>
			<p className="meta">{t("report.errorReason", { reason: error })}</p>
			<EndpointForm form={again} action={`/announcements/${announcement.id}`} className="stack-small">
				<SubmitButton form={again}>{t("report.sendAgain")}</SubmitButton>
				<p className="meta">{t("report.againHint")}</p>
			</EndpointForm>
		</Notice>
	);
}

/** Counts of an announcement. */
export type Counts = {
	title: string;
	asks_confirmation: 0 | 1;
	delivered_count: number;
	read_count: number;
	confirmed_count: number;
};

/** How many got, read and confirmed it, with the share that matters as a bar. */
export function Reached({ title, asks_confirmation, delivered_count, read_count, confirmed_count }: Counts) {
	const { t } = useTranslation("announcements");
	const words = usePointsWords();
	const share = (count: number) => (delivered_count === 0 ? 0 : Math.round((100 * count) / delivered_count));
	const line = (term: string, count: number) => (
		<Fact term={term}>
			<span className="figure">{words.figure(count)}</span>{" "}
			<span className="meta">{t("report.share", { percent: share(count) })}</span>
		</Fact>
	);
	const [label, reached] =
		asks_confirmation === 1 ? [t("report.confirmed"), confirmed_count] : [t("report.read"), read_count];
	return (
		<>
			<Facts>
				<Fact term={t("report.delivered")} valueClassName="figure">
					{words.figure(delivered_count)}
				</Fact>
				{line(t("report.read"), read_count)}
				{asks_confirmation === 1 && line(t("report.confirmed"), confirmed_count)}
			</Facts>
			<ProgressBar percent={share(reached)} label={`${label}, ${title}`} isNeverLow />
		</>
	);
}

/** The one act: reminding the others. */
export function RemindForm({ announcement_id, count }: { announcement_id: number; count: number }) {
	const { t } = useTranslation("announcements");
	const words = usePointsWords();
	return (
		<EndpointForm form={reminding} instance={announcement_id} action={`/announcements/${announcement_id}`}>
			<SubmitButton form={reminding} instance={announcement_id} isFull icon="mail">
				{t("report.remind", { count, figure: words.figure(count) })}
			</SubmitButton>
		</EndpointForm>
	);
}
