/** What it costs, with the card's fee; once it was paid, the receipt. */
import { useLoaderData } from "@remix-run/react";
import { askedIn } from "~/form/asked-in";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { Countdown } from "~/ui/countdown";
import { type FactPair, Facts } from "~/ui/facts";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./buy-points.server";
import type { ShownPurchase } from "./shown-purchase";

const refunding = "buy-points/refund-purchase";

/** The card. */
export function PriceCard({ purchase }: { purchase: ShownPurchase }) {
	const { t } = useTranslation("buy-points");
	const words = usePointsWords();
	const { step, money, points, expires_at, now_ms, holds_until } = purchase;
	const isOpen = step === "quoted" || (step === "failure" && purchase.may_try_again);
	const isPaid = step === "success" || step === "refunded" || step === "pre_success";
	const clock = (
		<Tag tone="warn">
			<Countdown untilMs={expires_at} nowMs={now_ms} untilText={holds_until} hasIcon isShort />
		</Tag>
	);
	return (
		<Card title={t(isPaid ? "receipt.title" : "price.title")} end={isOpen && clock} className="stay">
			<div className="stack">
				<dl className="points-sum">
					<Line label={words.withLabel(points)} value={money.price} />
					<Line label={t("price.fee")} value={money.fee} />
					<Line label={t(isPaid ? "price.paid" : "price.total")} value={money.total} isTotal />
				</dl>
				{isOpen && <p className="meta">{t("price.holds", { time: holds_until })}</p>}
				{step === "quoted" ? <p className="meta">{t("price.refund")}</p> : <ReceiptFacts purchase={purchase} />}
				{purchase.may_refund && <RefundForm purchase={purchase} />}
			</div>
		</Card>
	);
}

function Line({ label, value, isTotal }: { label: string; value: string; isTotal?: boolean }) {
	return (
		<div className={isTotal ? "points-total" : undefined}>
			<dt>{label}</dt>
			<dd className="figure">{value}</dd>
		</div>
	);
}

function ReceiptFacts({ purchase }: { purchase: ShownPurchase }) {
	const { t } = useTranslation("buy-points");
	const { number, card, credited, state, may_refund, refund_until } = purchase;
	const facts: FactPair[] = [
		[t("receipt.number"), number],
		[t("receipt.state"), t(`states.${state}`)],
		[t("receipt.card"), card],
		[t("receipt.date"), credited],
		[t("receipt.refund"), may_refund ? refund_until : null],
	];
	return <Facts of={facts} />;
}

function RefundForm({ purchase: { id, points, money } }: { purchase: ShownPurchase }) {
	const { refund } = useLoaderData<typeof loader>() as unknown as { refund: { name: typeof refunding } };
	const { t } = useTranslation("buy-points");
	const words = usePointsWords();
	return (
		<EndpointForm form={refund as never}>
			<input type="hidden" name="purchase_id" value={id} />
			<SubmitButton
				form={refund as never}
				question={askedIn(t, "refund", { points: words.withLabel(points), money: money.total })}
			>
				{t("refund.act")}
			</SubmitButton>
		</EndpointForm>
	);
}
