/** Whom a gift card goes to; left empty, it comes to the buyer. */

import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";

const maxMessage = 1000;

/** The recipient's fields, folded away until they are wanted or wrong. */
export function GiftFields({
	errors,
	typed = {},
}: {
	errors?: Record<string, string[]>;
	typed?: Record<string, string>;
}) {
	const { t } = useTranslation("catalog");
	const field = (name: string) => ({
		name: `recipient_${name}`,
		defaultValue: typed[`recipient_${name}`],
	});
	const errorOf = (name: string) => errors?.[`data.${name}`]?.[0];
	const email = errorOf("recipient_email");
	return (
		<details className="fold" open={Boolean(email || typed.recipient_email)}>
			<summary>
				{t("gift.title")}
				<Icon name="chevron-down" size="small" />
			</summary>
			<div className="stack">
				<Field label={t("gift.email")} error={email}>
					<TextInput {...field("email")} type="email" autoComplete="off" />
				</Field>
				<Field label={t("gift.firstName")} isOptional error={errorOf("recipient_first_name")}>
					<TextInput {...field("first_name")} maxLength={100} autoComplete="off" />
				</Field>
				<Field label={t("gift.lastName")} isOptional error={errorOf("recipient_last_name")}>
					<TextInput {...field("last_name")} maxLength={100} autoComplete="off" />
				</Field>
				<Field label={t("gift.message")} isOptional error={errorOf("custom_message")}>
					<TextArea name="custom_message" maxLength={maxMessage} rows={3} defaultValue={typed.custom_message} />
				</Field>
			</div>
		</details>
	);
}
