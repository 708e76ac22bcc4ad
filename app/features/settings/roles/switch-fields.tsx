/** Switches of people, each with a sentence of what follows. */
import type { PersonSwitch } from "#workers/features/members/rules/person-switches";
import type { FieldFace } from "#workers/kernel/form-face";
import { FormField } from "~/form/form-field";
import { useTranslation } from "~/ui/texts";

/** Props: the form whose fields they are, and which of them. */
type SwitchFieldsProps<Name extends PersonSwitch> = {
	form: { fields: Record<Name, FieldFace> };
	names: readonly Name[];
};

/** The fields. */
export function SwitchFields<Name extends PersonSwitch>({ form, names }: SwitchFieldsProps<Name>) {
	const { t } = useTranslation("members");
	return names.map((name) => (
		<FormField key={name} of={form.fields[name]} hint={t(`owners.switches.${name as PersonSwitch}.hint`)} />
	));
}
