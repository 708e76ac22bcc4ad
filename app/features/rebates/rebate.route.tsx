/** One rebate: the form that sends it, or what it says with what its reader may do. */
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { DollarsNote } from "~/list/dollars-note";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Fact, type FactPair, Facts } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";
import { CancelForm } from "./cancel-form";
import { DecideCard } from "./decide-card";
import type { loader } from "./rebate.server";
import { RebateForm } from "./rebate-form";

export { action, loader } from "./rebate.server";

export const meta = titleMeta;

/** The page. */
export default function Rebate() {
	const { title, isForm } = useLoaderData<typeof loader>();
	const { t } = useTranslation("rebates");
	return (
		<div className="page-narrow stack">
			<PageHead
				title={title}
				subtitle={isForm ? t("form.subtitle") : undefined}
				back={{ href: "/rebates", label: t("title") }}
			/>
			{isForm ? <RebateForm /> : <ShownRebate />}
		</div>
	);
}

function ShownRebate() {
	const { found } = useLoaderData<typeof loader>();
	const { t } = useTranslation("rebates");
	if (!found) return null;
	const { rebate } = found;
	return (
		<>
			{rebate.notes !== "" && (
				<Notice tone={rebate.status === "issue_found" ? "warn" : undefined}>
					<p className="strong">{t("rebate.words")}</p>
					<p className="lines">{rebate.notes}</p>
				</Notice>
			)}
			<Card title={t("rebate.facts")} className="stack">
				<StatusDot status={rebate.status} label={t(`statuses.${rebate.status}`)} />
				<p>{rebate.why}</p>
				<RebateFacts />
				<DollarsNote />
				<OwnersActs />
			</Card>
			<Checks />
			{found.checks && <DecideCard />}
		</>
	);
}

function RebateFacts() {
	const { found } = useLoaderData<typeof loader>();
	const { t } = useTranslation("rebates");
	const words = usePointsWords();
	const { rebate } = found!;
	const facts: FactPair[] = [
		[t("columns.offer"), rebate.offer],
		[t("columns.owner_name"), rebate.owner_name],
		[t("columns.distributor"), rebate.distributor],
		[t("columns.invoice_number"), rebate.invoice_number],
		[t("columns.invoice_line"), rebate.invoice_line],
		[t("columns.invoice_date"), rebate.invoiced],
		[t("columns.amount"), rebate.total],
		...(words.areHidden ? [] : [[t("columns.points"), words.figure(rebate.points)] satisfies FactPair]),
	];
	return (
		<Facts>
			{facts.map(([label, value]) => (
				<Fact key={label} term={label}>
					{value || "-"}
				</Fact>
			))}
			{rebate.file_url !== "" && (
				<Fact term={t("rebate.invoiceFile")}>
					<Anchor className="link hit" isDocument href={rebate.file_url} aria-label={t("rebate.invoice")}>
						{rebate.file_name || t("rebate.invoice")}
					</Anchor>
				</Fact>
			)}
		</Facts>
	);
}

/** What whoever asked can still do. */
function OwnersActs() {
	const { found } = useLoaderData<typeof loader>();
	const { t } = useTranslation("rebates");
	const { rebate, rights } = found!;
	if (rights.may_change === 0 && rights.may_cancel === 0) return null;
	return (
		<div className="row-wrap">
			{rights.may_change === 1 && (
				<ButtonLink kind="main" href={`/rebates/${rebate.id}?mode=edit`}>
					{t("rebate.change")}
				</ButtonLink>
			)}
			{rights.may_cancel === 1 && <CancelForm />}
		</div>
	);
}

/** What was looked up for whoever decides. */
function Checks() {
	const { found, maxDays } = useLoaderData<typeof loader>();
	const { t } = useTranslation("rebates");
	const checks = found?.checks;
	if (!checks) return null;
	const { days_after_invoice, is_sale_logged } = checks;
	return (
		<Card title={t("rebate.checks")}>
			<ul className="plain-list stack-small">
				<Check isGood>{t("rebate.daysFit", { count: days_after_invoice, max: maxDays })}</Check>
				<Check isGood={is_sale_logged === 1}>
					{t(is_sale_logged === 1 ? "rebate.saleFits" : "rebate.saleMissing")}
				</Check>
				<Check isGood>{t("rebate.lineFree")}</Check>
				<Check isGood={false}>{t("rebate.compare")}</Check>
			</ul>
		</Card>
	);
}

/** One thing that was looked up, or that only a person can see. */
function Check({ isGood, children }: { isGood: boolean; children: ReactNode }) {
	return (
		<li className="row">
			<Icon name={isGood ? "check" : "warning"} size="small" />
			<span>{children}</span>
		</li>
	);
}
