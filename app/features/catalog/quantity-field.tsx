/** How many: the choices that the item offers, and a number of one's own where it may be typed. */
import { useLoaderData } from "@remix-run/react";
import { timesOfBase } from "#workers/features/catalog/rules/quantity";
import { FormField } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./item.server";

/** The drop-down; 'Enter Custom Qty' shows the number's field, also without scripts. */
export function QuantityField({ stock }: { stock: number | null }) {
	const { form, quantity } = useLoaderData<typeof loader>();
	const { t } = useTranslation("catalog");
	const { valuesOf } = useFormScope();
	const { choices, may_type, step } = quantity;
	const options = choices.map((value) => {
		const times = timesOfBase(value, step);
		return {
			value: String(value),
			label: times ? t("quantity.times", { quantity: value, times }) : String(value),
			isDisabled: stock !== null && value > stock,
		};
	});
	const custom = may_type ? [{ value: "custom", label: t("quantity.custom") }] : [];
	return (
		<div className="quantity">
			<FormField of={form.fields.quantity} isOptional={false}>
				<Select options={[...options, ...custom]} />
			</FormField>
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
							defaultValue={valuesOf("custom_quantity")?.at(-1) ?? step}
						/>
					</Field>
				</div>
			)}
		</div>
	);
}
