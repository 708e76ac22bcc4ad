/** One purchase as it goes on: its price, its payment, what became of it, and giving it back. */
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { boughtPointsPolling } from "~/ui/timings";
import { usePolling } from "~/ui/use-polling";
import type { loader } from "./buy-points.server";
import { PayCard } from "./pay-card";
import { PriceCard } from "./price-card";
import type { ShownPurchase } from "./shown-purchase";

const waiting = ["processing", "pre_success", "asked"];

/** The page. */
export function PurchasePage() {
	const { purchase } = useLoaderData<typeof loader>() as { purchase: ShownPurchase };
	const { t } = useTranslation("buy-points");
	const { revalidate } = useRevalidator();
	const words = usePointsWords();
	const { step, id, is_refund_sent } = purchase;
	usePolling(waiting.includes(step) || is_refund_sent === false, revalidate, `${id} ${step}`, boughtPointsPolling);
	const points = words.withLabel(purchase.points);
	const title = step === "quoted" ? t("title") : t(`${step}.title`, { points });
	const up =
		purchase.product === "top_up"
			? { href: "/settings/buy_points", label: t("success.account") }
			: { href: "/buy_points", label: t("again") };
	return (
		<div className="stack">
			<PageHead title={title} back={up} />
			<div className="split">
				<div className="stack">
					<Step purchase={purchase} />
				</div>
				<PriceCard purchase={purchase} />
			</div>
		</div>
	);
}

/** What is to be done or to be known now. */
function Step({ purchase }: { purchase: ShownPurchase }) {
	const { step } = purchase;
	if (step === "quoted") return <PayCard purchase={purchase} />;
	if (step === "asked") return <Asked purchase={purchase} />;
	if (step === "success") return <Success purchase={purchase} />;
	if (step === "failure") return <Failure purchase={purchase} />;
	return <Said purchase={purchase} />;
}

/** States in which there is nothing to be done. */
function Said({ purchase }: { purchase: ShownPurchase }) {
	const { t } = useTranslation("buy-points");
	const { step, id, is_refund_sent } = purchase;
	if (step === "expired")
		return (
			<Card>
				<div className="stack-small">
					<p>{t("expired.text")}</p>
					<ButtonLink kind="main" href={againOf(purchase)}>
						{t("choose.price")}
					</ButtonLink>
				</div>
			</Card>
		);
	if (step === "refunded")
		return <Notice tone="good">{t(is_refund_sent ? "refunded.sent" : "refunded.waiting")}</Notice>;
	return (
		<Card>
			<div className="stack-small" role="status">
				<p>{step === "pre_success" ? t("pre_success.text") : t("processing.text")}</p>
				<Anchor className="link hit without-scripts" href={`/buy_points?purchase=${id}`}>
					{t("processing.look")}
				</Anchor>
			</div>
		</Card>
	);
}

/** The same number of points at a new price. */
function againOf({ product, points }: ShownPurchase): string {
	return product === "top_up" ? "/settings/buy_points" : `/buy_points?pointsType=${product}&amount=${points}`;
}

/** The bank's question, or the provider's page: a press that leaves the site, of which the buyer knows. */
function Asked({ purchase }: { purchase: ShownPurchase }) {
	const { t } = useTranslation("buy-points");
	const { next_url, id, is_page } = purchase;
	return (
		<Card>
			<div className="stack-small">
				<p>{t(is_page ? "asked.page" : "asked.bank")}</p>
				<div className="row-wrap">
					<ButtonLink kind="main" icon="external" href={next_url ?? ""} isDocument>
						{t(is_page ? "asked.toPage" : "asked.toBank")}
					</ButtonLink>
					<ButtonLink className="without-scripts" href={`/buy_points?purchase=${id}`}>
						{t("processing.look")}
					</ButtonLink>
				</div>
			</div>
		</Card>
	);
}

function Success({ purchase }: { purchase: ShownPurchase }) {
	const { t } = useTranslation("buy-points");
	const words = usePointsWords();
	const { balance, credited, product } = purchase;
	return (
		<Card>
			<div className="stack-small">
				<div role="status">
					{balance !== null && product !== "top_up" && (
						<>
							<p className="meta">{t("success.balance")}</p>
							<p className="points-balance figure">{words.figure(balance)}</p>
						</>
					)}
					<p className="soft">{t("success.text", { date: credited ?? "" })}</p>
				</div>
				<div className="row-wrap">
					{product === "top_up" ? (
						<ButtonLink kind="main" href="/settings/buy_points">
							{t("success.account")}
						</ButtonLink>
					) : (
						<ButtonLink kind="main" href="/store/checkout">
							{t("success.cart")}
						</ButtonLink>
					)}
				</div>
			</div>
		</Card>
	);
}

/** Why it failed, what is kept, and another try while the price holds. */
function Failure({ purchase }: { purchase: ShownPurchase }) {
	const { t } = useTranslation("buy-points");
	const { failure, card, may_try_again, holds_until } = purchase;
	return (
		<>
			<Notice tone="bad" isLive>
				<p className="strong">{t(`failures.${failure ?? "card_declined"}`)}</p>
				{card && <p>{t("failure.card", { card })}</p>}
				<p>
					{t("failure.text")} {may_try_again ? t("failure.kept", { time: holds_until }) : t("failure.anew")}
				</p>
			</Notice>
			{may_try_again ? (
				<PayCard purchase={purchase} />
			) : (
				<div className="row">
					<ButtonLink kind="main" href={againOf(purchase)}>
						{t("choose.price")}
					</ButtonLink>
				</div>
			)}
		</>
	);
}
