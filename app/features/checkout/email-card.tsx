/** Whom what goes by e-mail reaches and with which words, and what is said of donations: neither needs an address. */
import { useLoaderData } from "@remix-run/react";
import { FormField } from "~/form/form-field";
import { useFrame } from "~/shell/use-frame";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./checkout.server";

/** The address to which codes and vouchers are sent: one's own unless another is typed. */
export function EmailCard({ isOnly }: { isOnly: boolean }) {
	const { cart, order } = useLoaderData<typeof loader>();
	const { t } = useTranslation("checkout");
	const lines = cart.items.filter(({ item }) => item.delivery === "email");
	const isAsked = lines.some(({ recipient_email }) => recipient_email === "");
	const hasOwnWords = lines.some(({ custom_message }) => custom_message === "");
	return (
		<Card id={isOnly ? "delivery" : undefined} title={t("email.title")}>
			<div className="stack">
				<ul className="email-lines">
					{lines.map(({ itemId, item, recipient_email }) => (
						<li key={itemId}>
							{item.name}
							{recipient_email && <span className="meta"> {t("email.toOther", { email: recipient_email })}</span>}
						</li>
					))}
				</ul>
				{isAsked && (
					<FormField
						of={order.form.fields["checkoutAddress.egift_recipient_email"]}
						hint={t("email.note")}
						type="email"
						autoComplete="email"
						isOptional={false}
					/>
				)}
				{hasOwnWords && (
					<FormField
						of={order.form.fields["checkoutAddress.gift_address_details.body"]}
						hint={t("email.messageNote")}
						rows={3}
					/>
				)}
			</div>
		</Card>
	);
}

/** What becomes of a donation, what it is given for, and whether the organization hears from whom. */
export function DonationCard({ isOnly }: { isOnly: boolean }) {
	const { fields } = useLoaderData<typeof loader>().order.form;
	const { user } = useFrame();
	const { t } = useTranslation("checkout");
	return (
		<Card id={isOnly ? "delivery" : undefined} title={t("donation.title")}>
			<div className="stack">
				<p className="soft">{t("donation.text", { email: user?.email })}</p>
				<FormField
					of={fields["checkoutAddress.donation_dedication"]}
					hint={t("donation.dedicationNote")}
					autoComplete="off"
				/>
				<FormField of={fields["checkoutAddress.donation_is_named"]} hint={t("donation.isNamedNote")} />
			</div>
		</Card>
	);
}
