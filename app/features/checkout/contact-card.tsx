/** How the courier reaches the buyer; belongs to this order alone. */
import { useLoaderData } from "@remix-run/react";
import { FormField } from "~/form/form-field";
import { Card } from "~/ui/card";
import { Grid, GridCell } from "~/ui/grid";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./checkout.server";

/** Phone and e-mail. */
export function ContactCard() {
	const { fields } = useLoaderData<typeof loader>().order.form;
	const { t } = useTranslation("checkout");
	return (
		<Card title={t("contact.title")}>
			<Grid>
				<GridCell sm={6} lg={5}>
					<FormField
						of={fields["checkoutAddress.phone"]}
						note={t("contact.phoneNote")}
						type="tel"
						autoComplete="tel"
						isOptional={false}
					/>
				</GridCell>
				<GridCell sm={6} lg={7}>
					<FormField of={fields["checkoutAddress.email"]} type="email" autoComplete="email" isOptional={false} />
				</GridCell>
			</Grid>
		</Card>
	);
}
