/** One batch of certificates: how many are in which state, who claimed last, and voiding it. */
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { usePolling } from "~/ui/use-polling";
import type { loader } from "./batch.server";
import "./certificates.css";

export { action, loader } from "./batch.server";

export const meta = titleMeta;

const voiding = "certificates/void-batch";

/** The page. */
export default function Batch() {
	const { batch } = useLoaderData<typeof loader>();
	const { t } = useTranslation("certificates");
	const words = usePointsWords();
	const { made_count: made, certificate_count: count } = batch;
	const isOpen = batch.status === "open";
	const { revalidate } = useRevalidator();
	usePolling(isOpen && made < count, revalidate, batch.id);
	return (
		<div className="stack">
			<PageHead
				title={batch.name}
				subtitle={t("page.subtitle", {
					points: words.figure(batch.points),
					budget: batch.budget,
					day: batch.last_day,
				})}
				back={{ href: "/certificates", label: t("title") }}
				actions={
					isOpen &&
					made === count && (
						<ButtonLink kind="main" icon="print" href={`/certificates/${batch.id}/print`}>
							{t("page.print")}
						</ButtonLink>
					)
				}
			/>
			{isOpen && made < count && (
				<Notice isLive>{t("page.making", { made: words.figure(made), count: words.figure(count) })}</Notice>
			)}
			<div className="split">
				<Counts />
				<Claims />
			</div>
			{isOpen && <Voiding />}
		</div>
	);
}

function Counts() {
	const { batch } = useLoaderData<typeof loader>();
	const { t } = useTranslation("certificates");
	const words = usePointsWords();
	const counts = [
		[t("page.unused"), batch.unused_count],
		[t("page.printed"), batch.printed_count],
		[t("page.claimed"), batch.claimed_count],
		[t("page.expired"), batch.expired_count],
		[t("page.void_count"), batch.void_count],
	] as const;
	return (
		<Card title={t("page.counts")}>
			<dl className="certificate-counts">
				{counts.map(([term, count]) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd className="figure">{words.figure(count)}</dd>
					</div>
				))}
			</dl>
			{batch.message && <p className="soft">{t("page.message", { message: batch.message })}</p>}
		</Card>
	);
}

function Claims() {
	const { claims } = useLoaderData<typeof loader>();
	const { t } = useTranslation("certificates");
	return (
		<Card title={t("page.claims")}>
			{claims.length === 0 ? (
				<p className="soft">{t("page.noClaims")}</p>
			) : (
				<ul className="stack-small plain-list">
					{claims.map(({ number, name, when, user_id }) => (
						<li key={number} className="between row-wrap">
							<Anchor className="hit" href={`/members/${user_id}`}>
								{name}
							</Anchor>
							<span className="meta">
								{t("page.number", { number })}, {when}
							</span>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

function Voiding() {
	const { batch } = useLoaderData<typeof loader>();
	const { t } = useTranslation("certificates");
	return (
		<EndpointForm form={voiding} className="row">
			<SubmitButton
				form={voiding}
				kind="destructive"
				question={{
					title: t("page.voidQuestion", { name: batch.name }),
					text: t("page.voidText", { count: batch.certificate_count - batch.claimed_count }),
					yes: t("page.voidYes"),
					no: t("page.voidNo"),
					isDestructive: true,
				}}
			>
				{t("page.void")}
			</SubmitButton>
		</EndpointForm>
	);
}
