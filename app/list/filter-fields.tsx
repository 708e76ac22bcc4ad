/** The fields that narrow a list or a report, by their kind. */
import type { FilterField } from "#workers/kernel/describe-filters";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";

/** One field with what is chosen; without scripts it is a plain field of its form. */
export function FilterControl({ field, value, error }: { field: FilterField; value: string; error?: string }) {
	return (
		<Field label={field.label} hint={field.hint} error={error}>
			<Control field={field} value={value} />
		</Field>
	);
}

function Control({ field: { name, kind, any, options = [] }, value }: { field: FilterField; value: string }) {
	if (kind === "choice")
		return <Select key={value} name={name} defaultValue={value} placeholder={any} options={options} />;
	if (kind === "day") return <TextInput key={value} type="date" name={name} defaultValue={value} />;
	return <TextInput key={value} type="search" name="search" icon="search" defaultValue={value} maxLength={200} />;
}
