/** The fields of an address in a form; phone and e-mail belong to whoever asks for a contact. */

import { Field } from "~/ui/field";
import { Grid, GridCell } from "~/ui/grid";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";

/** What stands in the fields, by their names. */
export type AddressValues = Partial<Record<string, string>>;

/** Props of the fields; `formId` names the form when they stand outside it, `prefix` goes before the names of errors. */
export type AddressFieldsProps = {
	values: AddressValues;
	errors?: Record<string, string[]>;
	prefix?: string;
	countries: { value: string; label: string }[];
	formId?: string;
};

/** Name, street, place and country. */
export function AddressFields({ values, errors, prefix = "", countries, formId }: AddressFieldsProps) {
	const { t } = useTranslation("addresses");
	const error = (name: string) => errors?.[prefix + name]?.[0] ?? errors?.[name]?.[0];
	const input = (name: string, autoComplete: string, max: number, isOptional = false) => (
		<TextInput
			name={name}
			form={formId}
			autoComplete={`shipping ${autoComplete}`}
			defaultValue={values[name] ?? ""}
			maxLength={max}
			required={!isOptional}
		/>
	);
	return (
		<Grid>
			<GridCell sm={6}>
				<Field label={t("fields.firstName")} error={error("first_name")}>
					{input("first_name", "given-name", 100)}
				</Field>
			</GridCell>
			<GridCell sm={6}>
				<Field label={t("fields.lastName")} error={error("last_name")}>
					{input("last_name", "family-name", 100)}
				</Field>
			</GridCell>
			<GridCell>
				<Field label={t("fields.address1")} error={error("address1")}>
					{input("address1", "address-line1", 200)}
				</Field>
			</GridCell>
			<GridCell>
				<Field label={t("fields.address2")} isOptional error={error("address2")}>
					{input("address2", "address-line2", 200, true)}
				</Field>
			</GridCell>
			<GridCell sm={5}>
				<Field label={t("fields.city")} error={error("city")}>
					{input("city", "address-level2", 100)}
				</Field>
			</GridCell>
			<GridCell xs={7} sm={4}>
				<Field label={t("fields.state")} error={error("state")}>
					{input("state", "address-level1", 100, true)}
				</Field>
			</GridCell>
			<GridCell xs={5} sm={3}>
				<Field label={t("fields.postalCode")} error={error("postal_code")}>
					{input("postal_code", "postal-code", 20, true)}
				</Field>
			</GridCell>
			<GridCell>
				<Field label={t("fields.country")} error={error("country")}>
					<Select
						name="country"
						form={formId}
						autoComplete="shipping country"
						options={countries}
						defaultValue={values.country}
					/>
				</Field>
			</GridCell>
		</Grid>
	);
}
