/** A line of text, a number, a date, a file: every native input. */
import type { InputHTMLAttributes } from "react";
import { classNames } from "./class-names";
import { useField } from "./field";
import { Icon, type IconName } from "./icon";

/** Props of an input; inside a Field it takes its id and its error from there. */
export type TextInputProps = InputHTMLAttributes<HTMLInputElement> & { icon?: IconName };

/** A native input in the look of the product. */
export function TextInput({ icon, className, ...rest }: TextInputProps) {
	const field = useField();
	const input = <input {...field} {...rest} className={classNames("input", className)} />;
	if (!icon) return input;
	return (
		<span className="with-icon">
			<Icon name={icon} />
			{input}
		</span>
	);
}
