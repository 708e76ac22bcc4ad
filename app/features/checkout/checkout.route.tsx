/** Cart and checkout on one page: what is in the cart, where it goes, what it costs. */
import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { SteppedTabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { CartLines } from "./cart-lines";
import type { action, loader } from "./checkout.server";
import { ContactCard } from "./contact-card";
import { DeliveryCard } from "./delivery-card";
import { DonationCard, EmailCard } from "./email-card";
import { OrderTotal } from "./order-total";
import "./checkout.css";

export { action, loader } from "./checkout.server";

export const meta = titleMeta;

/** The screen. */
export default function Checkout() {
	const { cart, addresses, deliveries } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("checkout");
	const refusal = useRefusalInSight(answer);
	if (cart.items.length === 0) return <EmptyCart />;
	const isBlocked = cart.items.some(({ notices }) => notices.some(({ is_blocking }) => is_blocking === 1));
	const isCarried = deliveries.includes("courier");
	const hasWhereTo = !isCarried || addresses.length > 0;
	const steps = [
		{ label: t("steps.cart"), href: "#cart" },
		{ label: t("steps.delivery"), href: "#delivery" },
		{ label: t("steps.placeOrder") },
	];
	const showsAtItsPlace = answer?.intent === "quantity" || answer?.intent === "save_address";
	return (
		<>
			<PageHead title={t("title")} />
			<SteppedTabs label={t("steps.label")} steps={steps} current={isBlocked ? 0 : hasWhereTo ? 2 : 1} />
			{answer && !showsAtItsPlace && (
				<div ref={refusal} tabIndex={-1} className="checkout-refusal">
					<Notice tone="bad" isLive>
						{answer.refusal.resultMsg}
					</Notice>
				</div>
			)}
			<div className="split">
				<div className="stack">
					<CartLines />
					{isCarried && <DeliveryCard />}
					{isCarried && <ContactCard />}
					{deliveries.includes("email") && <EmailCard isOnly={!isCarried} />}
					{deliveries.includes("donation") && <DonationCard isOnly={deliveries.length === 1} />}
				</div>
				<OrderTotal isBlocked={isBlocked} />
			</div>
		</>
	);
}

/** Leads to what must be mended: the first wrong field, else the message. */
function useRefusalInSight(answer: unknown) {
	const message = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!answer) return;
		const field = document.querySelector<HTMLElement>("[aria-invalid=true]");
		(field ?? message.current)?.focus();
		if (!field) message.current?.scrollIntoView({ block: "center" });
	}, [answer]);
	return message;
}

function EmptyCart() {
	const { t } = useTranslation("checkout");
	const action = (
		<>
			<ButtonLink href="/store" kind="main">
				{t("empty.action")}
			</ButtonLink>
			<ButtonLink href="/store/orders">{t("empty.orders")}</ButtonLink>
		</>
	);
	return (
		<>
			<PageHead title={t("title")} />
			<EmptyState drawing="cart" title={t("empty.title")} action={action}>
				{t("empty.text")}
			</EmptyState>
		</>
	);
}
