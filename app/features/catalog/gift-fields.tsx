/** Whom a gift card goes to; left empty, it comes to the buyer. */
import { useLoaderData } from "@remix-run/react";
import { FormField } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./item.server";

/** The recipient's fields, folded away until they are wanted or wrong. */
export function GiftFields() {
	const { fields } = useLoaderData<typeof loader>().form;
	const { t } = useTranslation("catalog");
	const { problems, valuesOf } = useFormScope();
	const email = fields["data.recipient_email"];
	return (
		<details className="fold" open={Boolean(problems[email.name] || valuesOf(email.name)?.at(-1))}>
			<summary>
				{t("gift.title")}
				<Icon name="chevron-down" size="small" />
			</summary>
			<div className="stack">
				<FormField of={email} type="email" autoComplete="off" isOptional={false} />
				<FormField of={fields["data.recipient_first_name"]} autoComplete="off" />
				<FormField of={fields["data.recipient_last_name"]} autoComplete="off" />
				<FormField of={fields["data.custom_message"]} rows={3} />
			</div>
		</details>
	);
}
