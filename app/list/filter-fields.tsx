/** The fields that narrow a list or a report, by their kind. */
import type { ReactNode } from "react";
import type { FilterField } from "#workers/kernel/describe-filters";
import { Checkbox } from "~/ui/choice";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";

/**
 * Props of a field; `isFollowed` where the form keeps it in step with the address by itself (use-followed-filters.ts),
 * `form` the id of a form that it stands outside of.
 */
export type FilterControlProps = {
	field: FilterField;
	value: string;
	error?: string;
	isFollowed?: boolean;
	form?: string;
	/** In the place of the plain input. */
	children?: ReactNode;
};

/** One field with what is chosen; without scripts it is a plain field of its form. */
export function FilterControl({ field, value, error, isFollowed, form, children }: FilterControlProps) {
	const key = isFollowed ? undefined : value;
	if (field.kind === "flag")
		return (
			<Checkbox key={key} isSwitch name={field.name} value="1" defaultChecked={value === "1"} label={field.label} />
		);
	return (
		<Field label={field.label} hint={field.hint} error={error} control={form ? { form } : undefined}>
			{children ?? <Control key={key} field={field} value={value} />}
		</Field>
	);
}

function Control({ field: { name, kind, any, options = [] }, value }: { field: FilterField; value: string }) {
	if (kind === "choice") return <Select name={name} defaultValue={value} placeholder={any} options={options} />;
	if (kind === "day") return <TextInput type="date" name={name} defaultValue={value} />;
	if (kind === "text") return <TextInput name={name} defaultValue={value} maxLength={200} />;
	if (kind === "number") return <TextInput inputMode="numeric" name={name} defaultValue={value} maxLength={20} />;
	return <TextInput type="search" name="search" icon="search" defaultValue={value} maxLength={200} />;
}
