/** What is printed of a batch: sheets of eight certificates with their code, by itself and as a QR code, which the browser prints without the page around them. */
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { certificatesASheet } from "#workers/features/certificates/rules/sheets";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./print.server";
import "./certificates.css";

export { action, loader } from "./print.server";

export const meta = titleMeta;

/** The page. */
export default function Print() {
	const { title, batch, page, total_pages, certificates, ...counts } = useLoaderData<typeof loader>();
	const { t } = useTranslation("certificates");
	const words = usePointsWords();
	const isMaking = batch.status === "open" && batch.made_count < batch.certificate_count;
	const hasUnprinted = !isMaking && counts.has_unprinted === 1;
	return (
		<div className="stack certificate-print-page">
			<PageHead
				title={title}
				subtitle={t("print.subtitle", {
					...{ name: batch.name, count: batch.certificate_count, points: words.figure(batch.points) },
					...{ page, pages: total_pages },
				})}
				back={{ href: `/certificates/${batch.id}`, label: batch.name }}
				actions={
					certificates.length > 0 && (
						<Button type="button" kind="main" icon="print" className="script-only" onClick={() => window.print()}>
							{t("print.button")}
						</Button>
					)
				}
			/>
			<div className="stack-small certificate-print-notes">
				{isMaking && <Notice>{t("print.notMade")}</Notice>}
				{hasUnprinted && <GivingOut />}
				{certificates.length > 0 && <p className="soft">{t("print.how")}</p>}
				{!isMaking && !hasUnprinted && certificates.length === 0 && <Notice>{t("print.none")}</Notice>}
				{counts.claimed_count > 0 && <p className="soft">{t("print.claimed", { count: counts.claimed_count })}</p>}
				{counts.unreadable_count > 0 && (
					<Notice tone="warn">{t("print.unreadable", { count: counts.unreadable_count })}</Notice>
				)}
				<Pages />
			</div>
			<Sheets />
		</div>
	);
}

function GivingOut() {
	const { form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("certificates");
	return (
		<Card>
			<EndpointForm form={form} className="stack-small">
				<p>{t("print.showText")}</p>
				<SubmitButton form={form} kind="main">
					{t("print.show")}
				</SubmitButton>
			</EndpointForm>
		</Card>
	);
}

function Pages() {
	const { batch, page, total_pages } = useLoaderData<typeof loader>();
	const { t } = useTranslation("certificates");
	if (total_pages === 1) return null;
	const to = (number: number) => `/certificates/${batch.id}/print?page=${number}`;
	return (
		<nav className="row" aria-label={t("print.pages")}>
			{page > 1 && (
				<Anchor className="link hit" href={to(page - 1)}>
					{t("print.previous")}
				</Anchor>
			)}
			{page < total_pages && (
				<Anchor className="link hit" href={to(page + 1)}>
					{t("print.next")}
				</Anchor>
			)}
		</nav>
	);
}

function Sheets() {
	const { certificates } = useLoaderData<typeof loader>();
	const sheets = Array.from({ length: Math.ceil(certificates.length / certificatesASheet) }, (_one, at) =>
		certificates.slice(at * certificatesASheet, (at + 1) * certificatesASheet),
	);
	return sheets.map((sheet) => (
		<div key={sheet[0]!.number} className="certificate-paper">
			{sheet.map((certificate) => (
				<Voucher key={certificate.number} {...certificate} />
			))}
		</div>
	));
}

type VoucherProps = { number: number; code: string; address: string; qr_code: { size: number; path: string } };

function Voucher({ number, code, address, qr_code }: VoucherProps) {
	const { batch } = useLoaderData<typeof loader>();
	const { t } = useTranslation("certificates");
	const words = usePointsWords();
	const { account } = useFrame();
	return (
		<article className="voucher">
			<div>
				<p className="voucher-from">
					{account.logo && <img src={account.logo} alt="" width={24} height={24} />}
					<span className="strong">{account.platform_name ?? account.company_name}</span>
				</p>
				<p className="voucher-points">{words.withLabel(batch.points)}</p>
				{batch.message && <p>{batch.message}</p>}
				<p>
					{t("print.until", { day: batch.last_day })}{" "}
					<b>
						<BrokenAtSlashes address={address} />
					</b>
				</p>
			</div>
			<svg role="img" aria-label={t("print.qrCode", { number })} viewBox={`0 0 ${qr_code.size} ${qr_code.size}`}>
				<path d={qr_code.path} />
			</svg>
			<code>{code}</code>
			<p>{t("print.counts", { name: batch.name, number })}</p>
		</article>
	);
}

/** An address, which breaks at its slashes before it breaks within a name. */
function BrokenAtSlashes({ address }: { address: string }) {
	return address.split("/").map((part, at, parts) => (
		<Fragment key={parts.slice(0, at + 1).join("/")}>
			{at > 0 && (
				<>
					<wbr />/
				</>
			)}
			{part}
		</Fragment>
	));
}
