/** Whom what goes by e-mail reaches, and what is said of donations: neither needs an address. */
import { useActionData, useLoaderData } from "@remix-run/react";
import { useFrame } from "~/shell/use-frame";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { action, loader } from "./checkout.server";
import { orderFormId } from "./order-total";

/** The address to which codes and vouchers are sent: one's own unless another is typed. */
export function EmailCard({ isOnly }: { isOnly: boolean }) {
	const { cart } = useLoaderData<typeof loader>();
	const { user } = useFrame();
	const { t } = useTranslation("checkout");
	const answer = useActionData<typeof action>();
	const ordered = answer?.intent === "order" ? answer : undefined;
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
					<Field
						label={t("email.to")}
						hint={t("email.note")}
						error={ordered?.refusal.errors?.["checkoutAddress.egift_recipient_email"]?.[0]}
					>
						<TextInput
							name="egift_recipient_email"
							form={orderFormId}
							type="email"
							autoComplete="email"
							maxLength={200}
							defaultValue={ordered?.typed.egift_recipient_email ?? user?.email}
						/>
					</Field>
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
