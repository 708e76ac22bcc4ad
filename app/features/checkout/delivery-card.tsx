/** Where the order goes: the address book as cards to choose from, or the fields of a first address. */
import { useLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { AddressFields, AddressLines } from "~/features/addresses";
import { useFormScope } from "~/form/form-scope";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChoiceCard } from "~/ui/choice";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./checkout.server";

/** The card; its inputs belong to the order form. */
export function DeliveryCard() {
	const { addresses } = useLoaderData<typeof loader>();
	const { t } = useTranslation("checkout");
	return (
		<Card id="delivery" title={t("delivery.title")}>
			<div className="stack">{addresses.length === 0 ? <FirstAddress /> : <AddressBook />}</div>
		</Card>
	);
}

function FirstAddress() {
	const { order, countries } = useLoaderData<typeof loader>();
	const { fields } = order.form;
	return <AddressFields of={(name) => fields[`checkoutAddress.${name}` as const]} countries={countries} />;
}

function AddressBook() {
	const { addresses } = useLoaderData<typeof loader>();
	const { t } = useTranslation("addresses");
	const { id: formId } = useFormScope();
	const { book, chosen, choose } = useChosenAddress();
	return (
		<>
			<fieldset ref={book} className="field">
				<legend className="unseen">{t("choose")}</legend>
				<div className="choices">
					{addresses.map(({ id, lines, is_default }) => (
						<ChoiceCard
							key={id}
							name="checkoutAddress.id"
							form={formId}
							value={id}
							checked={id === chosen}
							onChange={() => choose(id)}
							title={lines[0]}
							actions={
								<>
									<Anchor
										className="hit"
										href={`/addresses/${id}`}
										opens="dialog"
										aria-label={t("actions.editNamed", { name: lines[1] })}
									>
										{t("actions.edit")}
									</Anchor>
									<Anchor
										className="hit"
										href={`/addresses/${id}/remove`}
										opens="dialog"
										aria-label={t("actions.removeNamed", { name: lines[1] })}
									>
										{t("actions.remove")}
									</Anchor>
								</>
							}
						>
							<AddressLines lines={lines.slice(1)} />
							{is_default === 1 && addresses.length > 1 && <span className="meta line">{t("usual")}</span>}
						</ChoiceCard>
					))}
				</div>
			</fieldset>
			<div>
				<ButtonLink href="/addresses/new" icon="plus" opens="dialog">
					{t("actions.add")}
				</ButtonLink>
			</div>
		</>
	);
}

/** The address to which the order goes: the one that was just saved, or chosen by hand, as long as it is in the book. */
function useChosenAddress() {
	const { addresses, deliver_to } = useLoaderData<typeof loader>();
	const { valuesOf } = useFormScope();
	const book = useRef<HTMLFieldSetElement>(null);
	const [wished, choose] = useState(Number(valuesOf("checkoutAddress.id")?.at(-1)));
	const sentTo = useRef(deliver_to);
	// What was chosen before the scripts ran counts.
	useEffect(() => {
		const checked = book.current?.querySelector<HTMLInputElement>(":checked");
		if (checked) choose(Number(checked.value));
	}, []);
	useEffect(() => {
		if (deliver_to !== null && deliver_to !== sentTo.current) choose(deliver_to);
		sentTo.current = deliver_to;
	}, [deliver_to]);
	const chosen = addresses.find(({ id }) => id === wished)?.id ?? addresses[0]?.id;
	return { book, chosen, choose };
}
