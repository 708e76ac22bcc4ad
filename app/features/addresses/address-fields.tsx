/** The fields of an address in the form around: name, street, place and country. */
import type { FieldFace, FieldOption } from "#workers/kernel/form-face";
import { FormField } from "~/form/form-field";
import { Grid, GridCell } from "~/ui/grid";
import type { AddressField } from "./address-texts";

/** Props of the fields; `of` finds them in the form around. */
export type AddressFieldsProps = { of: (name: AddressField) => FieldFace; countries: FieldOption[] };

/** The fields. */
export function AddressFields({ of, countries }: AddressFieldsProps) {
	const field = (name: AddressField, autoComplete: string) => (
		<FormField of={of(name)} autoComplete={`shipping ${autoComplete}`} isOptional={name === "address2"} />
	);
	return (
		<Grid>
			<GridCell sm={6}>{field("first_name", "given-name")}</GridCell>
			<GridCell sm={6}>{field("last_name", "family-name")}</GridCell>
			<GridCell md={6}>{field("address1", "address-line1")}</GridCell>
			<GridCell md={6}>{field("address2", "address-line2")}</GridCell>
			<GridCell sm={5} xl={4}>
				{field("city", "address-level2")}
			</GridCell>
			<GridCell xs={7} sm={4} xl={3}>
				{field("state", "address-level1")}
			</GridCell>
			<GridCell xs={5} sm={3} xl={2}>
				{field("postal_code", "postal-code")}
			</GridCell>
			<GridCell xl={3}>
				<FormField of={of("country")} options={countries} autoComplete="shipping country" isOptional={false} />
			</GridCell>
		</Grid>
	);
}
