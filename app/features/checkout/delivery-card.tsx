/** Where the order goes: the address book as cards to choose from, or the fields of a first address. */
import { useLoaderData } from "@remix-run/react";
import { AddressFields } from "~/features/addresses";
import { useFormScope } from "~/form/form-scope";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChoiceCard } from "~/ui/choice";
import { useTranslation } from "~/ui/texts";
import { AddressDialogs } from "./address-dialogs";
import type { loader } from "./checkout.server";

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
	const { order, countries } = useLoaderData<typeof loader>();
	const { fields } = order.form;
	return <AddressFields of={(name) => fields[`checkoutAddress.${name}` as const]} countries={countries} />;
}

function AddressBook() {
	const { addresses, chosen_id } = useLoaderData<typeof loader>();
	const { t } = useTranslation("addresses");
	const { id: formId, valuesOf } = useFormScope();
	const typed = Number(valuesOf("checkoutAddress.id")?.at(-1));
	const chosen = addresses.some(({ id }) => id === typed) ? typed : chosen_id;
	return (
		<>
			<fieldset className="field">
				<legend className="unseen">{t("choose")}</legend>
				<div className="choices">
					{addresses.map(({ id, lines, is_default }) => (
						<ChoiceCard
							key={`${id}-${chosen}`}
							name="checkoutAddress.id"
							form={formId}
							value={id}
							defaultChecked={id === chosen}
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
