/** How many: the choices that the item offers, and a number of one's own where it may be typed. */
import { useActionData, useLoaderData } from "@remix-run/react";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { action, loader } from "./item.server";

/** The drop-down; 'Enter Custom Qty' shows the number's field, also without scripts. */
export function QuantityField({ stock }: { stock: number | null }) {
	const { quantity } = useLoaderData<typeof loader>();
	const { t } = useTranslation("catalog");
	const answer = useActionData<typeof action>();
	const error = answer?.refusal.errors?.quantity?.[0];
	const { choices, may_type, step } = quantity;
	const options = choices.map((value, at) => ({
		value: String(value),
		label: step > 1 ? t("quantity.times", { quantity: value, times: at + 1 }) : String(value),
		isDisabled: stock !== null && value > stock,
	}));
	const custom = may_type ? [{ value: "custom", label: t("quantity.custom") }] : [];
	return (
		<div className="quantity">
			<Field label={t("quantity.label")} error={error}>
				<Select
					name="quantity"
					defaultValue={answer?.typed.quantity ?? String(choices[0])}
					options={[...options, ...custom]}
				/>
			</Field>
			{may_type && (
				<div className="quantity-custom">
					<Field
						label={t("quantity.own")}
						hint={step > 1 ? t("common:validation.multiple", { count: step }) : undefined}
					>
						<TextInput
							name="custom_quantity"
							type="number"
							inputMode="numeric"
							defaultValue={answer?.typed.custom_quantity ?? step}
						/>
					</Field>
				</div>
			)}
		</div>
	);
}
