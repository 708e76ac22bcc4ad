/** A labelled field: label, hint, and an error that says what was kept; the control inside finds its own ids. */
import { createContext, type InputHTMLAttributes, type ReactNode, useContext, useId } from "react";
import { useTranslation } from "~/ui/texts";
import { Icon } from "./icon";

/** What a field may say of the control inside it: its name, its limits and what stands in it. */
export type ControlAttributes = Pick<
	InputHTMLAttributes<HTMLInputElement>,
	"name" | "form" | "required" | "minLength" | "maxLength" | "min" | "max" | "step" | "inputMode" | "autoFocus"
> & { defaultValue?: string };

/** What a control needs to belong to its field. */
type FieldIds = { id?: string; describedBy?: string; isInvalid: boolean; control?: ControlAttributes };

const FieldContext = createContext<FieldIds>({ isInvalid: false });

/** Props of a field. */
export type FieldProps = {
	label: ReactNode;
	/** Seen by screen readers only. */
	isLabelHidden?: boolean;
	/** A word behind the label, such as what the field is for. */
	note?: string;
	/** Shows 'optional' behind the label. */
	isOptional?: boolean;
	hint?: ReactNode;
	error?: string | null;
	/** What was kept of the entry, said behind the error. */
	keptNote?: string;
	/** A link at the end of the label's line; the keyboard reaches it after the control. */
	end?: ReactNode;
	/** The control's id, where something leads to it. */
	id?: string;
	/** What the control inside takes over. */
	control?: ControlAttributes;
	children: ReactNode;
};

/** A label above, the control, a hint or an error under it. */
export function Field({
	label,
	isLabelHidden,
	note,
	isOptional,
	hint,
	error,
	keptNote,
	end,
	children,
	...rest
}: FieldProps) {
	const { t } = useTranslation("common");
	const made = useId();
	const id = rest.id ?? made;
	const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
	const quiet = note ?? (isOptional ? t("field.optional") : undefined);
	return (
		<div className={end ? "field field-with-end" : "field"}>
			<span className={isLabelHidden ? "unseen" : "field-label"}>
				<label htmlFor={id}>
					{label}
					{quiet && <span className="meta"> {quiet}</span>}
				</label>
			</span>
			<FieldContext.Provider value={{ id, describedBy, isInvalid: Boolean(error), control: rest.control }}>
				{children}
			</FieldContext.Provider>
			{error && <FieldError id={`${id}-error`} text={keptNote ? `${error} ${keptNote}` : error} />}
			{hint && (
				<div className="hint" id={`${id}-hint`}>
					{hint}
				</div>
			)}
			{end && <span className="field-end">{end}</span>}
		</div>
	);
}

/** Props of a group of choices under one legend. */
export type FieldGroupProps = {
	legend: ReactNode;
	/** A word behind the legend, such as how many may be chosen. */
	note?: string;
	hint?: ReactNode;
	error?: string | null;
	/** Cards in columns, chips in a row, or one under another. */
	layout?: "cards" | "chips" | "list";
	/** The group's id, where something leads to it. */
	id?: string;
	children: ReactNode;
};

/** Several radios or checkboxes that answer one question. */
export function FieldGroup({ legend, note, hint, error, layout = "list", children, ...rest }: FieldGroupProps) {
	const made = useId();
	const id = rest.id ?? made;
	const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
	const className = { cards: "choices", chips: "picks", list: undefined }[layout];
	return (
		<fieldset
			id={rest.id}
			className="field"
			tabIndex={rest.id ? -1 : undefined}
			aria-describedby={describedBy}
			data-invalid={error ? "" : undefined}
		>
			<legend className="field-label">
				<span>
					{legend}
					{note && <span className="meta"> {note}</span>}
				</span>
			</legend>
			{hint && (
				<div className="hint" id={`${id}-hint`}>
					{hint}
				</div>
			)}
			<div className={className}>{children}</div>
			{error && <FieldError id={`${id}-error`} text={error} />}
		</fieldset>
	);
}

/** The red line under a field. */
export function FieldError({ id, text }: { id?: string; text: string }) {
	return (
		<p className="field-error" id={id}>
			<Icon name="warning" size="small" />
			{text}
		</p>
	);
}

/** What the surrounding field gives to its control. */
export function useField(): ControlAttributes & { id?: string; "aria-describedby"?: string; "aria-invalid"?: true } {
	const { id, describedBy, isInvalid, control } = useContext(FieldContext);
	return { ...control, id, "aria-describedby": describedBy, "aria-invalid": isInvalid || undefined };
}
