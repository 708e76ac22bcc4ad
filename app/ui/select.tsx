/** A native drop-down. */
import type { SelectHTMLAttributes } from "react";
import { classNames } from "./class-names";
import { useField } from "./field";

/** One entry of a drop-down. */
export type SelectOption = { value: string; label: string; isDisabled?: boolean };

/** Props of a drop-down: options as data, with an empty first entry when a placeholder is given. */
export type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { options: SelectOption[]; placeholder?: string };

/**
 * A native drop-down in the look of the product. Another default makes another element: React leaves the entries of one that
 * stands as they were, so that a form which is reset after it was saved would show what it had shown before.
 */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
	const { min: _min, max: _max, step: _step, minLength: _least, maxLength: _most, ...field } = useField();
	const shown = { ...field, ...rest };
	return (
		<select key={String(shown.defaultValue ?? "")} {...shown} className={classNames("input", className)}>
			{placeholder !== undefined && <option value="">{placeholder}</option>}
			{options.map((option) => (
				<option key={option.value} value={option.value} disabled={option.isDisabled}>
					{option.label}
				</option>
			))}
		</select>
	);
}
