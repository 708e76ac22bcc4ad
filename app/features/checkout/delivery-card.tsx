/** Where the order goes: the address book as cards to choose from, or the fields of a first address. */
import { useActionData, useLoaderData } from "@remix-run/react";
import { AddressFields } from "~/features/addresses";
import { useFrame } from "~/shell/use-frame";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChoiceCard } from "~/ui/choice";
import { useTranslation } from "~/ui/texts";
import { AddressDialogs } from "./address-dialogs";
import type { action, loader } from "./checkout.server";
import { orderFormId } from "./order-total";

/** The card; its inputs belong to the order form. */
export function DeliveryCard() {
	const { addresses } = useLoaderData<typeof loader>();
	const { t } = useTranslation("checkout");
	return (
		<Card id="delivery" title={t("delivery.title")}>
			<div className="stack">
				{addresses.length === 0 ? <FirstAddress /> : <AddressBook />}
				<AddressDialogs />
			</div>
		</Card>
	);
}

function FirstAddress() {
	const { countries } = useLoaderData<typeof loader>();
	const { account, user } = useFrame();
	const answer = useActionData<typeof action>();
	const ordered = answer?.intent === "order" ? answer : undefined;
	const values = {
		first_name: user?.first_name,
		last_name: user?.last_name,
		country: account.country,
		...ordered?.typed,
	};
	return (
		<AddressFields
			formId={orderFormId}
			countries={countries}
			values={values}
			errors={ordered?.refusal.errors}
			prefix="checkoutAddress."
		/>
	);
}

function AddressBook() {
	const { addresses, chosen_id } = useLoaderData<typeof loader>();
	const { t } = useTranslation("addresses");
	const answer = useActionData<typeof action>();
	const typed = answer?.intent === "order" ? Number(answer.typed.address_id) : 0;
	const chosen = addresses.some(({ id }) => id === typed) ? typed : chosen_id;
	return (
		<>
			<fieldset className="field">
				<legend className="unseen">{t("choose")}</legend>
				<div className="choices">
					{addresses.map(({ id, lines, is_default }) => (
						<ChoiceCard
							key={`${id}-${chosen}`}
							name="address_id"
							form={orderFormId}
							value={id}
							defaultChecked={id === chosen}
							required
							title={lines[0]}
							actions={
								<>
									<Anchor
										href={`/store/checkout?address=${id}#delivery`}
										keepsScroll
										aria-label={t("actions.editNamed", { name: lines[1] })}
									>
										{t("actions.edit")}
									</Anchor>
									<Anchor
										href={`/store/checkout?remove=${id}#delivery`}
										keepsScroll
										aria-label={t("actions.removeNamed", { name: lines[1] })}
									>
										{t("actions.remove")}
									</Anchor>
								</>
							}
						>
							{lines.slice(1).map((line) => (
								<span key={line} className="address-line">
									{line}
								</span>
							))}
							{is_default === 1 && addresses.length > 1 && <span className="meta address-line">{t("usual")}</span>}
						</ChoiceCard>
					))}
				</div>
			</fieldset>
			<div>
				<ButtonLink href="/store/checkout?address=new#delivery" icon="plus" keepsScroll>
					{t("actions.add")}
				</ButtonLink>
			</div>
		</>
	);
}
