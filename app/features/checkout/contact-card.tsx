/** How the courier reaches the buyer; belongs to this order alone. */
import { useActionData, useLoaderData } from "@remix-run/react";
import { useFrame } from "~/shell/use-frame";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { Grid, GridCell } from "~/ui/grid";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { action, loader } from "./checkout.server";
import { orderFormId } from "./order-total";

/** Phone and e-mail, as they were typed, else as the chosen address or the profile has them. */
export function ContactCard() {
	const { addresses, chosen_id } = useLoaderData<typeof loader>();
	const { user } = useFrame();
	const { t } = useTranslation("checkout");
	const answer = useActionData<typeof action>();
	const ordered = answer?.intent === "order" ? answer : undefined;
	const address = addresses.find(({ id }) => id === chosen_id);
	const errors = ordered?.refusal.errors;
	return (
		<Card title={t("contact.title")}>
			<Grid>
				<GridCell sm={6}>
					<Field
						label={t("contact.phone")}
						note={t("contact.phoneNote")}
						error={errors?.["checkoutAddress.phone"]?.[0] ?? errors?.phone?.[0]}
					>
						<TextInput
							name="phone"
							form={orderFormId}
							type="tel"
							autoComplete="tel"
							maxLength={30}
							defaultValue={ordered?.typed.phone ?? (address?.phone || user?.phone)}
						/>
					</Field>
				</GridCell>
				<GridCell sm={6}>
					<Field label={t("contact.email")} error={errors?.["checkoutAddress.email"]?.[0] ?? errors?.email?.[0]}>
						<TextInput
							name="email"
							form={orderFormId}
							type="email"
							autoComplete="email"
							maxLength={200}
							defaultValue={ordered?.typed.email ?? (address?.email || user?.email)}
						/>
					</Field>
				</GridCell>
			</Grid>
		</Card>
	);
}
