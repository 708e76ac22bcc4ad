/** Cart and checkout on one page: what is in the cart, where it goes, what it costs. */
import { useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Typed } from "~/form/form-answer";
import { FormProblems } from "~/form/form-problems";
import { FormScope } from "~/form/form-scope";
import { useSavedForm } from "~/form/use-saved-form";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { SteppedTabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { CartLines } from "./cart-lines";
import type { loader } from "./checkout.server";
import { ContactCard } from "./contact-card";
import { DeliveryCard } from "./delivery-card";
import { DonationCard, EmailCard } from "./email-card";
import { OrderTotal } from "./order-total";
import { ShortCard, useMissingInWallet, useMissingPoints, WalletShortCard } from "./short-card";
import "./checkout.css";

export { action, loader } from "./checkout.server";

export const meta = titleMeta;

/** The field of the chosen address. */
const addressField = "checkoutAddress.id";

/** The screen. */
export default function Checkout() {
	const { cart, addresses, deliveries, order } = useLoaderData<typeof loader>();
	const { t } = useTranslation("checkout");
	const { saved, onInput } = useSavedOrder();
	const values = useOrderValues(saved?.typed);
	const missing = useMissingPoints();
	const missingInWallet = useMissingInWallet();
	if (cart.items.length === 0) return <EmptyCart />;
	const isBlocked = cart.items.some(({ notices }) => notices.some(({ is_blocking }) => is_blocking === 1));
	const isCarried = deliveries.includes("courier");
	const hasWhereTo = !isCarried || addresses.length > 0;
	const isSent = deliveries.some((delivery) => delivery !== "donation");
	const steps = [
		{ label: t("steps.cart"), href: "#cart", isDone: !isBlocked && missing + missingInWallet === 0 },
		...(isSent ? [{ label: t("steps.delivery"), href: "#delivery", isDone: hasWhereTo }] : []),
		{ label: t("steps.placeOrder"), isDone: false },
	];
	return (
		<FormScope key={saved ? "saved" : "new"} form={order.form} values={values}>
			<PageHead title={t("title")} />
			<SteppedTabs label={t("steps.label")} steps={steps} current={steps.findIndex(({ isDone }) => !isDone)} />
			<div className="checkout-refusal">
				<FormProblems />
			</div>
			<div className="split" onInput={onInput}>
				<div className="stack">
					{!isBlocked && missing > 0 && <ShortCard balance={cart.total_points - missing} />}
					{!isBlocked && missingInWallet > 0 && <WalletShortCard missing={missingInWallet} />}
					<CartLines />
					{isCarried && <DeliveryCard />}
					{isCarried && <ContactCard />}
					{deliveries.includes("email") && <EmailCard isOnly={!isCarried} />}
					{deliveries.includes("donation") && <DonationCard isOnly={deliveries.length === 1} />}
				</div>
				<OrderTotal isBlocked={isBlocked} missing={missing} missingInWallet={missingInWallet} />
			</div>
		</FormScope>
	);
}

/** The order's form as it is kept in the tab, with the address to which the page's own address sends it. */
function useSavedOrder() {
	const { order, deliver_to } = useLoaderData<typeof loader>();
	const { saveTyped, ...saved } = useSavedForm(order.form.name);
	const latest = useRef(saveTyped);
	latest.current = saveTyped;
	useEffect(() => {
		if (deliver_to !== null) latest.current({ [addressField]: [String(deliver_to)] });
	}, [deliver_to]);
	return saved;
}

/** What the order's form holds at first: what was typed, else the contact as the chosen address or the profile has it, a first address as far as it is known. */
function useOrderValues(typed: Typed = {}) {
	const { addresses, deliver_to } = useLoaderData<typeof loader>();
	const { account, user } = useFrame();
	const chosen_id = deliver_to ?? Number(typed[addressField]?.at(-1));
	const chosen = addresses.find(({ id }) => id === chosen_id) ?? addresses[0];
	return {
		"checkoutAddress.first_name": user?.first_name,
		"checkoutAddress.last_name": user?.last_name,
		"checkoutAddress.country": account.country,
		"checkoutAddress.phone": chosen?.phone || user?.phone,
		"checkoutAddress.email": chosen?.email || user?.email,
		"checkoutAddress.egift_recipient_email": user?.email,
		...typed,
		[addressField]: chosen?.id,
	};
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
