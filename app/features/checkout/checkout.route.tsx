/** Cart and checkout on one page: what is in the cart, where it goes, what it costs. */
import { useLoaderData } from "@remix-run/react";
import { FormProblems } from "~/form/form-problems";
import { FormScope } from "~/form/form-scope";
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
import "./checkout.css";

export { action, loader } from "./checkout.server";

export const meta = titleMeta;

/** The screen. */
export default function Checkout() {
	const { cart, addresses, deliveries, order } = useLoaderData<typeof loader>();
	const { t } = useTranslation("checkout");
	const values = useOrderValues();
	if (cart.items.length === 0) return <EmptyCart />;
	const isBlocked = cart.items.some(({ notices }) => notices.some(({ is_blocking }) => is_blocking === 1));
	const isCarried = deliveries.includes("courier");
	const hasWhereTo = !isCarried || addresses.length > 0;
	const steps = [
		{ label: t("steps.cart"), href: "#cart" },
		{ label: t("steps.delivery"), href: "#delivery" },
		{ label: t("steps.placeOrder") },
	];
	return (
		<FormScope form={order.form} values={values}>
			<PageHead title={t("title")} />
			<SteppedTabs label={t("steps.label")} steps={steps} current={isBlocked ? 0 : hasWhereTo ? 2 : 1} />
			<div className="checkout-refusal">
				<FormProblems />
			</div>
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
		</FormScope>
	);
}

/** What the order's form holds at first: the contact as the chosen address or the profile has it, a first address as far as it is known. */
function useOrderValues() {
	const { addresses, chosen_id } = useLoaderData<typeof loader>();
	const { account, user } = useFrame();
	const chosen = addresses.find(({ id }) => id === chosen_id);
	return {
		"checkoutAddress.first_name": user?.first_name,
		"checkoutAddress.last_name": user?.last_name,
		"checkoutAddress.country": account.country,
		"checkoutAddress.phone": chosen?.phone || user?.phone,
		"checkoutAddress.email": chosen?.email || user?.email,
		"checkoutAddress.egift_recipient_email": user?.email,
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
