/** Whom what goes by e-mail reaches, and what is said of donations: neither needs an address. */
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
			</div>
		</Card>
	);
}

/** What becomes of a donation: nothing is asked for it. */
export function DonationCard({ isOnly }: { isOnly: boolean }) {
	const { user } = useFrame();
	const { t } = useTranslation("checkout");
	return (
		<Card id={isOnly ? "delivery" : undefined} title={t("donation.title")}>
			<p className="soft">{t("donation.text", { email: user?.email })}</p>
		</Card>
	);
}
