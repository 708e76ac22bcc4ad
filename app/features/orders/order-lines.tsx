/** The lines of an order: what each is, what it cost, how it stands since when and why, and with whom it is under way. */
import type { ReactNode } from "react";
import { optionInWords } from "#workers/features/catalog/rules/option-words";
import { maxResends } from "#workers/features/orders/rules/egifts";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Picture } from "~/ui/picture";
import { PointsFigure } from "~/ui/points-figure";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { isGivenBack, orderTone, type WireLine } from "./line-tone";

/** A line with the day of its state written. */
export type ShownLine = WireLine & {
	is_return_waiting: boolean;
	status_date: string;
	return_date: string;
	return_refused_date: string;
	return_until_date: string;
};

/** The lines; `actionsOf` gives what stands at the end of each, `isForBuyer` says states as their buyer would. */
export function OrderLines({
	lines,
	product_type,
	isForBuyer,
	actionsOf,
}: {
	lines: readonly ShownLine[];
	product_type: string;
	isForBuyer?: boolean;
	actionsOf?: (line: ShownLine) => ReactNode;
}) {
	return (
		<ul className="order-lines">
			{lines.map((line) => (
				<li key={line.id} className="order-line">
					<Picture src={line.image_url} alt="" width={192} height={192} />
					<LineWords line={line} />
					<LinePoints line={line} isOfWallet={product_type === "wallet_product"} />
					<LineState line={line} isForBuyer={isForBuyer} />
					{actionsOf?.(line)}
				</li>
			))}
		</ul>
	);
}

function LineWords({ line }: { line: ShownLine }) {
	const { t } = useTranslation("orders");
	const { recipient } = line;
	return (
		<div className="order-words">
			{line.brand_name && <span className="meta">{line.brand_name}</span>}
			<Anchor className="hit is-near plain strong" href={`/store/item/${line.item_id}`}>
				{line.name}
			</Anchor>
			{line.options.length > 0 && <span className="meta">{line.options.map(optionInWords).join(", ")}</span>}
			{recipient?.recipient_first_name && (
				<span className="meta">
					{t("for", { name: `${recipient.recipient_first_name} ${recipient.recipient_last_name}`.trim() })}
				</span>
			)}
			<span className="soft">{t("quantityIs", { count: line.qty })}</span>
			{line.delivery === "email" && <span className="soft">{t("byEmailTo", { email: line.email_to })}</span>}
			{line.resent_count > 0 && (
				<span className="meta">{t("resend.sentAgain", { count: line.resent_count, max: maxResends })}</span>
			)}
			{line.delivery === "donation" && <span className="soft">{t("byDonation")}</span>}
		</div>
	);
}

/** What it cost; struck out once it was given back. */
function LinePoints({ line, isOfWallet }: { line: ShownLine; isOfWallet: boolean }) {
	const { t } = useTranslation("orders");
	const words = usePointsWords();
	const label = isOfWallet ? t("ofWallet") : words.labelOf(line.total_points);
	if (!isGivenBack(line)) return <PointsFigure points={line.total_points} hasMoney={false} isPrice label={label} />;
	return (
		<s className="soft figure">
			{words.figure(line.total_points)} {label}
		</s>
	);
}

/** The state, since when and why; for the buyer in their words, with the order system's own word beside them. */
function LineState({ line, isForBuyer }: { line: ShownLine; isForBuyer?: boolean }) {
	const { t } = useTranslation("orders");
	const said = isForBuyer ? line.status_words : line.status_label;
	const [label, reason] = [...new Set([line.status_label, line.status_reason])].filter((words) => words !== said);
	const date = line.status_date;
	const parcel = [line.carrier, line.tracking_number].filter(Boolean).join(", ");
	return (
		<div className="order-state">
			<Tag tone={orderTone(line.status)}>{said}</Tag>
			{line.is_return_waiting && <Tag tone={orderTone("return_asked")}>{t("lineStatus.return_asked")}</Tag>}
			<span className="meta">
				{reason ? t("sinceWhy", { label, reason, date }) : t("since", { reason: label ?? said, date })}
			</span>
			{parcel && <span className="meta order-parcel">{t("parcel", { parcel })}</span>}
			{line.tracking_url && (
				<a className="link hit" href={line.tracking_url} rel="noreferrer" target="_blank">
					{t("follow")}
				</a>
			)}
			{line.return_date && line.status === "delivered" && (
				<span className="meta order-parcel">
					{t("returns.asked", { reason: line.return_reason, date: line.return_date })}
				</span>
			)}
			{isForBuyer && line.is_return_waiting && (
				<span className="meta order-parcel">
					{t("returns.next")}{" "}
					<Anchor className="link" href="/contact" opens="dialog">
						{t("returns.where")}
					</Anchor>
				</span>
			)}
			{line.return_refused_date && line.status === "delivered" && (
				<span className="meta order-parcel">
					{t("returns.refused", { reason: line.return_refusal, date: line.return_refused_date })}
				</span>
			)}
		</div>
	);
}
