/** Several lines of text with a counter where it says something. */
import { type TextareaHTMLAttributes, useId, useState } from "react";
import { useTranslation } from "~/ui/texts";
import { classNames } from "./class-names";
import { useField } from "./field";
import { counterTone, showsCounter } from "./rules/counter-tone";

/** Props of a text area; with `minLength` the counter is red below it and green from it on. */
export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
	/** A hint at the start of the counter's line. */
	counterHint?: string;
};

/** A native text area; at its maximum it says so. Its length is counted as the browser and the server do, a face as two. */
export function TextArea({ counterHint, className, onInput, onFocus, ...given }: TextAreaProps) {
	const { t } = useTranslation("common");
	const { min: _min, max: _max, step: _step, ...field } = useField();
	const { minLength, maxLength, ...rest } = { ...field, ...given };
	const counterId = useId();
	const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? "").length);
	const tone = counterTone(length, minLength);
	const isSilent = !showsCounter(length, minLength, maxLength);
	const isFull = maxLength !== undefined && length >= maxLength;
	const described = [field["aria-describedby"], counterId].filter(Boolean).join(" ");
	return (
		<>
			<textarea
				rows={5}
				{...rest}
				minLength={minLength}
				maxLength={maxLength}
				aria-describedby={described}
				className={classNames("input", className)}
				onFocus={(event) => {
					// A browser shows the line of the caret alone; a press keeps the text under the finger where it is.
					if (!event.currentTarget.matches(":active")) event.currentTarget.scrollIntoView({ block: "nearest" });
					onFocus?.(event);
				}}
				onInput={(event) => {
					setLength(event.currentTarget.value.length);
					onInput?.(event);
				}}
			/>
			<div className={isSilent && !counterHint ? "unseen" : "hint"} id={counterId}>
				<span role="status">{isFull ? t("textareaMaxChars", { max: maxLength }) : counterHint}</span>
				{(maxLength !== undefined || minLength !== undefined) && (
					<span
						className={classNames("figure script-only", tone !== "plain" && `hint-${tone}`, isSilent && "hint-silent")}
						data-tone={tone}
					>
						{length} / {tone === "bad" || maxLength === undefined ? minLength : maxLength}
					</span>
				)}
			</div>
		</>
	);
}
