/** A line of text for which the browser offers what is known while one types, without scripts, too. */
import { useId } from "react";
import { TextInput, type TextInputProps } from "./text-input";

/** What is offered: the value that is taken, and words beside it where it says too little by itself. */
export type Offered = { value: string; label?: string };

/** A native input with its list; anything else may be typed as well. */
export function SuggestingInput({ offered, ...input }: TextInputProps & { offered: readonly Offered[] }) {
	const list = useId();
	return (
		<>
			<TextInput {...input} list={list} autoComplete="off" />
			<datalist id={list}>
				{offered.map(({ value, label }) => (
					<option key={value} value={value} label={label} />
				))}
			</datalist>
		</>
	);
}
